/** A board as its document tells it: fields, the ways between them, what belongs to which colour. */

export type Kind = "ring" | "inner" | "path" | "lane" | "grey" | "goal" | "area" | "inner-area" | "track";
export type WayKind = Kind | "branch" | "return" | "arrow";

export interface FieldDocument {
  name: string;
  kind: Kind;
  sector: number;
  x: number;
  y: number;
}

/** What a colour has on the board. */
export interface Sector {
  entries: string[];
  fork: string;
  areas: string[];
  goal: string[];
  lane: string[];
  path: string[];
  track: string[];
  marked: string[];
}

export interface ChartDocument {
  game: string;
  colours: number;
  width: number;
  fields: FieldDocument[];
  ways: { from: string; to: string; kind: WayKind }[];
  sectors: Sector[];
  arrows: string[];
  /** The colour of each seat. */
  seats: number[];
}

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
  ways: ChartDocument["ways"];
  sectors: Sector[];
  arrows: ReadonlySet<string>;
  seats: number[];
  /** The look of each colour, 0 to 5: its seat's, or one that is left over if nobody plays it. */
  looks: number[];
  ring: string[];
  inner: string[];
}

export const MOST_LOOKS = 6;
const read = new WeakMap<object, Chart>();

/** The chart of a board document, read once. */
export function chartOf(document: object): Chart {
  let chart = read.get(document);
  if (!chart) {
    chart = readChart(document as ChartDocument);
    read.set(document, chart);
  }
  return chart;
}

export function readChart(document: ChartDocument): Chart {
  const fields = document.fields.map((field): Field => ({ ...field, ahead: [], behind: [] }));
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const { from, to } of document.ways) {
    byName.get(from)?.ahead.push(to);
    byName.get(to)?.behind.push(from);
  }
  const { game, colours, width, ways, sectors, seats } = document;
  const left = Array.from({ length: MOST_LOOKS }, (_, look) => look).slice(seats.length);
  const looks = sectors.map((_, colour) => (seats.includes(colour) ? seats.indexOf(colour) : left.shift()!));
  const named = (kind: Kind) => fields.filter((field) => field.kind === kind).map(({ name }) => name);
  const arrows = new Set(document.arrows);
  return { game, colours, width, fields, byName, ways, sectors, arrows, seats, looks, ring: named("ring"), inner: named("inner") };
}

export const isArea = (chart: Chart, name: string): boolean => chart.byName.get(name)?.kind.endsWith("area") ?? false;
export const isPlayed = (chart: Chart, colour: number): boolean => chart.seats.includes(colour);
export const sectorOf = (chart: Chart, name: string): number => chart.byName.get(name)?.sector ?? 0;
/** The seat whose colour has a sector; -1 if nobody plays it. */
export const ownerOf = (chart: Chart, colour: number): number => chart.seats.indexOf(colour);
