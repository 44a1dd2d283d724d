/** The six signs of the seats as paths around the origin: ● ■ ▲ ◆ ★ ⬢; and arrows. */
import type { Point } from "../../lib/board/point";
import { pair } from "./track";

type Sign = (r: number) => string;

const closed = (points: Point[]): string => `M${points.map(pair).join("L")}Z`;
const around = (count: number, r: (i: number) => number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return { x: Math.sin(angle) * r(i), y: -Math.cos(angle) * r(i) };
  });

const SIGNS: Sign[] = [
  (r) => `M${-0.84 * r} 0a${0.84 * r} ${0.84 * r} 0 1 0 ${1.68 * r} 0a${0.84 * r} ${0.84 * r} 0 1 0 ${-1.68 * r} 0Z`,
  (r) => closed([{ x: -0.75 * r, y: -0.75 * r }, { x: 0.75 * r, y: -0.75 * r }, { x: 0.75 * r, y: 0.75 * r }, { x: -0.75 * r, y: 0.75 * r }]),
  (r) => closed([{ x: 0, y: -0.95 * r }, { x: 0.98 * r, y: 0.76 * r }, { x: -0.98 * r, y: 0.76 * r }]),
  (r) => closed([{ x: 0, y: -1.05 * r }, { x: 0.95 * r, y: 0 }, { x: 0, y: 1.05 * r }, { x: -0.95 * r, y: 0 }]),
  (r) => closed(around(10, (i) => r * (i % 2 ? 0.48 : 1.12))),
  (r) => closed(around(6, () => r)),
];

/** The sign of a look, so large. */
export const sign = (look: number, r: number): string => SIGNS[look % SIGNS.length]!(r);

/** A slim arrow tip at a point, that way. */
export function tip({ x, y }: Point, dx: number, dy: number, size: number): string {
  const away = Math.hypot(dx, dy) || 1;
  const [u, v] = [dx / away, dy / away];
  const at = (along: number, aside: number): Point => ({ x: x + (u * along - v * aside) * size, y: y + (v * along + u * aside) * size });
  return closed([at(1.2, 0), at(-0.85, 0.78), at(-0.42, 0), at(-0.85, -0.78)]);
}

/** An arrow that grows slim towards its head, from one point to another. */
export function arrow(from: Point, to: Point, width: number): string {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [u, v] = [(to.x - from.x) / away, (to.y - from.y) / away];
  const at = (along: number, aside: number): Point => ({ x: from.x + u * along - v * aside, y: from.y + v * along + u * aside });
  const neck = Math.max(0, away - 1.7 * width);
  return closed([
    at(0, 0.75 * width), at(neck, 0.5 * width), at(neck, 1.15 * width), at(away, 0), at(neck, -1.15 * width), at(neck, -0.5 * width),
    at(0, -0.75 * width),
  ]);
}
