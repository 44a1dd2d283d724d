/** Where the beads of a stack lie above a figure's head, in figure units (feet at 0, up is negative). */
import type { Colour } from "./garden";

export interface StackedBead {
  colour: Colour;
  y: number;
  width: number;
  height: number;
}

/** The top of the head. */
export const HEAD = -1.03;
const TOP = { width: 0.76, height: 0.4 };
const OTHER = { width: 0.58, height: 0.29 };
const SUNK = 0.015;

/** The beads from the lowest to the top one, which is the largest; *fanned* shows each as large as the top one. */
export function stackOf(beads: string, fanned = false): StackedBead[] {
  let y = HEAD;
  return [...beads].map((colour, i) => {
    const { width, height } = fanned || i === beads.length - 1 ? TOP : OTHER;
    const bead = { colour: colour as Colour, y: y - height / 2, width, height };
    y -= height - (fanned ? -0.07 : SUNK);
    return bead;
  });
}

/** Where a bead rests that comes on top of *beads*. */
export const landing = (beads: string): number => stackOf(`${beads}G`).at(-1)!.y;
