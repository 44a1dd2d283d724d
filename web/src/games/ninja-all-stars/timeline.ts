/** How a move looks while it happens: models walk, turn, come and go; dice tumble. */
import { PACE, part, soft } from "../../lib/board/pace";
import { between } from "../../lib/board/point";
import type { LogEntry, Speed } from "../contract";
import type { Chart } from "./chart";
import { type Figure, figuresAt } from "./figures";
import type { Yard } from "./keyboard";
import { diceOf } from "./notation";
import type { Position } from "./position";

/** Milliseconds. */
const STEP = 130;
const FLIGHT = 320;
const TURN = 160;
const ROLL = 700;

export interface Timeline {
  /** Until when dice tumble; models move after it. */
  dice: number;
  length: number;
}

/** What is to be seen between two positions; null if nothing moves. */
export function timelineOf(before: Position, after: Position, entry: LogEntry, speed: Speed): Timeline | null {
  const dice = entry.by === "chance" && diceOf(entry.text) ? ROLL : 0;
  const moved = entry.text.startsWith("step ") ? STEP : Math.max(0, ...changesOf(before, after));
  const length = (dice + moved) * PACE[speed];
  return length ? { dice: dice * PACE[speed], length } : null;
}

function changesOf(before: Position, after: Position): number[] {
  return [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].map((id) => {
    const [was, is] = [before.models[id], after.models[id]];
    if (was?.at !== is?.at) return FLIGHT;
    return was?.face === is?.face ? 0 : TURN;
  });
}

/** Everybody *time* milliseconds after the beginning. */
export function figuresIn(chart: Chart, timeline: Timeline, time: number, before: Position, after: Position, yard: Yard): Figure[] {
  const [was, is] = [figuresAt(chart, before, yard), figuresAt(chart, after, yard)];
  const t = soft(part(time, timeline.dice, timeline.length - timeline.dice));
  const figures: Figure[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(id), is.get(id)];
    if (from && to) {
      const angle = from.angle + shortest(to.angle - from.angle) * t;
      figures.push({ ...from, angle, ...between(from, to, t) });
    } else if (from) figures.push({ ...from, alpha: 1 - t });
    else if (to) figures.push({ ...to, alpha: t });
  }
  return figures;
}

/** Degrees the short way round. */
const shortest = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
