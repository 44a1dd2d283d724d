/** What the dice show. */
import type { LogEntry } from "../contract";
import { parseMove, parseOutcome } from "./notation";
import type { Position } from "./position";

export interface Rolled {
  value: number | null;
  /** In a hunt: the number that was named, and how often it came. */
  named: number | null;
  hits: number | null;
}

const NOTHING: Rolled = { value: null, named: null, hits: null };

/** What lies there after these entries, the last of which led to *position*. */
export function rolledAt(position: Position, entries: LogEntry[], named: number | null): Rolled {
  if (position.phase === "hunt") return { ...NOTHING, named: position.named ?? null };
  if (position.phase === "focus") return { ...NOTHING, named, hits: position.hits ?? null };
  if (position.die) return { ...NOTHING, value: position.die };
  const last = entries.findLast(({ by }) => by === "chance");
  const outcome = last && parseOutcome(last.text);
  if (!outcome) return NOTHING;
  if (outcome.kind === "die") return { ...NOTHING, value: outcome.number };
  const hunt = entries.map(({ text }) => parseMove(text)).findLast((move) => move?.kind === "hunt");
  return { value: null, named: hunt?.kind === "hunt" ? hunt.number : named, hits: outcome.number };
}
