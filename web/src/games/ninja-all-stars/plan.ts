/** A walk of several steps, played one by one: it ends where anything else is asked, or somebody else has a hand in it. */
import type { LogEntry } from "../contract";

/** The next move of a plan and what is left of it; null if the plan has come to nothing. */
export function nextOf(plan: string[], legal: string[], entry: LogEntry | null, seat: number): { move: string; rest: string[] } | null {
  const [move, ...rest] = plan;
  const strange = entry !== null && entry.by !== "chance" && entry.by !== seat;
  return move && !strange && legal.includes(move) ? { move, rest } : null;
}
