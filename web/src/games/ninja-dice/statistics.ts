/** Counts of a match for its end screen. */
import type { LogEntry } from "../contract";
import { parseMove, parseThrow } from "./notation";
import { isSkill } from "./position";
import { eventsOf } from "./telling";

export interface Counts {
  /** Throws as the active ninja, and dice in them. */
  throws: number;
  dice: number;
  beaten: number;
  unseen: number;
  ran: number;
  captured: number;
  /** Coins from houses, stolen by them and from them. */
  earned: number;
  stolen: number;
  lost: number;
  boosts: number;
}

export function countsOf(log: LogEntry[], players: number): Counts[] {
  const counts = Array.from({ length: players }, (): Counts => ({
    throws: 0, dice: 0, beaten: 0, unseen: 0, ran: 0, captured: 0, earned: 0, stolen: 0, lost: 0, boosts: 0,
  }));
  for (const entry of log) {
    for (const { what, facts } of eventsOf(entry)) {
      const own = counts[Number(facts.seat)];
      if (own) count(entry, what, facts, own, counts);
    }
  }
  return counts;
}

function count(entry: LogEntry, what: string, facts: Record<string, unknown>, own: Counts, all: Counts[]): void {
  const coins = Number(facts.coins ?? 0);
  switch (what) {
    case "thrown":
      own.throws += 1;
      own.dice += parseThrow(entry.text)?.filter(({ id }) => isSkill(id)).length ?? 0;
      break;
    case "beaten":
      own.beaten += 1;
      own.unseen += Number(facts.case === "unseen");
      own.earned += coins;
      break;
    case "ran":
      own.ran += 1;
      own.earned += coins;
      break;
    case "captured":
      own.captured += 1;
      break;
    case "matched":
      own.boosts += 1;
      break;
    case "stolen": {
      const move = parseMove(entry.text);
      const victim = move?.kind === "steal" && move.victim !== null ? all[move.victim] : undefined;
      own.stolen += 1;
      if (victim) victim.lost += 1;
    }
  }
}
