/** Moves and outcomes of Ninja Dice, read and written (docs/rules/ninja-dice.md). */
import type { Pose } from "./geometry";
import type { Face, HouseFace, Lying } from "./position";

export type Move =
  | { kind: "steal"; text: string; arrow: string; victim: number | null }
  | { kind: "match"; text: string; fortune: string; die: string }
  | { kind: "place"; text: string; die: string; pose: Pose }
  | { kind: "roll"; text: string; dice: string[] }
  | { kind: "ready" | "run"; text: string };

const STEAL = /^(T\d)>(?:P(\d)|-)$/;
const MATCH = /^(S\d)\+(S\d)$/;
const PLACE = /^place (S\d) (-?\d+) (-?\d+) (\d+)$/;
const ROLL = /^roll((?: S\d)+)$/;
const THROWN = /^([ST]\d)=(\w+)@(-?\d+),(-?\d+),(\d+)$/;

/** The move that *text* writes, or null. */
export function parseMove(text: string): Move | null {
  if (text === "ready" || text === "run") return { kind: text, text };
  const steal = STEAL.exec(text);
  if (steal) return { kind: "steal", text, arrow: steal[1]!, victim: steal[2] === undefined ? null : Number(steal[2]) };
  const match = MATCH.exec(text);
  if (match) return { kind: "match", text, fortune: match[1]!, die: match[2]! };
  const place = PLACE.exec(text);
  if (place) return { kind: "place", text, die: place[1]!, pose: { x: Number(place[2]), y: Number(place[3]), yaw: Number(place[4]) } };
  const roll = ROLL.exec(text);
  return roll ? { kind: "roll", text, dice: roll[1]!.trim().split(" ") } : null;
}

export const parseMoves = (texts: string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The faces of a house that was thrown, or null. */
export const parseHouse = (text: string): HouseFace[] | null =>
  text.startsWith("house ") ? (text.split(" ").slice(1) as HouseFace[]) : null;

/** The dice of a throw, as they came to lie; null if it is none. They are written in the order of the throw's document. */
export function parseThrow(text: string): Lying[] | null {
  if (!text.startsWith("throw ")) return null;
  return text.split(" ").slice(1).flatMap((each) => {
    const found = THROWN.exec(each);
    return found ? [{ id: found[1]!, face: found[2] as Face, x: Number(found[3]), y: Number(found[4]), yaw: Number(found[5]) }] : [];
  });
}

export const formatSteal = (arrow: string, victim: number | null): string => `${arrow}>${victim === null ? "-" : `P${victim}`}`;
export const formatMatch = (fortune: string, die: string): string => `${fortune}+${die}`;
export const formatRoll = (dice: string[]): string => `roll ${[...dice].sort().join(" ")}`;
export const formatPlace = (die: string, { x, y, yaw }: Pose): string => `place ${die} ${x} ${y} ${yaw}`;
