/** How a move looks while it happens: models walk, turn, come and go; dice tumble. */
import type { LogEntry, Speed } from "../contract";
import type { Chart } from "./chart";
import { type Figure, figuresAt } from "./figures";
import { diceOf } from "./notation";
import type { PositionDocument } from "./position";

/** Milliseconds. */
const STEP = 130;
const FLIGHT = 320;
const TURN = 160;
const ROLL = 700;
const PACE: Record<Speed, number> = { off: 0, fast: 0.55, normal: 1, slow: 1.9 };

export interface Script {
  /** Until when dice tumble; models move after it. */
  dice: number;
  length: number;
}

/** What is to be seen between two positions; null if nothing moves. */
export function scriptOf(before: PositionDocument, after: PositionDocument, entry: LogEntry, speed: Speed): Script | null {
  const dice = entry.by === "chance" && diceOf(entry.text) ? ROLL : 0;
  const moved = entry.text.startsWith("step ") ? STEP : Math.max(0, ...changesOf(before, after));
  const length = (dice + moved) * PACE[speed];
  return length ? { dice: dice * PACE[speed], length } : null;
}

function changesOf(before: PositionDocument, after: PositionDocument): number[] {
  return [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].map((id) => {
    const [was, is] = [before.models[id], after.models[id]];
    if (was?.at !== is?.at) return FLIGHT;
    return was?.face === is?.face ? 0 : TURN;
  });
}

/** Everybody *time* milliseconds after the beginning. */
export function figuresIn(chart: Chart, script: Script, time: number, before: PositionDocument, after: PositionDocument, turns: number): Figure[] {
  const [was, is] = [figuresAt(chart, before, turns), figuresAt(chart, after, turns)];
  const t = ease(Math.max(0, Math.min(1, (time - script.dice) / Math.max(1, script.length - script.dice))));
  const figures: Figure[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(id), is.get(id)];
    if (from && to) {
      const angle = from.angle + shortest(to.angle - from.angle) * t;
      figures.push({ ...from, angle, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    } else if (from) figures.push({ ...from, alpha: 1 - t });
    else if (to) figures.push({ ...to, alpha: t });
  }
  return figures;
}

const ease = (t: number): number => 1 - (1 - t) ** 2;
/** Degrees the short way round. */
const shortest = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
