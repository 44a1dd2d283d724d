/** Where the viewer stands in the turn: what board, dock, hand and status have in common. */
import type { BoardProps, Play, PlayerPanelProps, Scene } from "../contract";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import type { Board, Position } from "./position";
import type { NinjaSession } from "./session.svelte";

export type NinjaProps = BoardProps<Board, Position, NinjaSession, Turn>;
export type NinjaPanelProps = PlayerPanelProps<Board, Position, NinjaSession, Turn>;

export interface Turn {
  moves: Move[];
  /** The seat that decides here; null: nobody does. */
  seat: number | null;
  /** The table waits for the viewer's hand to throw. */
  throws: boolean;
  choice: Choice;
  /** Dice that something can be done with. */
  open: Set<string>;
}

/** What was legal in a position: while a move is on its way nothing is, and yet everything is drawn as it was. */
const known = new WeakMap<object, string[]>();

type Shown = Pick<Scene<Board, Position>, "position" | "yours">;

export function turnOf({ position, yours }: Shown, play: Play | null, session: NinjaSession): Turn {
  const { legal, toAct, thrower } = play ?? { legal: [], toAct: null, thrower: null };
  if (legal.length) known.set(position, legal);
  const moves = play ? parseMoves(known.get(position) ?? []) : [];
  const seat = legal.length && typeof toAct === "number" ? toAct : null;
  const choice = choiceOf(moves, session);
  const throws = toAct === "chance" && position.phase === "throw" && thrower !== null && yours.includes(thrower);
  const targets = Object.keys(position.held).filter((id) => choice.victims.includes(position.held[id]!));
  const skills = choice.victims.includes(position.active ?? -1) ? Object.keys(position.skill) : [];
  const rolls = choice.rolls.length ? Object.keys(position.skill) : [];
  return { moves, seat, throws, choice, open: new Set([...targets, ...skills, ...choice.fortunes, ...choice.boosts, ...rolls]) };
}
