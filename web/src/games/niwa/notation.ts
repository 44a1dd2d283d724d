/** Moves of Niwa, read and written (docs/rules/niwa.md, Notation). */
import type { Colour } from "./garden";
import type { FigureName } from "./position";

export type Placing = Record<Colour, string>;

export type Move =
  | { kind: "place"; text: string; fields: Placing }
  | { kind: "cross"; text: string; figure: FigureName; from: string; to: string; receiver: FigureName }
  | { kind: "jump"; text: string; figure: FigureName; from: string; to: string }
  | { kind: "transfer"; text: string; figure: FigureName; receiver: FigureName }
  | { kind: "stop"; text: string };

const FIELD = "([a-z]\\d+)";
const FIGURE = "([KS][1-3])";
const PLACE = new RegExp(`^G:${FIELD} Y:${FIELD} O:${FIELD}$`);
const CROSS = new RegExp(`^${FIGURE} ${FIELD}-${FIELD} >${FIGURE}$`);
const JUMP = new RegExp(`^${FIGURE} ${FIELD}\\^${FIELD}$`);
const TRANSFER = new RegExp(`^${FIGURE}>${FIGURE}$`);

/** The move that *text* writes, or null. */
export function parseMove(text: string): Move | null {
  if (text === "stop") return { kind: "stop", text };
  let found = PLACE.exec(text);
  if (found) return { kind: "place", text, fields: { G: found[1]!, Y: found[2]!, O: found[3]! } };
  found = CROSS.exec(text);
  if (found) {
    return { kind: "cross", text, figure: found[1]!, from: found[2]!, to: found[3]!, receiver: found[4]! };
  }
  found = JUMP.exec(text);
  if (found) return { kind: "jump", text, figure: found[1]!, from: found[2]!, to: found[3]! };
  found = TRANSFER.exec(text);
  if (found) return { kind: "transfer", text, figure: found[1]!, receiver: found[2]! };
  return null;
}

/** All the moves of a list that can be read. */
export const parseMoves = (texts: string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

export const formatPlace = (fields: Placing): string => `G:${fields.G} Y:${fields.Y} O:${fields.O}`;
export const formatCross = (figure: FigureName, from: string, to: string, receiver: FigureName): string =>
  `${figure} ${from}-${to} >${receiver}`;
export const formatJump = (figure: FigureName, from: string, to: string): string => `${figure} ${from}^${to}`;
export const formatTransfer = (figure: FigureName, receiver: FigureName): string => `${figure}>${receiver}`;
