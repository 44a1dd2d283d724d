/** The garden laid out in pixels: how it is turned, how large a field is, where everything is. */
import type { Point } from "../../lib/board/point";
import { DIRECTIONS, type Field, type Garden } from "./garden";

export interface View {
  /** Radius of a field in pixels; everything is drawn in parts of it. */
  s: number;
  /** Sixths of a turn. */
  turn: number;
  width: number;
  height: number;
  at: (field: string) => Point;
  /** Walls and void meet here: closed loops around the garden and its holes. */
  outline: string;
  loops: Point[][];
}

/** Room around the fields, in radii: the bank everywhere, and a stack of beads above the farthest row. */
const ROOM = { side: 0.42, top: 0.86, bottom: 0.5 };
export const LARGEST = 56;
const R3 = Math.sqrt(3);

/** Where the middle of a cell is when a field has radius 1, after *turn* sixths. */
export function place(q: number, r: number, turn = 0): Point {
  const x = R3 * (q + r / 2);
  const y = 1.5 * r;
  const angle = (turn * Math.PI) / 3;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The largest view in *width* × *height* that leaves the base of *near* on the near side. */
export function layOut(garden: Garden, near: number, width: number, height: number): View {
  const turns = [0, 1, 2, 3, 4, 5].map((turn) => ({ turn, ...extent(garden, turn) }));
  const sizes = turns.map((box) => ({
    ...box,
    s: Math.min(
      width / (box.right - box.left + R3 + 2 * ROOM.side),
      height / (box.bottom - box.top + 2 + ROOM.top + ROOM.bottom),
      LARGEST,
    ),
  }));
  const worth = ({ turn, s }: { turn: number; s: number }) => s * nearness(garden, near, turn) * (turn % 3 ? 0.97 : 1);
  const best = sizes.reduce((one, other) => (worth(other) > worth(one) + 1e-9 ? other : one));
  return viewOf(garden, best.turn, best.s, width, height);
}

/** A view with the garden in the middle of the picture. */
export function viewOf(garden: Garden, turn: number, s: number, width: number, height: number): View {
  const box = extent(garden, turn);
  const ox = width / 2 - (s * (box.left + box.right)) / 2;
  const free = height - s * (box.bottom - box.top + 2 + ROOM.top + ROOM.bottom);
  const oy = free / 2 + s * (1 + ROOM.top - box.top);
  const middles = new Map(
    garden.fields.map(({ name, q, r }) => {
      const { x, y } = place(q, r, turn);
      return [name, { x: ox + s * x, y: oy + s * y }];
    }),
  );
  const at = (field: string) => middles.get(field) ?? { x: 0, y: 0 };
  const loops = loopsOf(garden, turn).map((loop) => loop.map(({ x, y }) => ({ x: ox + s * x, y: oy + s * y })));
  return { s, turn, width, height, at, loops, outline: loops.map(closed).join("") };
}

/** 1 when the own base lies straight below the enemy's, less the more it lies aside, next to nothing when above. */
export function nearness(garden: Garden, near: number, turn: number): number {
  const [own, enemy] = [near, 1 - near].map((seat) => garden.byName.get(garden.bases[seat] ?? ""));
  if (!own || !enemy) return 1;
  const { x, y } = place(own.q - enemy.q, own.r - enemy.r, turn);
  const down = y / (Math.hypot(x, y) || 1);
  return down < -0.01 ? 0.2 : 0.72 + 0.28 * Math.min(1, down * 1.25);
}

function extent(garden: Garden, turn: number) {
  const points = garden.fields.map(({ q, r }) => place(q, r, turn));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The borders of the garden, walked once around each loop. */
export function loopsOf(garden: Garden, turn: number): Point[][] {
  const cells = new Set(garden.fields.map(({ q, r }) => `${q},${r}`));
  const key = ({ x, y }: Point) => `${Math.round(x * 20)},${Math.round(y * 20)}`;
  const next = new Map<string, { from: Point; to: Point }>();
  for (const { q, r } of garden.fields) {
    DIRECTIONS.forEach(([dq, dr], way) => {
      if (cells.has(`${q + dq},${r + dr}`)) return;
      const [from, to] = [corner(q, r, way + 1, turn), corner(q, r, way, turn)];
      next.set(key(from), { from, to });
    });
  }
  const loops: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let border = next.values().next().value;
    while (border && next.delete(key(border.from))) {
      loop.push(border.from);
      border = next.get(key(border.to));
    }
    loops.push(loop);
  }
  return loops.sort((one, other) => other.length - one.length);
}

/** Corner *i* of a cell lies between its directions i-1 and i. */
export function corner(q: number, r: number, i: number, turn: number): Point {
  const middle = place(q, r, turn);
  const angle = ((1 - 2 * i) * Math.PI) / 6 + (turn * Math.PI) / 3;
  return { x: middle.x + Math.cos(angle), y: middle.y + Math.sin(angle) };
}

/** The middle of the border between two fields, and the way along it. */
export function border(view: View, from: string, to: string): { x: number; y: number; dx: number; dy: number } {
  const [a, b] = [view.at(from), view.at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length };
}

/** The hexagon of a field as a path, *k* times its size. */
export function hexagon({ x, y }: Point, s: number, k = 1): string {
  return closed(
    [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = Math.PI * (i / 3 - 0.5);
      return { x: x + k * s * Math.cos(angle), y: y + k * s * Math.sin(angle) };
    }),
  );
}

/** The fields row by row as they are seen, for the screen reader. */
export function rowsOf(garden: Garden, view: View): Field[][] {
  const rows = new Map<number, Field[]>();
  for (const field of garden.fields) {
    const row = Math.round(view.at(field.name).y / (0.5 * view.s || 1));
    rows.set(row, [...(rows.get(row) ?? []), field]);
  }
  const across = (one: Field, other: Field) => view.at(one.name).x - view.at(other.name).x;
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort(across));
}

/** Fields that touch on the grid though no line joins them. [NI-C5] */
export function walls(garden: Garden): [string, string][] {
  const found: [string, string][] = [];
  for (const { name, q, r, ways } of garden.fields) {
    for (const [dq, dr] of DIRECTIONS.slice(0, 3)) {
      const other = garden.fields.find((field) => field.q === q + dq && field.r === r + dr);
      if (other && !ways.some(({ to }) => to === other.name)) found.push([name, other.name]);
    }
  }
  return found;
}

export const number = (value: number): string => String(Math.round(value * 100) / 100);
const closed = (points: Point[]): string => `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join("L")}Z`;
