/** Arrow keys: from die to die, or a die over the felt. */
import { type Arrow, ARROWS, type Towards, towards } from "../../lib/board/keyboard";
import type { Point } from "../../lib/board/point";
import type { Plane } from "./plane";
import type { Lying } from "./position";

/** Tenths of a millimetre that a key carries a die. */
const STEP = 50;

/** The next die that way on the screen: near, and not far aside. If there is none, it stays. */
export function dieTowards(plane: Plane, dice: Lying[], from: string, key: Arrow): string {
  const start = dice.find(({ id }) => id === from);
  if (!start) return dice[0]?.id ?? from;
  const cost = ({ along, aside }: Towards) => (along > 1 ? along + 2 * aside : null);
  return towards(dice, plane.at, plane.at(start), key, cost)?.id ?? from;
}

/** A place one step further that way on the screen. */
export function stepTowards(plane: Plane, at: Point, key: Arrow): Point {
  const { x, y } = plane.at(at);
  const way = ARROWS[key];
  return plane.back({ x: x + way.x * STEP * plane.k, y: y + way.y * STEP * plane.k });
}
