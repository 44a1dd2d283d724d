/** Where everything of a board is drawn, in pixels: turned so that the viewer's colour is at the bottom. */
import { distance, type Point } from "../../lib/board/point";
import type { Chart, Kind } from "./chart";
import { drawRegular, isRegular } from "./regular";
import { pair, type Track } from "./track";

/** A start area: a veranda with four seats. */
export interface Deck {
  area: string;
  colour: number;
  /** Its middle line, and how wide it is across. */
  line: string;
  height: number;
  seats: Point[];
  /** The arrow from it to its entry: where, and which way. */
  tip: Point & { dx: number; dy: number };
}

/** A ring as a curve, and how far along it the fields lie. */
export interface Loop {
  track: Track;
  pitch: number;
  along: (name: string) => number;
  /** Half the width of the band under its fields. */
  band: number;
}

export interface Layout {
  width: number;
  height: number;
  at: (name: string) => Point;
  radius: (name: string) => number;
  decks: Deck[];
  /** The rings, the outer one first; none where the edition says itself where fields lie. */
  loops: Loop[];
  /** How far the wood reaches beyond the outer ring. */
  rim: number;
  /** Where the dice lie, and how large one may be. */
  die: Point & { size: number };
  /** How large a pawn is drawn on a field of the ring. */
  scale: number;
}

/** What a draughtsman finds out. */
export interface Drawing {
  places: Map<string, Point>;
  radii: Map<Kind, number>;
  decks: Deck[];
  loops: Loop[];
  rim: number;
}

const EDGE = 1000; // of the square that an edition draws on
const MARGIN = 0.06;
/** How large a die gets at most, and the stone that it lies on, in sizes of it. */
const MOST_DIE = 46;
const TRAY = 0.86;
/** Half the width of a pawn at scale 1. */
const PAWN = 13.3;

export function layOut(chart: Chart, near: number, width: number, height: number): Layout {
  const drawing = isRegular(chart) ? drawRegular(chart, near, width, height) : drawAsSaid(chart, width, height);
  const { places, radii, decks, loops, rim } = drawing;
  const at = (name: string): Point => places.get(name) ?? { x: width / 2, y: height / 2 };
  const radius = (name: string): number => radii.get(chart.byName.get(name)?.kind ?? "ring") ?? 10;
  const scale = (radii.get("ring") ?? PAWN) / PAWN;
  return { width, height, at, radius, decks, loops, rim, scale, die: dieSpot(chart, drawing, at, radius, width, height) };
}

/** The places that the edition says, as large as fits. */
function drawAsSaid(chart: Chart, width: number, height: number): Drawing {
  const k = (Math.min(width, height) * (1 - MARGIN)) / EDGE;
  const place = ({ x, y }: Point): Point => ({ x: width / 2 + (x - EDGE / 2) * k, y: height / 2 + (y - EDGE / 2) * k });
  const places = new Map(chart.fields.map((field) => [field.name, place(field)]));
  const r = Math.min(20, chart.width * k * 0.46);
  const radii = new Map<Kind, number>(chart.fields.map(({ kind }) => [kind, r]));
  const decks = chart.fields
    .filter(({ kind }) => kind.endsWith("area"))
    .map((field): Deck => {
      const gap = r * 1.8;
      const { x, y } = place(field);
      const sector = chart.sectors[field.sector];
      const entry = places.get(sector?.entries[field.kind === "area" ? 0 : 1] ?? "") ?? { x, y };
      const away = distance(entry, { x, y }) || 1;
      const [dx, dy] = [(entry.x - x) / away, (entry.y - y) / away];
      const seats = [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: x + i * gap, y }));
      const tip = { x: entry.x - dx * r * 1.4, y: entry.y - dy * r * 1.4, dx, dy };
      return { area: field.name, colour: field.sector, line: `M${seats.map(pair).join("L")}`, height: r * 2.1, seats, tip };
    });
  return { places, radii, decks, loops: [], rim: 0 };
}

/** The widest free spot near the middle. */
function dieSpot(
  chart: Chart,
  { decks, rim }: Drawing,
  at: (name: string) => Point,
  radius: (name: string) => number,
  width: number,
  height: number,
): Layout["die"] {
  const solid = [
    ...chart.fields.filter(({ kind }) => !kind.endsWith("area")).map(({ name }) => ({ ...at(name), r: radius(name) })),
    ...decks.flatMap(({ seats, height: h }) => seats.map((seat) => ({ ...seat, r: h / 2 }))),
  ];
  const size = (room: number) => Math.max(24, Math.min(MOST_DIE, room / TRAY));
  let best = { x: width / 2, y: height / 2, room: 0 };
  let worth = -Infinity;
  for (let i = -12; i <= 12; i++) {
    for (let j = -12; j <= 12; j++) {
      const spot = { x: width / 2 + (i * Math.min(width, height)) / 60, y: height / 2 + (j * Math.min(width, height)) / 60 };
      const room = Math.min(...solid.map((field) => distance(field, spot) - field.r));
      // Beyond what a die needs, the middle is worth more than room.
      const value = Math.min(room, MOST_DIE * TRAY) - 0.12 * Math.hypot(i, j);
      if (value > worth) [best, worth] = [{ ...spot, room }, value];
    }
  }
  // Beside a wide board there may be more room than in it.
  const left = Math.min(...solid.map(({ x, r }) => x - r)) - rim;
  if (best.room < MOST_DIE * TRAY && left > 2.6 * MOST_DIE) return { x: left / 2, y: height - 1.7 * MOST_DIE, size: MOST_DIE };
  return { x: best.x, y: best.y, size: size(best.room) };
}
