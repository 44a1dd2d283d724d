/** Which field a tap means: targets are as large as a fingertip wherever that takes nothing from another target. */
import { distance, FINGER, nearest, type Point } from "../../lib/board/point";
import type { Garden } from "./garden";
import type { Position } from "./position";
import { feet, GROWN } from "./timeline";
import { stackOf } from "./stack";
import type { View } from "./view";

/** The ring around a target with its halo, the width of a stack, and the bank around the garden, in radii. */
const RING = 0.75;
const STACK = 0.42;
const BANK = 1.15;

/**
 * The field that is meant by a tap at a point: a target under the finger, else the figure whose beads were touched, else
 * the field that lies there. *open* are the fields that something can be done with.
 */
export function fieldHit(
  garden: Garden,
  view: View,
  position: Position,
  open: ReadonlySet<string>,
  at: Point,
): string | undefined {
  const away = (name: string) => distance(view.at(name), at);
  const within = (radii: number) => () => Math.max(radii * view.s, FINGER);
  return nearest(open, away, within(RING)) ?? stackAt(view, position, at) ?? nearest(garden.byName.keys(), away, within(BANK));
}

/** Where the figure stands whose beads are drawn at a point; they reach over the fields behind it. */
function stackAt(view: View, position: Position, at: Point): string | undefined {
  const { s } = view;
  const standing = Object.values(position.figures).sort(([one], [other]) => view.at(other).y - view.at(one).y);
  return standing.find(([field, beads]) => {
    const top = stackOf(beads).at(-1);
    const { x, y } = feet(view.at(field), s);
    return top && Math.abs(at.x - x) <= STACK * s && at.y <= view.at(field).y && at.y >= y + GROWN * s * (top.y - top.height / 2);
  })?.[0];
}
