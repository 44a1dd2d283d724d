/** What the last moves left behind, to be marked. */
import { parseMove } from "./notation";
import { fieldOf, type Position } from "./position";

export interface Traced {
  /** The fields that the last moves led over, one list a figure. */
  routes: string[][];
  /** Beads that were passed, from field to field. */
  passes: [string, string][];
  /** Fields on which figures were placed. */
  placed: string[];
}

export function trailOf(texts: string[], position: Position): Traced {
  const routes = new Map<string, string[]>();
  const placed: string[] = [];
  const passes: [string, string][] = [];
  for (const move of texts.map(parseMove)) {
    if (move?.kind === "place") placed.push(...Object.values(move.fields));
    if (move?.kind === "cross" || move?.kind === "jump") {
      routes.set(move.figure, [...(routes.get(move.figure) ?? [move.from]), move.to]);
    }
    if (move?.kind === "transfer") {
      const [from, to] = [fieldOf(position, move.figure), fieldOf(position, move.receiver)];
      if (from && to) passes.push([from, to]);
    }
  }
  return { routes: [...routes.values()], passes, placed };
}
