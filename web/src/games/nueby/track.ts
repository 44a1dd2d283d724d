/** Closed curves walked by their length: clockwise as they are seen, from the middle of the bottom. */
import { distance, type Point } from "../../lib/board/point";

/** A point of a curve, and the direction that leads straight out of it. */
export interface Spot extends Point {
  nx: number;
  ny: number;
}

export class Track {
  readonly length: number;
  #points: Point[];
  #lengths = [0];

  /** *points* are corners of the curve around the origin, the last one the first again. */
  constructor(
    points: Point[],
    readonly middle: Point,
  ) {
    this.#points = points;
    for (let i = 1; i < points.length; i++) this.#lengths.push(this.#lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
    this.length = this.#lengths.at(-1)!;
  }

  /** The point after a length *s*, moved outward by *offset*. */
  at(s: number, offset = 0): Spot {
    const wanted = ((s % this.length) + this.length) % this.length;
    const here = this.#along(wanted);
    // The way out is square to the curve just before and after the point.
    const [before, after] = [this.#along(wanted - 1.5), this.#along(wanted + 1.5)];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const size = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / size, -dx / size];
    return { x: this.middle.x + here.x + nx * offset, y: this.middle.y + here.y + ny * offset, nx, ny };
  }

  /** The curve from one length to another as a path. */
  path(from: number, to: number, offset = 0): string {
    const count = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
    const points = Array.from({ length: count + 1 }, (_, i) => this.at(from + ((to - from) * i) / count, offset));
    return `M${points.map(pair).join("L")}`;
  }

  loop(offset = 0): string {
    return `${this.path(0, this.length, offset)}Z`;
  }

  #along(s: number): Point {
    const wanted = (s + this.length) % this.length;
    let [low, high] = [0, this.#lengths.length - 1];
    while (high - low > 1) {
      const half = (low + high) >> 1;
      if (this.#lengths[half]! <= wanted) low = half;
      else high = half;
    }
    const [a, b] = [this.#points[low]!, this.#points[high]!];
    const t = (wanted - this.#lengths[low]!) / (this.#lengths[high]! - this.#lengths[low]! || 1);
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  }
}

/** A polygon around the origin with round corners, its first corner the one that follows the middle of the bottom. */
export function rounded(corners: Point[], radius: number, middle: Point): Track {
  const bottom = mean(corners.at(-1)!, corners[0]!);
  const points: Point[] = [bottom];
  corners.forEach((corner, i) => {
    const [a, b] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
    const [u, v] = [toward(corner, a), toward(corner, b)];
    // Half the angle between the sides decides how far from the corner the round begins.
    const half = Math.acos(u.x * v.x + u.y * v.y) / 2;
    const cut = radius / Math.tan(half);
    const deep = radius / Math.sin(half);
    const inward = toward(corner, { x: corner.x + u.x + v.x, y: corner.y + u.y + v.y });
    const centre = { x: corner.x + inward.x * deep, y: corner.y + inward.y * deep };
    const begin = Math.atan2(corner.y + u.y * cut - centre.y, corner.x + u.x * cut - centre.x);
    const turn = Math.PI - 2 * half;
    for (let k = 0; k <= 24; k++) {
      const angle = begin + (turn * k) / 24;
      points.push({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) });
    }
  });
  return new Track([...points, bottom], middle);
}

/** Half axes *a* and *b*: lower left, upper left, upper right, lower right. */
export const rectangle = (a: number, b: number): Point[] => [
  { x: -a, y: b },
  { x: -a, y: -b },
  { x: a, y: -b },
  { x: a, y: b },
];

/** A hexagon that lies flat, with corners so far from its middle. */
export const hexagon = (size: number): Point[] =>
  [120, 180, 240, 300, 0, 60].map((angle) => ({ x: size * Math.cos((angle * Math.PI) / 180), y: size * Math.sin((angle * Math.PI) / 180) }));

/** How far a point is from a straight line between two others. */
export function awayFromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.max(0, Math.min(1, t));
  return distance(point, { x: a.x + dx * along, y: a.y + dy * along });
}
export const number = (value: number): string => String(Math.round(value * 10) / 10);
export const pair = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;
const mean = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function toward(from: Point, to: Point): Point {
  const away = distance(from, to) || 1;
  return { x: (to.x - from.x) / away, y: (to.y - from.y) / away };
}
