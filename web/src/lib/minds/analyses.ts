/** Analyses that were made on this device: kept by the browser, so that whoever looks again has them at once. */
import { openKept, type Kept } from "../house/kept";
import type { Analysis } from "../wire";

/** How many; the one that was kept first goes first. */
export const MOST = 20;
const INDEX = "thoughts";
const keyOf = (match: string) => `thought/${match}`;

interface Entry {
  /** Where the Python lies that found it: another version may see more. */
  by: string;
  analysis: Analysis;
}

let opened: Promise<Kept | null> | undefined;
const open = () => (opened ??= openKept());

/** What is known of a match, if this version has found it. */
export async function keptAnalysis(match: string, by: string): Promise<Analysis | null> {
  try {
    const text = await (await open())?.get(keyOf(match));
    const entry = text === undefined ? null : (JSON.parse(text) as Entry);
    return entry?.by === by ? entry.analysis : null;
  } catch {
    return null;
  }
}

/** Keep one, and forget the oldest if there are too many. A browser that keeps nothing, or is full, has it made anew. */
export async function keepAnalysis(match: string, by: string, analysis: Analysis): Promise<void> {
  try {
    const kept = await open();
    const before = await kept?.get(INDEX);
    const matches = [...(JSON.parse(before ?? "[]") as string[]).filter((other) => other !== match), match];
    const gone = matches.splice(0, Math.max(0, matches.length - MOST));
    const puts: [string, string | undefined][] = [
      [INDEX, JSON.stringify(matches)],
      [keyOf(match), JSON.stringify({ by, analysis } satisfies Entry)],
      ...gone.map((other): [string, undefined] => [keyOf(other), undefined]),
    ];
    await kept?.write([[INDEX, before]], puts);
  } catch {
    // It is made anew then.
  }
}
