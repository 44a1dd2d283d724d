/** Niwa's folder for the table. */
import "./niwa.css";
import type { GameFolder } from "../contract";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import type * as document from "./document";
import { gardenOf } from "./garden";
import { parseMove } from "./notation";
import PlayerPanel from "./PlayerPanel.svelte";
import { seatColour } from "./position";
import Sentence from "./Sentence.svelte";
import { NiwaSession } from "./session.svelte";
import SetUp from "./SetUp.svelte";
import Statistics from "./Statistics.svelte";
import { actions, progress, status } from "./status";
import { type Turn, turnOf } from "./turn";
import { describe, moveWords } from "./words";

const niwa: GameFolder<document.Board, document.Position, NiwaSession, Turn> = {
  key: "niwa",
  goesOn: true,
  icon:
    '<path d="M24 6 39.500 15v18L24 42 8.500 33V15z" fill="none" stroke="currentColor" stroke-width="3"/>' +
    '<circle cx="24" cy="24" r="6" fill="currentColor"/>',
  Board,
  Dock,
  PlayerPanel,
  Sentence,
  SetUp,
  Statistics,
  session: () => new NiwaSession(),
  turn: turnOf,
  status,
  progress,
  actions,
  describe: (board, position, seat) => describe(gardenOf(board), position, seat),
  sayMove: moveWords,
  endsTurn: ({ text }) => parseMove(text)?.kind === "place",
  soundOf: ({ text }) => {
    const kind = parseMove(text)?.kind;
    return kind === "jump" || kind === "place" ? kind : "move";
  },
  seatColour,
};

export default niwa;
