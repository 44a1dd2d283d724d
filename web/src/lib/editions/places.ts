/** Places in an edition, written as its problems name them: `tiles.B.ring`. */
import type { Document } from "../wire";

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a place, if anything does. */
export function at(document: Document, place: string): unknown {
  return place.split(".").reduce<unknown>((table, key) => (isTable(table) ? table[key] : undefined), document);
}

/** The same edition with something else at a place; with undefined there is nothing there any more. */
export function put(document: Document, place: string, value: unknown): Document {
  const [key = "", ...rest] = place.split(".");
  const copy: Table = { ...document };
  if (rest.length > 0) copy[key] = put(isTable(copy[key]) ? copy[key] : {}, rest.join("."), value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** Whether a problem at one place concerns another: it is the same, or within it, as `seats[2]` is in `seats`. */
export function concerns(problem: string, place: string): boolean {
  return problem === place || problem.startsWith(`${place}.`) || problem.startsWith(`${place}[`);
}

/** The entries of a table with one of them under another name, in its place. */
export function renamed<T>(table: Record<string, T>, from: string, to: string): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key === from ? to : key, value]));
}

/** A table without one of its entries. */
export function without<T>(table: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));
}

/** The first name of this kind that is free: `team`, `team-2`, … */
export function freeName(name: string, taken: string[]): string {
  for (let number = 1; ; number += 1) {
    const found = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(found)) return found;
  }
}
