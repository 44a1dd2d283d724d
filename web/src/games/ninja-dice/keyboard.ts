/** Arrow keys: from die to die, or a die over the felt. */
import { type Arrow, ARROWS } from "../../lib/board/arrows";
import type { Point } from "./geometry";
import type { Plane } from "./plane";
import type { Lying } from "./position";

/** Tenths of a millimetre that a key carries a die. */
const STEP = 50;

/** The next die that way on the screen: near, and not far aside. If there is none, it stays. */
export function dieTowards(plane: Plane, dice: Lying[], from: string, key: Arrow): string {
  const way = ARROWS[key];
  const start = dice.find(({ id }) => id === from);
  if (!start) return dice[0]?.id ?? from;
  const here = plane.at(start);
  const measured = dice.flatMap((die) => {
    const { x, y } = plane.at(die);
    const [ahead, aside] = [(x - here.x) * way.x + (y - here.y) * way.y, Math.abs((x - here.x) * way.y - (y - here.y) * way.x)];
    return ahead > 1 ? [{ id: die.id, far: ahead + 2 * aside }] : [];
  });
  return measured.sort((one, other) => one.far - other.far)[0]?.id ?? from;
}

/** A place one step further that way on the screen. */
export function stepTowards(plane: Plane, at: Point, key: Arrow): Point {
  const { x, y } = plane.at(at);
  const way = ARROWS[key];
  return plane.back({ x: x + way.x * STEP * plane.k, y: y + way.y * STEP * plane.k });
}
