/** Position documents of Niwa: who stands where with which beads. */
import type { Colour, Position } from "./document";

export type { Position } from "./document";

export type FigureName = string;
export const COLOURS: readonly Colour[] = ["G", "Y", "O"];
const LETTERS = ["K", "S"];

export const seatOf = (figure: FigureName): number => LETTERS.indexOf(figure[0]!);
export const seatColour = (seat: number): string => `var(--niwa-${seat === 0 ? "pink" : "blue"})`;
export const figuresOf = (seat: number): FigureName[] => [1, 2, 3].map((number) => `${LETTERS[seat]}${number}`);
export const fieldOf = (position: Position, figure: FigureName): string | undefined =>
  position.figures[figure]?.[0];
export const beadsOf = (position: Position, figure: FigureName): string => position.figures[figure]?.[1] ?? "";
export const topOf = (position: Position, figure: FigureName): Colour | undefined =>
  beadsOf(position, figure).at(-1) as Colour | undefined;

/** Who stands on a field. */
export function figureOn(position: Position, field: string): FigureName | undefined {
  return Object.keys(position.figures).find((figure) => position.figures[figure]![0] === field);
}
