/** Position documents of Ninja All-Stars (docs/rules/ninja-all-stars.md, Position document), as far as the table shows them. */
import type { Element, Model, Position } from "./document";

export type { Element, Model, Pool, Position } from "./document";

export const ELEMENTS: Element[] = ["spirit", "water", "earth", "void", "fire", "air"];
/** The letter of a die, in the order of the moon track. */
export const LETTERS = "SWEVFA";
export const elementOf = (letter: string): Element => ELEMENTS[LETTERS.indexOf(letter)] ?? "spirit";

/** Tokens that lie on a model, in the order in which they are shown. */
export const TOKENS = ["stun", "poison", "curse", "slow", "haste", "luck", "protect", "power", "delay"] as const satisfies (keyof Model)[];
export const MARKS = ["stealth", "medal", "blessed", "bare", "fist", "mastered", "done"] as const satisfies (keyof Model)[];

const SENTRY = "Z";
export const seatNumber = (letter: string): number => letter.charCodeAt(0) - 65;
export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
/** The seat of a model; null for a sentry. */
export const seatOf = (model: string): number | null => (model[0] === SENTRY ? null : seatNumber(model));

export const modelsOf = (position: Position, seat: number): string[] =>
  Object.keys(position.models).filter((id) => seatOf(id) === seat);

/** The ninja of a seat on the board, in the Healing House and in the Training Ground. */
export function dojoOf(position: Position, seat: number): { board: string[]; heal: string[]; train: string[] } {
  const own = modelsOf(position, seat);
  const where = (place: string | undefined) => own.filter((id) => position.models[id]?.in === place);
  return { board: where(undefined), heal: where("heal"), train: where("train") };
}

/** How many cards a seat holds; which ones only its own player knows. */
export const handSize = (hand: string[] | number | undefined): number => (Array.isArray(hand) ? hand.length : (hand ?? 0));

/** Whom everything is about at the moment. */
export function subjectOf(position: Position): string | null {
  const item = position.todo?.[0];
  if (["push", "place", "face", "save", "resist"].includes(position.phase) && typeof item?.[1] === "string") return item[1];
  return position.activation?.model ?? position.test?.by ?? null;
}

/** How many cards are in the bag and on the discard pile: what is in no hand and not discarded is in the bag. */
export function pilesOf(cards: Record<string, { copies: number }>, position: Position): { bag: number; discard: number } {
  const all = Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);
  const discard = position.discard?.length ?? 0;
  return { discard, bag: position.hands.reduce<number>((left, hand) => left - handSize(hand), all - discard) };
}
