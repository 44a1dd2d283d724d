/** A board as its document tells it: fields, the ways between them, what belongs to which colour. */
import type { Board, Field as FieldDocument, Kind, Sector } from "./document";

export type { Board, Kind } from "./document";

export interface Field extends FieldDocument {
  /** Where ways lead from here, and where they come from. */
  ahead: string[];
  behind: string[];
}

export interface Chart {
  game: string;
  colours: number;
  width: number;
  fields: Field[];
  byName: Map<string, Field>;
  ways: Board["ways"];
  sectors: Sector[];
  arrows: ReadonlySet<string>;
  seats: number[];
  /** The look of each colour, 0 to 5: its seat's, or one that is left over if nobody plays it. */
  looks: number[];
  ring: string[];
  inner: string[];
  /** By seat: steps that are left from each field to the innermost goal field. */
  left: Map<string, number>[];
}

export const MOST_LOOKS = 6;
const read = new WeakMap<object, Chart>();

/** The chart of a board document, read once. */
export function chartOf(document: object): Chart {
  let chart = read.get(document);
  if (!chart) {
    chart = readChart(document as Board);
    read.set(document, chart);
  }
  return chart;
}

export function readChart(document: Board): Chart {
  const fields = document.fields.map((field): Field => ({ ...field, ahead: [], behind: [] }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const { from, to } of document.ways) {
    byName.get(from)?.ahead.push(to);
    byName.get(to)?.behind.push(from);
  }
  const { game, colours, width, ways, sectors, seats } = document;
  const unused = Array.from({ length: MOST_LOOKS }, (_, look) => look).slice(seats.length);
  const looks = sectors.map((_, colour) => (seats.includes(colour) ? seats.indexOf(colour) : unused.shift()!));
  const named = (kind: Kind) => fields.filter((field) => field.kind === kind).map(({ name }) => name);
  const arrows = new Set(document.arrows);
  const left = document.left.map((steps) => new Map(fields.map(({ name }, i) => [name, steps[i] ?? 0])));
  return { game, colours, width, fields, byName, ways, sectors, arrows, seats, looks, ring: named("ring"), inner: named("inner"), left };
}

export const isArea = (chart: Chart, name: string): boolean => chart.byName.get(name)?.kind.endsWith("area") ?? false;
export const isPlayed = (chart: Chart, colour: number): boolean => chart.seats.includes(colour);
/** The seat whose colour has a sector; -1 if nobody plays it. */
export const ownerOf = (chart: Chart, colour: number): number => chart.seats.indexOf(colour);
