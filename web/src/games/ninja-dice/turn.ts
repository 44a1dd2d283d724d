/** Where the viewer stands in the turn: what board, dock and hand derive from the same props. */
import type { BoardProps } from "../contract";
import { type Choice, choiceOf } from "./choice";
import { type Move, parseMoves } from "./notation";
import type { PositionDocument } from "./position";

export interface Stand {
  position: PositionDocument;
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

type Given = Pick<BoardProps, "position" | "legal" | "toAct" | "frozen" | "yours" | "thrower" | "session">;

export function standOf(props: Given): Stand {
  const position = props.position as unknown as PositionDocument;
  if (props.legal.length) known.set(props.position, props.legal);
  const moves = props.frozen ? [] : parseMoves(known.get(props.position) ?? []);
  const seat = props.legal.length && !props.frozen && typeof props.toAct === "number" ? props.toAct : null;
  const choice = choiceOf(moves, props.session);
  const { thrower } = props;
  const throws = !props.frozen && props.toAct === "chance" && position.phase === "throw" && typeof thrower === "number" && props.yours.includes(thrower);
  const targets = Object.keys(position.held).filter((id) => choice.victims.includes(position.held[id]!));
  const skills = choice.victims.includes(position.active ?? -1) ? Object.keys(position.skill) : [];
  const rolls = choice.rolls.length ? Object.keys(position.skill) : [];
  return { position, moves, seat, throws, choice, open: new Set([...targets, ...skills, ...choice.fortunes, ...choice.boosts, ...rolls]) };
}
