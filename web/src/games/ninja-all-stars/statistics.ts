/** What everybody did in a match, counted from what the server told. */
import { plainFacts } from "../../lib/i18n.svelte";
import type { LogEntry } from "../contract";
import { seatNumber } from "./position";

export const COUNTS = ["attacks", "injuries", "stuns", "tests", "passed", "cards", "spaces"] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

/** Whose count an event adds to: the seat of this fact. */
const COUNTED: Record<string, [keyof Counts, string]> = {
  attacked: ["attacks", "model"],
  shot: ["attacks", "model"],
  "was-injured": ["injuries", "other"],
  "was-stunned": ["stuns", "model"],
  tested: ["tests", "model"],
  "passed-test": ["passed", "model"],
  "played-card": ["cards", "seat"],
  stepped: ["spaces", "model"],
};

export function countsOf(log: LogEntry[], seats: number): Counts[] {
  const counts = Array.from({ length: seats }, () => Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts);
  for (const told of log.flatMap((entry) => entry.told)) {
    const [key, facts] = [told.key, plainFacts(told)];
    const counted = COUNTED[key.slice("ninja-all-stars-".length)];
    if (!counted) continue;
    const fact = facts[counted[1]];
    const seat = typeof fact === "number" ? fact : seatNumber(String(fact));
    const own = counts[seat];
    if (own) own[counted[0]] += 1;
  }
  return counts;
}
