/** Position documents of Niwa: who stands where with which beads. */
import type { Colour } from "./garden";

export type FigureName = string;
/** Field, and beads from the lowest to the top one. */
export type Standing = [string, string];

export interface PositionDocument {
  garden: unknown;
  phase: "place" | "move" | "over";
  turn: number | null;
  mover: FigureName | null;
  figures: Record<FigureName, Standing>;
  turns: number;
  winner?: number | null;
  end?: "base" | "repetition" | "turns";
}

export const COLOURS: readonly Colour[] = ["G", "Y", "O"];
const LETTERS = ["K", "S"];

export const seatOf = (figure: FigureName): number => LETTERS.indexOf(figure[0]!);
export const seatColour = (seat: number): string => `var(--niwa-${seat === 0 ? "pink" : "blue"})`;
export const figuresOf = (seat: number): FigureName[] => [1, 2, 3].map((number) => `${LETTERS[seat]}${number}`);
export const fieldOf = (position: PositionDocument, figure: FigureName): string | undefined =>
  position.figures[figure]?.[0];
export const beadsOf = (position: PositionDocument, figure: FigureName): string => position.figures[figure]?.[1] ?? "";
export const topOf = (position: PositionDocument, figure: FigureName): Colour | undefined =>
  beadsOf(position, figure).at(-1) as Colour | undefined;

/** Who stands on a field. */
export function figureOn(position: PositionDocument, field: string): FigureName | undefined {
  return Object.keys(position.figures).find((figure) => position.figures[figure]![0] === field);
}
