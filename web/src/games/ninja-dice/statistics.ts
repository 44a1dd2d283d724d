/** Counts of a match for its end screen. */
import type { LogEntry } from "../contract";
import { parseMove, parseThrow } from "./notation";
import type { SkillFace } from "./document";
import { type Face, isSkill } from "./position";
import { eventsOf } from "./telling";

export interface Counts {
  /** Throws as the active ninja, and how many more wilds they had than expected. */
  throws: number;
  luck: number;
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

export function countsOf(log: LogEntry[], players: number, skill: SkillFace[]): Counts[] {
  const counts = Array.from({ length: players }, (): Counts => ({
    throws: 0, luck: 0, beaten: 0, unseen: 0, ran: 0, captured: 0, earned: 0, stolen: 0, lost: 0, boosts: 0,
  }));
  const wilds = skill.filter(isWild).length / skill.length;
  for (const entry of log) {
    for (const { what, facts } of eventsOf(entry)) {
      const own = counts[Number(facts.seat)];
      if (own) count(entry, what, facts, own, counts, wilds);
    }
  }
  return counts;
}

const isWild = (face: Face): boolean => face === "wild";

function count(entry: LogEntry, what: string, facts: Record<string, unknown>, own: Counts, all: Counts[], wilds: number): void {
  const coins = Number(facts.coins ?? 0);
  switch (what) {
    case "thrown":
      own.throws += 1;
      for (const { face } of (parseThrow(entry.text) ?? []).filter(({ id }) => isSkill(id))) own.luck += Number(isWild(face)) - wilds;
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
