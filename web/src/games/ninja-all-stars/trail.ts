/** The spaces that models crossed in some plies, by what the server tells of them. */
import { plainFacts } from "../../lib/i18n.svelte";
import type { LogEntry } from "../contract";

const WENT = new Set(["ninja-all-stars-stepped", "ninja-all-stars-pushed", "ninja-all-stars-placed"]);

/** By model. */
export function trailsOf(entries: LogEntry[]): Map<string, string[]> {
  const trails = new Map<string, string[]>();
  for (const told of entries.flatMap((entry) => entry.told)) {
    const [key, facts] = [told.key, plainFacts(told)];
    if (!WENT.has(key)) continue;
    const [model, from, to] = [String(facts.model), String(facts.space), String(facts.to)];
    trails.set(model, [...(trails.get(model) ?? [from]), to]);
  }
  return trails;
}
