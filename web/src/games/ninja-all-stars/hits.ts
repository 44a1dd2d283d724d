/** Which space a point of the picture means: the one it is in; where spaces are small, the nearest that can be acted on. */
import type { Point } from "../../lib/board/point";
import { spaceAt, unturned } from "./keyboard";
import { CELL, middleOf } from "./figures";

/** Half a fingertip, in pixels. */
const FINGER = 22;

export function spaceHit(at: Point, open: Iterable<string>, scale: number, turns: number): string | undefined {
  const inside = spaceAt(unturned({ x: Math.floor(at.x / CELL), y: Math.floor(at.y / CELL) }, turns));
  const all = new Set(open);
  if (CELL * scale >= 2 * FINGER || (inside && all.has(inside))) return inside;
  let [best, least] = [inside, FINGER / scale];
  for (const space of all) {
    const { x, y } = middleOf(space, turns);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least) [best, least] = [space, away];
  }
  return best;
}
