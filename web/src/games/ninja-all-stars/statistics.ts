/** What everybody did in a match, counted from what the server told. */
import { plainFacts } from "../../lib/i18n.svelte";
import type { LogEntry } from "../contract";
import { type Element, elementOf, seatNumber } from "./position";

const COUNTS = ["attacks", "injuries", "stuns", "tests", "passed", "cards", "spaces"] as const;
export type Counts = Record<(typeof COUNTS)[number], number> & {
  /** Dice of all its attacks and of those who defended against them. */
  pools: [number, number];
  /** Dice that fell for it, and how many of them showed Void, which injures. */
  dice: number;
  voids: number;
  /** Rounds under the moon of its element. */
  moons: number;
};

/** Whose count an event adds to: the seat of this fact. */
const COUNTED: Record<string, [(typeof COUNTS)[number], string]> = {
  attacked: ["attacks", "model"],
  shot: ["attacks", "model"],
  "was-injured": ["injuries", "other"],
  "was-stunned": ["stuns", "model"],
  tested: ["tests", "model"],
  "passed-test": ["passed", "model"],
  "played-card": ["cards", "seat"],
  stepped: ["spaces", "model"],
};
const ROLLED = new Set(["rolled-att", "rolled-def", "tested"]);
const FACES = 6;

export function countsOf(log: LogEntry[], elements: (Element | null)[]): Counts[] {
  const counts = elements.map((): Counts => ({ attacks: 0, injuries: 0, stuns: 0, tests: 0, passed: 0, cards: 0, spaces: 0, pools: [0, 0], dice: 0, voids: 0, moons: 0 }));
  for (const told of log.flatMap((entry) => entry.told)) {
    const [what, facts] = [told.key.slice("ninja-all-stars-".length), plainFacts(told)];
    const of = (fact: unknown) => counts[typeof fact === "number" ? fact : seatNumber(String(fact))];
    const counted = COUNTED[what];
    const own = counted && of(facts[counted[1]]);
    if (own) own[counted[0]] += 1;
    const roller = ROLLED.has(what) ? of(facts.model) : undefined;
    for (const letter of roller ? String(facts.dice) : "") {
      roller!.dice += 1;
      roller!.voids += Number(elementOf(letter) === "void");
    }
    const attacker = what === "attacked" || what === "shot" ? of(facts.model) : undefined;
    if (attacker) attacker.pools = [attacker.pools[0] + Number(facts.attack), attacker.pools[1] + Number(facts.defence)];
    if (what === "round-began") elements.forEach((element, seat) => (counts[seat]!.moons += Number(element === facts.element)));
  }
  return counts;
}

/** So many a time, on average; a dash where there was none. */
const mean = (sum: number, times: number): string => (times ? (sum / times).toFixed(1) : "–");

/** Dice of an attack against those of the defence, on average: "3.5 : 2.1". */
export const oddsIn = ({ pools, attacks }: Counts): string => (attacks ? `${mean(pools[0], attacks)} : ${mean(pools[1], attacks)}` : "–");

/** Dice that showed Void, and as many as could be expected: "7 (5.3)". */
export const voidsIn = ({ dice, voids }: Counts): string => `${voids} (${(dice / FACES).toFixed(1)})`;
