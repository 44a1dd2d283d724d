/** Bases: the space, or the two by two, that a model covers, and what lies around it. */
import type { Point } from "../../lib/board/point";
import type { Chart } from "./chart";
import { nameAt, pointOf, WAYS, type Way } from "./keyboard";
import type { Position } from "./position";

export interface Base {
  /** Its north-western space. */
  at: string;
  /** How many spaces it goes on from there to the east and south. */
  wide: number;
}

/** A place around a base, by column and row; it may lie beyond the edge of the board. */
export interface Beside extends Point {
  way: Way;
}

export const widthOf = (chart: Chart, model: string): number => (chart.models[model]?.base === "large" ? 1 : 0);

/** The base of a model that stands; null if it does not. */
export function baseOf(chart: Chart, position: Position, model: string): Base | null {
  const at = position.models[model]?.at;
  return at ? { at, wide: widthOf(chart, model) } : null;
}

/** The base that begins on a space, or the space alone. */
export function baseAt(chart: Chart, position: Position, space: string): Base {
  const wide = Object.keys(position.models).some((id) => position.models[id]?.at === space && widthOf(chart, id));
  return { at: space, wide: Number(wide) };
}

export function spacesOf({ at, wide }: Base): string[] {
  const { x, y } = pointOf(at);
  const along = [...Array(wide + 1).keys()];
  return along.flatMap((down) => along.map((across) => nameAt({ x: x + across, y: y + down })));
}

/** The places around a base, each with the direction in which the zone of the base has it. */
export function around({ at, wide }: Base): Beside[] {
  const { x, y } = pointOf(at);
  const along = [...Array(wide + 3).keys()].map((i) => i - 1);
  const beyond = (offset: number) => Number(offset > wide) - Number(offset < 0);
  const all = along.flatMap((down) => along.map((across) => ({ x: x + across, y: y + down, way: wayOf(beyond(across), beyond(down)) })));
  return all.filter((place): place is Beside => place.way !== undefined);
}

const wayOf = (east: number, south: number): Way | undefined =>
  WAYS.find((way) => way.includes("E") === east > 0 && way.includes("W") === east < 0 && way.includes("S") === south > 0 && way.includes("N") === south < 0);

/** Who stands on a space; one with Moon Power may stand there beside somebody. */
export function modelsOn(chart: Chart, position: Position, space: string): string[] {
  return Object.keys(position.models).filter((id) => {
    const base = baseOf(chart, position, id);
    return base !== null && spacesOf(base).includes(space);
  });
}
