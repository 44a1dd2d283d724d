/** The strokes of the coloured lines, one path a colour: a dot is a stroke of no length with round ends. */
import type { Colour, Garden } from "./garden";
import { COLOURS } from "./position";
import { border, number, type View } from "./view";

/** Begin and end of each stroke along the border, in radii from its middle. */
const STROKES: Record<Colour, [number, number][]> = {
  G: [[-0.34, 0.34]],
  Y: [
    [-0.345, -0.115],
    [0.115, 0.345],
  ],
  O: [-1.5, -0.5, 0.5, 1.5].map((k): [number, number] => [k * 0.235, k * 0.235]),
};

export interface Linework {
  colour: string;
  path: string;
  width: number;
  casing: number;
}

export function linework(garden: Garden, view: View): Linework[] {
  const { s } = view;
  const paths: Record<Colour, string> = { G: "", Y: "", O: "" };
  for (const { from, to, colour } of garden.lines) paths[colour] += strokes(view, from, to, colour);
  // Never hair-thin on the table, yet in proportion in a small picture.
  const width = Math.max(Math.min(3.2, 0.15 * s), 0.135 * s);
  const casing = Math.max(Math.min(1.2, 0.055 * s), 0.05 * s);
  return COLOURS.map((colour) => ({ colour: colour.toLowerCase(), path: paths[colour], width, casing }));
}

function strokes(view: View, from: string, to: string, colour: Colour): string {
  const { x, y, dx, dy } = border(view, from, to);
  const at = (t: number) => `${number(x + dx * t * view.s)} ${number(y + dy * t * view.s)}`;
  return STROKES[colour].map(([begin, end]) => `M${at(begin)}L${at(end)}`).join("");
}
