/** The pips of a die on a square from -1 to 1. */
import type { Point } from "../../lib/board/point";

const at = (x: number, y: number): Point => ({ x, y });
const CORNERS = [at(-1, -1), at(1, 1)];
const OTHERS = [at(1, -1), at(-1, 1)];
const SIDES = [at(-1, 0), at(1, 0)];

export const PIPS: Record<number, Point[]> = {
  1: [at(0, 0)],
  2: CORNERS,
  3: [...CORNERS, at(0, 0)],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, at(0, 0)],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};
