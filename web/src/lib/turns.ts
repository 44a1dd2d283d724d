/** The log read as turns: consecutive plies of one player. */
import type { GameFolder } from "../games/contract";
import type { LogEntry } from "./wire";

export interface Turn {
  number: number;
  by: number | "chance";
  entries: LogEntry[];
}

/** What a game knows of its turns. */
export type TurnRules = Pick<GameFolder, "endsTurn" | "rollerOf">;

/** Plies grouped by who played them, outcomes with whoever rolled. */
export function turnsOf(log: LogEntry[], { endsTurn, rollerOf }: TurnRules = {}): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const turn = turns.at(-1);
    const before = turn?.entries.at(-1);
    const by = (entry.by === "chance" ? rollerOf?.(entry) : null) ?? entry.by;
    if (turn && before && turn.by === by && !endsTurn?.(before, entry)) turn.entries.push(entry);
    else turns.push({ number: turns.length + 1, by, entries: [entry] });
  }
  return turns;
}

/** The turn to be marked as the last: not the one that is under way. */
export function lastTurn(turns: Turn[], toAct: number | "chance" | null): LogEntry[] {
  const last = turns.at(-1);
  if (!last) return [];
  return (last.by === toAct ? turns.at(-2) : last)?.entries ?? [];
}

/** Everything after the last turn of these seats; with several of them at one screen, the last turn. */
export function sinceTurnOf(turns: Turn[], yours: number[], toAct: number | "chance" | null): LogEntry[] {
  if (yours.length !== 1) return lastTurn(turns, toAct);
  const mine = turns.findLastIndex((turn) => turn.by === yours[0]);
  const after = turns.slice(mine + 1);
  if (after.length > 0) return after.flatMap((turn) => turn.entries);
  const earlier = turns.slice(0, mine).findLastIndex((turn) => turn.by === yours[0]);
  return turns.slice(earlier + 1, mine).flatMap((turn) => turn.entries);
}
