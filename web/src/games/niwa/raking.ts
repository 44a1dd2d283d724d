/** Raked sand: waves over the garden, and stones on the page around it that the rake goes around. */
import type { Point } from "../../lib/board/point";
import { number, type View } from "./view";

/** Waves from edge to edge of the garden, a path; the caller cuts them at the outline. */
export function waves(view: View): string {
  const { s } = view;
  const all = view.loops[0] ?? [];
  const [left, right] = [Math.min(...all.map(({ x }) => x)) - s, Math.max(...all.map(({ x }) => x)) + s];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - s, Math.max(...all.map(({ y }) => y)) + s];
  let path = "";
  for (let y = top; y < bottom; y += 0.235 * s) {
    const at = (x: number) => number(y + 0.16 * s * Math.sin((2 * Math.PI * (x - left)) / (5.2 * s) + (y - top) / (3.1 * s)));
    path += `M${number(left)} ${at(left)}`;
    for (let x = left; x < right; x += 0.55 * s) path += `L${number(x)} ${at(x)}`;
  }
  return path;
}

export interface Stone extends Point {
  r: number;
  shape: string;
}

/** A few stones where the page is free: a large one with small companions, and another group far from it. */
export function stones(view: View): Stone[] {
  const chance = chanceFrom(view.loops[0]?.length ?? 0);
  const { s, width, height } = view;
  const found: (Point & { r: number })[] = [];
  const clear = (p: Point) =>
    Math.min(
      ...view.loops.flat().map(({ x, y }) => Math.hypot(p.x - x, p.y - y) - 0.55 * s),
      ...found.map((stone) => Math.hypot(p.x - stone.x, p.y - stone.y) - stone.r - 0.25 * s),
      0.9 * p.x,
      0.9 * (width - p.x),
      0.9 * p.y,
      0.9 * (height - p.y),
    ) * (inside(view, p) ? -1 : 1);
  for (const [wanted, beside] of GROUPS) {
    let best: (Point & { r: number }) | null = null;
    let most = 0;
    const origin = found.at(-1);
    for (let i = 0; i < 160; i++) {
      const angle = chance() * 2 * Math.PI;
      const p =
        beside && origin
          ? { x: origin.x + (origin.r + s) * Math.cos(angle), y: origin.y + (origin.r + s) * Math.sin(angle) }
          : { x: chance() * width, y: chance() * height };
      const r = Math.min(wanted * s, clear(p) - 0.45 * s);
      const away = Math.min(width, ...found.map((stone) => Math.hypot(p.x - stone.x, p.y - stone.y)));
      const far = beside ? 0 : (1.4 * away) / width;
      if (r > 0.22 * s && r / s + far > most) [best, most] = [{ ...p, r }, r / s + far];
    }
    if (best) found.push(best);
  }
  return found.map(({ x, y, r }) => ({ x, y, r, shape: blob(x, y, r, chance) }));
}

/** Sizes in radii; true: beside the one before. */
const GROUPS: [number, boolean][] = [
  [1.15, false],
  [0.5, true],
  [0.95, false],
  [0.42, true],
  [0.34, true],
];

/** The same garden always gets the same stones. */
function chanceFrom(seed: number): () => number {
  let word = seed * 2654435761 + 97;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
}

function inside(view: View, p: Point): boolean {
  let odd = false;
  for (const loop of view.loops.slice(0, 1)) {
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length]!;
      if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
    });
  }
  return odd;
}

function blob(x: number, y: number, r: number, chance: () => number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 9;
    const k = r * (0.88 + 0.2 * chance());
    return { x: x + k * Math.cos(angle), y: y + k * Math.sin(angle) * 0.78 };
  });
  const text = (p: Point) => `${number(p.x)} ${number(p.y)}`;
  const between = (i: number) => {
    const [a, b] = [points[i % 9]!, points[(i + 1) % 9]!];
    return text({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  };
  return `M${between(0)}${points.map((_, i) => `Q${text(points[(i + 1) % 9]!)} ${between(i + 1)}`).join("")}Z`;
}
