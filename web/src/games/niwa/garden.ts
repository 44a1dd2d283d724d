/** The garden as the board document tells it: fields, the lines between them, bases, tiles. */
import type { Board, Colour, Laid } from "./document";

export type { Board, Colour, Laid } from "./document";

/** A line as one of its fields sees it. */
export interface Way {
  to: string;
  colour: Colour;
}

export interface Field {
  name: string;
  q: number;
  r: number;
  ways: Way[];
}

export interface Garden {
  fields: Field[];
  byName: Map<string, Field>;
  lines: Board["lines"];
  /** The base of each seat. */
  bases: string[];
  tiles: Laid[];
  /** By seat: how many lines lie between a field and the *enemy* base. */
  linesLeft: Map<string, number>[];
}

/** E, NE, NW, W, SW, SE. */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

const read = new WeakMap<object, Garden>();

/** The garden of a board document, read once. */
export function gardenOf(document: object): Garden {
  let garden = read.get(document);
  if (!garden) {
    garden = readGarden(document as Board);
    read.set(document, garden);
  }
  return garden;
}

export function readGarden(document: Board): Garden {
  const fields = document.fields.map(({ name, q, r }): Field => ({ name, q, r, ways: [] }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const { from, to, colour } of document.lines) {
    byName.get(from)?.ways.push({ to, colour });
    byName.get(to)?.ways.push({ to: from, colour });
  }
  const { lines, bases } = document;
  const garden: Garden = { fields, byName, lines, bases, tiles: document.tiles ?? [], linesLeft: [] };
  garden.linesLeft = bases.map((_, seat) => stepsTo(garden, bases[1 - seat]!));
  return garden;
}

/** How many lines lie between each field and *goal*. */
export function stepsTo(garden: Garden, goal: string): Map<string, number> {
  const steps = new Map([[goal, 0]]);
  for (const [name, count] of steps) {
    for (const { to } of garden.byName.get(name)?.ways ?? []) if (!steps.has(to)) steps.set(to, count + 1);
  }
  return steps;
}
