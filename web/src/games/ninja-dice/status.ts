/** What the status line asks. */
import type { Facts, Message, StatusProps } from "../contract";
import type { Position } from "./position";
import type { NinjaSession } from "./session.svelte";
import type { Turn } from "./turn";
import { listOf } from "./words";

type Asked = StatusProps<Position, NinjaSession, Turn>;

/** Where the rules tell of what is asked. */
const CLAUSES: Record<string, string> = {
  house: "ND-R1", throw: "ND-R5", throws: "ND-R2", falls: "ND-R2", aims: "ND-R5", flick: "ND-R5", waits: "ND-R5", steal: "ND-T3", steals: "ND-T3", match: "ND-H4", matches: "ND-H4",
  push: "ND-P1", forced: "ND-P2", lay: "ND-P3", pushes: "ND-P1", over: "ND-E3",
};

export function status(asked: Asked): Message & { clause?: string } {
  const { what, facts } = askedOf(asked);
  return { key: `ninja-dice-ui-status-${what}`, facts, clause: CLAUSES[what] };
}

function askedOf({ standing, turn, session, yours, names }: Asked): { what: string; facts?: Facts } {
  const { position } = standing;
  const { phase, active, players, round } = position;
  const nameOf = (seat: number | null) => names[seat ?? -1] ?? "";
  const mine = typeof standing.to_act === "number" && yours.includes(standing.to_act);
  if (phase === "over") {
    const most = Math.max(...position.treasure);
    return { what: "over", facts: { coins: most } };
  }
  if (phase === "house") return { what: "house", facts: { name: nameOf(((active ?? 0) + players - 1) % players), dice: 3 + round } };
  if (phase === "throw") {
    const { thrower, throwing } = standing;
    if (thrower === null || !throwing) return { what: "falls" };
    const mine = throwing.waiting.filter((seat) => yours.includes(seat));
    if (mine.length && yours.length > 1) return { what: "aims", facts: { name: nameOf(mine[0]!) } };
    if (mine.length) return mine[0] === active ? { what: "throw" } : { what: "flick" };
    if (!throwing.waiting.includes(thrower) && throwing.waiting.length) return { what: "waits", facts: { names: listOf(throwing.waiting.map(nameOf)) } };
    return { what: "throws", facts: { name: nameOf(thrower) } };
  }
  if (phase === "steal") return mine ? { what: "steal" } : { what: "steals", facts: { name: nameOf(active) } };
  if (phase === "match") return mine ? { what: "match" } : { what: "matches" };
  if (!mine) return { what: "pushes" };
  if (session.laying) return { what: "lay", facts: { chosen: session.lifted ? "yes" : "no" } };
  const forced = turn.choice.forced.length;
  return forced && forced < 5 ? { what: "forced", facts: { count: forced } } : { what: "push" };
}
