/** Counts of a match for its end screen. */
import type { LogEntry } from "../contract";
import { eventsOf } from "./telling";

export interface Counts {
  rolls: number;
  sixes: number;
  /** Pips more than expected. */
  luck: number;
  given: number;
  taken: number;
  hunts: number;
  hits: number;
  blocks: number;
}

const MEAN = 3.5;

export function countsOf(log: LogEntry[], players: number): Counts[] {
  const counts = Array.from({ length: players }, (): Counts => ({ rolls: 0, sixes: 0, luck: 0, given: 0, taken: 0, hunts: 0, hits: 0, blocks: 0 }));
  let actor = 0;
  for (const { what, seat, facts } of eventsOf(log)) {
    const own = counts[seat];
    if (!own) continue;
    const number = Number(facts.number ?? 0);
    if (what === "thrown") {
      own.taken += 1;
      counts[actor]!.given += 1;
    } else if (what !== "shoved" && what !== "cleared") actor = seat;
    if (what === "rolled") {
      own.rolls += 1;
      own.sixes += Number(number === 6);
      own.luck += number - MEAN;
    }
    if (what === "hunted") own.hunts += 1;
    if (what === "hit") own.hits += number;
    if (what === "dropped") own.blocks += 1;
  }
  return counts;
}
