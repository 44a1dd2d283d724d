/** Which space a point of the picture means: the one it is in; where spaces are small, the nearest that can be acted on. */
import { distance, FINGER, nearest, type Point } from "../../lib/board/point";
import { spaceAt, unturned, type Yard } from "./keyboard";
import { CELL, middleOf } from "./figures";

export function spaceHit(at: Point, open: Iterable<string>, scale: number, yard: Yard): string | undefined {
  const inside = spaceAt(unturned({ x: Math.floor(at.x / CELL), y: Math.floor(at.y / CELL) }, yard), yard);
  const all = new Set(open);
  if (CELL * scale >= 2 * FINGER || (inside && all.has(inside))) return inside;
  return nearest(all, (space) => distance(middleOf(space, yard), at), () => FINGER / scale) ?? inside;
}
