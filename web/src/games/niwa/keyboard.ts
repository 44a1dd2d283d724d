/** Arrow keys on a hexagonal garden: the field that lies that way on the screen. */
import { type Arrow, ARROWS, type Towards, towards } from "../../lib/board/keyboard";
import type { Garden } from "./garden";
import type { View } from "./view";

/**
 * The next field that way. Of two fields half-left and half-right the one nearer to *column* is taken (the place where the
 * cursor last went sideways), so that going up and up runs straight.
 */
export function stepFrom(garden: Garden, view: View, from: string, arrow: Arrow, column: number): string {
  const cost = ({ along, aside, at }: Towards) => {
    const drift = ARROWS[arrow].y ? Math.abs(at.x - column) * 0.2 : 0;
    return along < 0.5 * view.s || aside > along * 1.2 ? null : along + aside + drift;
  };
  return towards(garden.byName.keys(), view.at, view.at(from), arrow, cost) ?? from;
}
