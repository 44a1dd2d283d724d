/** Where everybody is drawn, in units of the picture. */
import type { Point } from "../../lib/board/point";
import { angleOf, pointOf, turned } from "./compass";
import type { ModelDocument, PositionDocument } from "./position";

/** The side of a space in the picture. */
export const CELL = 40;

export interface Figure extends Point {
  id: string;
  /** Degrees clockwise from straight up. */
  angle: number;
  state: ModelDocument;
  /** Fading in or out. */
  alpha: number;
}

/** The middle of a space. */
export function middleOf(space: string, turns: number): Point {
  const { x, y } = turned(pointOf(space), turns);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

export function figuresAt(position: PositionDocument, turns: number): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const [id, state] of Object.entries(position.models)) {
    if (!state.at) continue;
    figures.set(id, { id, state, alpha: 1, angle: angleOf(state.face ?? "N", turns), ...middleOf(state.at, turns) });
  }
  return figures;
}
