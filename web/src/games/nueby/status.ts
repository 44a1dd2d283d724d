/** What the status line asks. */
import type { Facts, Message, StatusProps } from "../contract";
import type { Position } from "./position";
import type { NuebySession } from "./session.svelte";
import type { Turn } from "./turn";

type Asked = StatusProps<Position, NuebySession, Turn>;

/** Where the rules tell of what is asked. */
const CLAUSES: Record<string, string> = {
  enter: "NU-3", hunt: "NJ-5", "start-hunt": "NJ-5", "start-drop": "NB-2", push: "NB-1", drop: "NB-2", must: "NU-6", may: "NU-6",
  six: "NU-20", focus: "NJ-6", over: "NU-10", roll: "NU-S2", again: "NU-21", held: "NU-S2", wait: "NU-S2",
};

export function status(asked: Asked): Message & { clause?: string } {
  const { what, facts } = askedOf(asked);
  return { key: `nueby-ui-status-${what}`, facts, clause: CLAUSES[what] };
}

function askedOf({ standing, turn, session, yours, names }: Asked): { what: string; facts?: Facts } {
  const { position } = standing;
  const { phase } = position;
  if (phase === "over") return { what: "over", facts: { name: names[position.winner ?? 0] ?? "" } };
  if (session.held) return { what: "held" };
  if (phase === "roll") return { what: position.sixes ? "again" : "roll" };
  if (phase === "hunt") return { what: "hunt", facts: { number: position.named ?? 0 } };
  if (!yours.includes(position.turn)) return { what: "wait", facts: { phase, die: position.die ?? 0 } };
  if (phase === "start") return { what: position.blocks ? "start-drop" : "start-hunt" };
  if (phase === "focus") return { what: "focus", facts: { hits: position.hits ?? 0 } };
  if (phase !== "move") return { what: phase };
  if (turn.choice.words.has("done")) return { what: turn.choice.words.has("push") ? "push" : "drop" };
  const may = turn.choice.words.has("pass");
  const die = position.die ?? 0;
  return { what: !may ? "must" : die === 6 && position.sixes ? "six" : "may", facts: { die } };
}
