/**
 * Where dice lie: tenths of a millimetre, tenths of a degree, yaw counter-clockwise from +x. For drawing only: what is
 * legal is the server's to say, and its numbers are exact.
 */
import type { Point } from "../../lib/board/point";

export interface Pose extends Point {
  yaw: number;
}

export const HALF = 80;
export const WALLS = 16;
export const APOTHEM = 1200;
const INSIDE = 1240;
export const TURN = 3600;
const QUARTER = 900;
const TOLERANCE = 0.5;

export const radians = (yaw: number): number => (yaw * Math.PI) / 1800;
export const turned = (yaw: number): number => ((Math.round(yaw) % TURN) + TURN) % TURN;
export const ahead = (yaw: number): Point => ({ x: Math.cos(radians(yaw)), y: Math.sin(radians(yaw)) });

/** How far (x, y) lies in the direction *yaw*. */
const along = (x: number, y: number, yaw: number): number => {
  const way = ahead(yaw);
  return x * way.x + y * way.y;
};

/** Half the shadow of a die on a line that is turned by *yaw* against its sides. */
const shadow = (yaw: number): number => HALF * (Math.abs(Math.cos(radians(yaw))) + Math.abs(Math.sin(radians(yaw))));

/** How far the farthest corner of die b lies beyond the front edge of die a; below 0 before it. */
export const reach = (a: Pose, b: Pose): number => along(b.x - a.x, b.y - a.y, a.yaw) + shadow(b.yaw - a.yaw) - HALF;

/** Can b be targeted by a: does it reach beyond the front edge, extended to both sides without end? */
export const isBeyond = (a: Pose, b: Pose): boolean => reach(a, b) > TOLERANCE;

/** The widest gap between the shadows of two dice on a line, over their four side directions; below 0: none. */
export function gap(a: Pose, b: Pose): number {
  const both = HALF + shadow(b.yaw - a.yaw);
  return Math.max(...[a.yaw, a.yaw + QUARTER, b.yaw, b.yaw + QUARTER].map((yaw) => Math.abs(along(b.x - a.x, b.y - a.y, yaw)) - both));
}

export const overlaps = (a: Pose, b: Pose): boolean => gap(a, b) < -TOLERANCE;

/** A square of this half side around a die, front left first, counter-clockwise. */
export function corners(die: Pose, half = HALF): Point[] {
  const { x, y } = ahead(die.yaw);
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([u, v]) => ({
    x: die.x + half * (u! * x - v! * y),
    y: die.y + half * (u! * y + v! * x),
  }));
}

/** Are all corners of a die in the tray? */
export const isInside = (die: Pose): boolean => corners(die).every(({ x, y }) => Math.hypot(x, y) <= INSIDE + TOLERANCE);

/** The corners of the sixteen walls, *out* beyond their inner side. */
export function wallCorners(out = 0): Point[] {
  const radius = (APOTHEM + out) / Math.cos(Math.PI / WALLS);
  return Array.from({ length: WALLS }, (_, i) => {
    const angle = ((i - 0.5) * 2 * Math.PI) / WALLS;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The part of the tray that lies beyond a die's front edge; its first two corners are on the edge's line, if there are any. */
export function regionBeyond(die: Pose): Point[] {
  const front = ahead(die.yaw);
  const depth = ({ x, y }: Point) => (x - die.x) * front.x + (y - die.y) * front.y - HALF;
  const walls = wallCorners();
  const found: Point[] = [];
  let first = 0;
  walls.forEach((here, i) => {
    const there = walls[(i + 1) % WALLS]!;
    const [a, b] = [depth(here), depth(there)];
    if (a >= 0) found.push(here);
    if (a >= 0 === b >= 0) return;
    const t = a / (a - b);
    found.push({ x: here.x + (there.x - here.x) * t, y: here.y + (there.y - here.y) * t });
    // Where the walk around the tray leaves the region, the line begins; it ends at the next corner found.
    if (a >= 0) first = found.length - 1;
  });
  return [...found.slice(first), ...found.slice(0, first)];
}

/** The line of a die's front edge across the tray; null if the edge is outside. */
export function frontLine(die: Pose): [Point, Point] | null {
  const region = regionBeyond(die);
  return region.length > 1 && region.length < WALLS ? [region[0]!, region[1]!] : null;
}

/** The nearest place where a die is inside the tray, turned as it is. */
export function drawnIn(die: Pose): Pose {
  const rounded = (scale: number): Pose => ({ x: Math.round(die.x * scale), y: Math.round(die.y * scale), yaw: turned(die.yaw) });
  let [low, high] = [0, 1];
  if (isInside(rounded(1))) return rounded(1);
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (isInside(rounded(middle))) low = middle;
    else high = middle;
  }
  return rounded(low);
}
