/** Where everybody is drawn, in units of the picture. */
import type { Point } from "../../lib/board/point";
import { type Base, baseOf } from "./bases";
import type { Chart } from "./chart";
import { angleOf, pointOf, turned, type Yard } from "./keyboard";
import type { Model, Position } from "./position";

/** The side of a space in the picture. */
export const CELL = 40;

export interface Figure extends Point {
  id: string;
  /** Degrees clockwise from straight up. */
  angle: number;
  state: Model;
  /** Fading in or out. */
  alpha: number;
  /** How many spaces it is wide. */
  k: number;
}

/** The middle of a space by its column and row. */
export function middleAt(point: Point, yard: Yard): Point {
  const { x, y } = turned(point, yard);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

export const middleOf = (space: string, yard: Yard): Point => middleAt(pointOf(space), yard);

export function middleOfBase({ at, wide }: Base, yard: Yard): Point {
  const { x, y } = pointOf(at);
  return middleAt({ x: x + wide / 2, y: y + wide / 2 }, yard);
}

export function figuresAt(chart: Chart, position: Position, yard: Yard): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const [id, state] of Object.entries(position.models)) {
    const base = baseOf(chart, position, id);
    if (!base) continue;
    figures.set(id, { id, state, alpha: 1, k: base.wide + 1, angle: angleOf(state.face ?? "N", yard), ...middleOfBase(base, yard) });
  }
  return figures;
}
