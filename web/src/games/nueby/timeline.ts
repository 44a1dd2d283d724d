/** How a move or an outcome looks while it happens: dice tumble, a piece walks, others fly, are pushed, step in, or turn. */
import { leap, PACE, part, soft } from "../../lib/board/pace";
import { between, type Point } from "../../lib/board/point";
import type { LogEntry, Speed } from "../contract";
import type { Chart } from "./chart";
import { isArea } from "./chart";
import { type Figure, figuresAt, keyOf, sizeOn } from "./figures";
import type { Layout } from "./layout";
import { parseMove, parseOutcome } from "./notation";
import type { Position } from "./position";
import { routeOf } from "./routes";

/** Milliseconds: dice, a field walked, a flight, a push, a turn to the focus, a pause. */
const ROLL = 750;
const STEP = 115;
const FLIGHT = 380;
const PUSH = 170;
const TURN = 450;
const BEAT = 90;

/** One piece or blockade on its way over fields. */
interface Leg {
  key: string;
  fields: string[];
  start: number;
  length: number;
  /** How high it goes on each stretch, in field radii. */
  arc: number;
}

export interface Timeline {
  legs: Leg[];
  /** Until when the dice tumble. */
  dice: number;
  /** Who gets the focus, and from when on how long. */
  turned: { keys: string[]; start: number; length: number };
  length: number;
}

/** What is to be seen between two positions; null if nothing moves. */
export function timelineOf(chart: Chart, before: Position, after: Position, entry: LogEntry, speed: Speed): Timeline | null {
  const pace = PACE[speed];
  if (!pace) return null;
  const dice = entry.by === "chance" && parseOutcome(entry.text) ? ROLL : 0;
  const legs: Leg[] = [];
  const walked = entry.by === "chance" ? null : walkOf(chart, before, after, entry.text, entry.by);
  if (walked) legs.push(walked);
  const landed = dice + (walked ? walked.length : 0);
  const changes = changesOf(before, after).map((change) =>
    walked && change.key === walked.key ? { ...change, from: walked.fields.at(-1)! } : change,
  ).filter(({ from, to }) => from !== to);
  const enters = (change: Change) => isArea(chart, change.from) && !isArea(chart, change.to);
  let late = landed;
  for (const change of changes.filter((each) => !enters(each))) {
    const pushed = chart.byName.get(change.from)?.ahead.includes(change.to) ?? false;
    const leg = { key: change.key, fields: [change.from, change.to], start: landed + (pushed ? BEAT * 2 : 0), length: pushed ? PUSH : FLIGHT, arc: pushed ? 0.3 : 2.2 };
    legs.push(leg);
    late = Math.max(late, leg.start + leg.length);
  }
  for (const change of changes.filter(enters)) {
    legs.push({ key: change.key, fields: [change.from, change.to], start: late + BEAT, length: FLIGHT * 0.75, arc: 1.1 });
  }
  const keys = focusedBetween(before, after);
  const moved = Math.max(dice ? dice + BEAT : 0, ...legs.map(({ start, length }) => start + length));
  const end = moved + (keys.length ? TURN : 0);
  if (!end) return null;
  const paced = legs.map((leg) => ({ ...leg, start: leg.start * pace, length: leg.length * pace }));
  return { legs: paced, dice: dice * pace, turned: { keys, start: moved * pace, length: TURN * pace }, length: (end + BEAT) * pace };
}

/** Whoever has the focus and had it not. */
function focusedBetween(before: Position, after: Position): string[] {
  return (after.focus ?? []).flatMap((row, seat) =>
    row.flatMap((focus, index) => (focus && !before.focus?.[seat]?.[index] ? [keyOf(seat, index)] : [])),
  );
}

/** The walk of the piece that was moved. */
function walkOf(chart: Chart, before: Position, after: Position, text: string, seat: number): Leg | null {
  const move = parseMove(text);
  if (move?.kind === "drop") return { key: keyOf(seat, "block"), fields: [before.blocks?.[seat] ?? move.to, move.to], start: 0, length: FLIGHT, arc: 2.2 };
  if (move?.kind !== "move") return null;
  const index = before.pieces[seat]?.findIndex((field, i) => field === move.from && after.pieces[seat]?.[i] !== field) ?? -1;
  if (index < 0) return null;
  const fields = routeOf(chart, move.from, move.to, before.die ?? 1);
  const enters = isArea(chart, move.from);
  return { key: keyOf(seat, index), fields, start: 0, length: enters ? FLIGHT * 0.75 : STEP * (fields.length - 1), arc: enters ? 1.1 : 0.28 };
}

interface Change {
  key: string;
  from: string;
  to: string;
}

/** Whatever is on another field than before. */
function changesOf(before: Position, after: Position): Change[] {
  const pieces = before.pieces.flatMap((fields, seat) =>
    fields.map((from, index) => ({ key: keyOf(seat, index), from, to: after.pieces[seat]?.[index] ?? from })),
  );
  const blocks = (before.blocks ?? []).map((from, seat) => ({ key: keyOf(seat, "block"), from, to: after.blocks?.[seat] ?? from }));
  return [...pieces, ...blocks];
}

/** Everybody *time* milliseconds after the beginning. */
export function figuresIn(timeline: Timeline, time: number, layout: Layout, before: Position, after: Position): Figure[] {
  const figures = figuresAt(layout, before);
  const rest = figuresAt(layout, after);
  for (const leg of timeline.legs) {
    const figure = figures.get(leg.key);
    if (!figure || time < leg.start) continue;
    Object.assign(figure, placeOn(leg, part(time, leg.start, leg.length), layout, figure, rest.get(leg.key)));
  }
  const { keys, start, length } = timeline.turned;
  for (const key of keys) {
    const figure = figures.get(key);
    if (figure) figure.focus = soft(part(time, start, length));
  }
  return [...figures.values()];
}

function placeOn({ fields, arc }: Leg, done: number, layout: Layout, from: Point, rest?: Figure): Partial<Figure> {
  const along = done * (fields.length - 1);
  const i = Math.min(fields.length - 2, Math.floor(along));
  const t = fields.length > 2 ? along - i : soft(along - i);
  const place = (n: number): Point => {
    const field = fields[n]!;
    const deck = layout.decks.some(({ area }) => area === field);
    if (deck && n === 0) return from;
    return deck && rest ? rest : layout.at(field);
  };
  const lift = leap(arc * layout.radius(fields[i + 1]!), t);
  return { ...between(place(i), place(i + 1), t), lift, k: sizeOn(layout, fields[i + 1]!), count: 1 };
}
