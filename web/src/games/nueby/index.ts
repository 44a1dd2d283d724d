/** Nüby's folder for the table: six games, one renderer. */
import "./nueby.css";
import { rollerOf } from "../../lib/board/events";
import type { GameFolder } from "../contract";
import { actions, byItself } from "./acting";
import Board from "./Board.svelte";
import { chartOf } from "./chart";
import Dock from "./Dock.svelte";
import type * as document from "./document";
import { parseMove } from "./notation";
import PlayerPanel from "./PlayerPanel.svelte";
import Sentence from "./Sentence.svelte";
import { NuebySession } from "./session.svelte";
import SetUp from "./SetUp.svelte";
import Statistics from "./Statistics.svelte";
import { status } from "./status";
import { tell } from "./telling";
import { type Turn, turnOf } from "./turn";
import { describe, moveWords } from "./words";

const nueby: GameFolder<document.Board, document.Position, NuebySession, Turn> = {
  key: "nueby",
  goesOn: true,
  icon:
    '<circle cx="24" cy="17" r="9" fill="currentColor"/>' +
    '<path d="M24 24c2 8 6 10 10 13v4H14v-4c4-3 8-5 10-13z" fill="currentColor"/>',
  Board,
  Dock,
  PlayerPanel,
  Sentence,
  SetUp,
  Statistics,
  session: (match) => new NuebySession(match),
  turn: turnOf,
  status,
  byItself,
  actions,
  describe: (board, position, seat) => describe(chartOf(board), position, seat),
  sayMove: moveWords,
  rollerOf,
  turnIn: ({ turn }) => turn,
  tell: (board, entry, names, language) =>
    tell(chartOf(board), [entry], entry.by === "chance" ? (rollerOf(entry) ?? 0) : entry.by, names, language),
  soundOf: ({ by, text, told }) => {
    if (by === "chance") return "roll";
    if (told.some(({ key }) => key === "nueby-thrown")) return "capture";
    const kind = parseMove(text)?.kind;
    return kind === "drop" || kind === "push" ? "place" : "move";
  },
};

export default nueby;
