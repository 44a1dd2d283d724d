/** Arrow keys on a hexagonal garden: the field that lies that way on the screen. */
import { type Arrow, ARROWS } from "../../lib/board/arrows";
import type { Garden } from "./garden";
import type { View } from "./view";

/**
 * The next field that way. Of two fields half-left and half-right the one nearer to *column* is taken (the place where the
 * cursor last went sideways), so that going up and up runs straight.
 */
export function stepFrom(garden: Garden, view: View, from: string, arrow: Arrow, column: number): string {
  const here = view.at(from);
  const way = ARROWS[arrow];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const { name } of garden.fields) {
    const { x, y } = view.at(name);
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (along < 0.5 * view.s || aside > along * 1.2) continue;
    const drift = way.y ? Math.abs(x - column) * 0.2 : 0;
    const cost = along + aside + drift;
    if (cost < least - 1e-6) [best, least] = [name, cost];
  }
  return best;
}
