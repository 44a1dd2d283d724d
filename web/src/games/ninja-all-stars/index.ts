/** Ninja All-Stars' folder for the table. */
import "./ninja-all-stars.css";
import { icons } from "../../lib/icons";
import type { DockAction, GameFolder } from "../contract";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import type * as document from "./document";
import { diceOf, parseMove } from "./notation";
import PlayerPanel from "./PlayerPanel.svelte";
import { seatNumber, subjectOf } from "./position";
import Sentence from "./Sentence.svelte";
import { AllStarsSession } from "./session.svelte";
import SetUp from "./SetUp.svelte";
import Statistics from "./Statistics.svelte";
import { status } from "./status";
import { endsTurn, eventsOf, rollerOf, tell } from "./telling";
import { type AllStarsProps, type Turn, turnOf } from "./turn";
import { describe, moveWords } from "./words";

function actions({ session }: AllStarsProps): DockAction[] {
  return [
    {
      id: "sight", label: "ninja-all-stars-ui-sight", tip: "ninja-all-stars-ui-sight-tip", icon: icons.eye, shortcut: "s",
      enabled: true, pressed: session.sight, run: () => (session.sight = !session.sight),
    },
  ];
}

const allStars: GameFolder<document.Board, document.Position, AllStarsSession, Turn> = {
  key: "ninja-all-stars",
  icon:
    '<circle cx="24" cy="24" r="17" fill="none" stroke="currentColor" stroke-width="3"/>' +
    '<path d="M24 5l5 8H19zM15 26c0-8 4-12 9-12s9 4 9 12c-3 4-15 4-18 0zM12 38c1-6 6-8 12-8s11 2 12 8z" fill="currentColor"/>',
  Board,
  Dock,
  PlayerPanel,
  Sentence,
  SetUp,
  Statistics,
  session: () => new AllStarsSession(),
  turn: turnOf,
  // On a walk the next step is not waited for; of what others do, only what is looked at.
  forecast: ({ position, legal, session }) => {
    if (session.plan.length) return null;
    const model = session.looked ?? (legal.length || session.sight ? subjectOf(position) : null);
    return model && position.models[model]?.at ? model : null;
  },
  status,
  actions,
  keepsFace: ({ phase }) => phase === "omen",
  progress: ({ round }) => (round ? { key: "ninja-all-stars-ui-progress", facts: { round } } : null),
  describe,
  sayMove: (text) => moveWords(text),
  rollerOf,
  endsTurn,
  turnsIn: (log) => log.filter(({ text }) => parseMove(text).kind === "activate").length,
  turnIn: ({ activation, seat }) => {
    const letter = activation?.seat ?? seat;
    return letter ? seatNumber(letter) : null;
  },
  tell: (board, entry, names) => tell(board, [entry], names),
  soundOf: (entry) => {
    if (entry.by === "chance") return diceOf(entry.text) ? "roll" : "place";
    if (eventsOf(entry).some(({ what }) => what === "was-injured" || what === "was-stunned")) return "capture";
    return ["deploy", "lantern", "shrine", "post", "place"].includes(parseMove(entry.text).kind) ? "place" : "move";
  },
};

export default allStars;
