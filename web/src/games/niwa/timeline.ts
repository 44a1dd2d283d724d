/** How a move looks while it happens: a figure travels its line, then the bead hops. */
import { leap, PACE, part, soft } from "../../lib/board/pace";
import { between, type Point } from "../../lib/board/point";
import type { Speed } from "../contract";
import type { Colour } from "./garden";
import { parseMove } from "./notation";
import { beadsOf, COLOURS, type FigureName, figuresOf, type Position, topOf } from "./position";
import { HEAD, landing, stackOf } from "./stack";
import type { View } from "./view";

/** Milliseconds: a field walked, a jump, a hop of a bead, a figure put down. */
const WALK = 130;
const JUMP = 260;
const HOP = 220;
const DROP = 150;

export interface Timeline {
  figure: FigureName | null;
  from: string;
  to: string;
  /** How high a jump goes, in radii. */
  arc: number;
  travel: number;
  bead: { colour: Colour; giver: FigureName; receiver: FigureName } | null;
  hop: number;
  placed: FigureName[];
  drop: number;
  length: number;
}

export interface Drawn {
  figure: FigureName;
  x: number;
  y: number;
  beads: string;
  lift: number;
  opacity: number;
}

export interface Frame {
  figures: Drawn[];
  bead: (Point & { colour: Colour }) | null;
}

/** What is to be seen of a move from *before*; null if nothing moves. */
export function timelineOf(before: Position, text: string, by: number | "chance", speed: Speed): Timeline | null {
  const move = parseMove(text);
  const pace = PACE[speed];
  if (!move || !pace || move.kind === "stop") return null;
  const still: Timeline = {
    figure: null, from: "", to: "", arc: 0, travel: 0, bead: null, hop: 0, placed: [], drop: 0, length: 0,
  };
  if (move.kind === "place") {
    const placed = figuresOf(by === 1 ? 1 : 0);
    return { ...still, placed, drop: DROP * pace, length: (DROP + DROP * COLOURS.length) * pace };
  }
  if (move.kind === "jump") {
    const { figure, from, to } = move;
    return { ...still, figure, from, to, arc: 0.9, travel: JUMP * pace, length: JUMP * pace };
  }
  const colour = topOf(before, move.figure);
  const bead = colour ? { colour, giver: move.figure, receiver: move.receiver } : null;
  if (move.kind === "transfer") return { ...still, bead, hop: HOP * 1.3 * pace, length: HOP * 1.3 * pace };
  const { figure, from, to } = move;
  return { ...still, figure, from, to, travel: WALK * pace, bead, hop: HOP * pace, length: (WALK + HOP) * pace };
}

/** Feet are below the middle of a field, and a figure is a little larger than the field's radius. */
export const GROWN = 1.08;
export const feet = ({ x, y }: Point, s: number): Point => ({ x, y: y + 0.753 * s });

/** The picture at rest. */
export function atRest(position: Position, view: View): Frame {
  const figures = Object.entries(position.figures).map(([figure, [field, beads]]) => ({
    figure, ...feet(view.at(field), view.s), beads, lift: 0, opacity: 1,
  }));
  return { figures: backToFront(figures), bead: null };
}

/** The picture *time* milliseconds after the beginning. */
export function frameAt(
  timeline: Timeline,
  time: number,
  before: Position,
  after: Position,
  view: View,
): Frame {
  if (timeline.placed.length) return dropping(timeline, time, after, view);
  const going = timeline.travel ? soft(part(time, 0, timeline.travel)) : 1;
  const hopping = timeline.hop ? soft(part(time, timeline.travel, timeline.hop)) : 0;
  const { figures } = atRest(before, view);
  for (const drawn of figures) {
    if (drawn.figure === timeline.figure) {
      const [a, b] = [view.at(timeline.from), view.at(timeline.to)].map((point) => feet(point, view.s));
      Object.assign(drawn, between(a!, b!, going), { lift: leap(timeline.arc * view.s, going) });
    }
    if (hopping && drawn.figure === timeline.bead?.giver) drawn.beads = drawn.beads.slice(0, -1);
  }
  return { figures: backToFront(figures), bead: hopping ? flying(timeline, hopping, before, figures, view) : null };
}

function flying(timeline: Timeline, hopping: number, before: Position, figures: Drawn[], view: View) {
  const { colour, giver, receiver } = timeline.bead!;
  const [from, to] = [giver, receiver].map((name) => figures.find(({ figure }) => figure === name)!);
  const k = GROWN * view.s;
  const begin = { x: from!.x, y: from!.y + k * (stackOf(beadsOf(before, giver)).at(-1)?.y ?? HEAD) };
  const end = { x: to!.x, y: to!.y + k * landing(beadsOf(before, receiver)) };
  const height = 0.6 * view.s + 0.12 * Math.hypot(end.x - begin.x, end.y - begin.y);
  const { x, y } = between(begin, end, hopping);
  return { colour, x, y: y - leap(height, hopping) };
}

function dropping(timeline: Timeline, time: number, after: Position, view: View): Frame {
  const { figures } = atRest(after, view);
  for (const drawn of figures) {
    const turn = timeline.placed.indexOf(drawn.figure);
    if (turn < 0) continue;
    const done = soft(part(time, turn * timeline.drop, timeline.drop));
    drawn.lift = (1 - done) * 0.7 * view.s;
    drawn.opacity = done;
  }
  return { figures, bead: null };
}

/** Whoever stands farther away is drawn first. */
const backToFront = (figures: Drawn[]): Drawn[] => figures.sort((one, other) => one.y - other.y);
