/** What the server tells of a ply, by the end of its keys: for games that say it anew, with names. */
import { plainFacts } from "../i18n.svelte";
import type { LogEntry } from "../wire";

export interface GameEvent {
  what: string;
  facts: Record<string, unknown>;
}

/** *game* is what all its keys begin with. */
export const eventsIn = ({ told }: LogEntry, game: string): GameEvent[] =>
  told.map((each) => ({ what: each.key.slice(game.length + 1), facts: plainFacts(each) }));

/** Whose turn an outcome belongs to: the seat that is told of first. */
export const rollerOf = ({ told }: LogEntry): number | null => {
  const seat = told[0] && plainFacts(told[0]).seat;
  return typeof seat === "number" ? seat : null;
};
