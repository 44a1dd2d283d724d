/** Ninja Dice's folder for the table. */
import "./ninja-dice.css";
import { rollerOf } from "../../lib/board/events";
import { icons } from "../../lib/icons";
import type { DockAction, GameFolder } from "../contract";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import type * as document from "./document";
import { parseMove } from "./notation";
import PlayerPanel from "./PlayerPanel.svelte";
import Sentence from "./Sentence.svelte";
import { NinjaSession } from "./session.svelte";
import SetUp from "./SetUp.svelte";
import Statistics from "./Statistics.svelte";
import { status } from "./status";
import { endsLine, endsTurn, eventsOf, tell } from "./telling";
import { type NinjaProps, type Turn, turnOf } from "./turn";
import { describe, moveWords } from "./words";

const SLOW = '<path d="M4 17h13a3 3 0 0 0 0-6c-1 0-2 .5-2.500 1.500M4 17c0-4 2.500-7 6-7s5.500 2.500 5.500 7M18 11V7.500M20 11V8M7 17v2M14 17v2"/>';

function actions({ session }: NinjaProps): DockAction[] {
  return [
    {
      id: "again", label: "ninja-dice-ui-again", tip: "ninja-dice-ui-again-tip", icon: icons.eye, shortcut: "a",
      enabled: session.thrown !== null, run: () => (session.again += 1),
    },
    {
      id: "slow", label: "ninja-dice-ui-slow", tip: "ninja-dice-ui-slow-tip", icon: SLOW, shortcut: "s",
      enabled: true, pressed: session.slow, run: () => (session.slow = !session.slow),
    },
  ];
}

const ninjaDice: GameFolder<document.Board, document.Position, NinjaSession, Turn> = {
  key: "ninja-dice",
  icon:
    '<rect x="8" y="8" width="32" height="32" rx="6" fill="none" stroke="currentColor" stroke-width="3"/>' +
    '<path d="M24 13l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="currentColor"/>',
  Board,
  Dock,
  PlayerPanel,
  Sentence,
  SetUp,
  Statistics,
  coach: true,
  everyoneThrows: true,
  session: () => new NinjaSession(),
  turn: turnOf,
  status,
  actions,
  progress: ({ round }) => ({ key: "ninja-dice-ui-progress", facts: { round } }),
  describe: (_, position, seat) => describe(position, seat),
  sayMove: moveWords,
  rollerOf,
  endsTurn: endsLine,
  turnsIn: (log) => log.filter(endsTurn).length,
  turnIn: ({ active }) => active,
  tell: (_, entry, names) => tell([entry], names),
  soundOf: (entry) => {
    if (entry.by === "chance") return "roll";
    if (eventsOf(entry).some(({ what }) => what === "captured" || what === "stolen")) return "capture";
    return parseMove(entry.text)?.kind === "place" ? "place" : "move";
  },
};

export default ninjaDice;
