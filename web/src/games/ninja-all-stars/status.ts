/** What the status line asks. */
import type { Message, StatusProps } from "../contract";
import { type Position, subjectOf } from "./position";

/** Where the rules tell of what is asked. */
const CLAUSES: Record<string, string> = {
  janken: "NS-J2", furnish: "NS-S5", pick: "NS-S7", edge: "NS-S7", post: "NS-S10", name: "NS-S11", deploy: "NS-S12", omen: "NS-P5", courier: "NS-V14",
  turn: "NS-A2", sentry: "NS-A3", act: "NS-A7", moving: "NS-M2", dodge: "NS-M8", affinity: "NS-T3", team: "NS-T13", "test-foe": "NS-T12", boost: "NS-C6", react: "NS-T6", result: "NS-C12", save: "NS-U11",
  push: "NS-M13", place: "NS-M14", face: "NS-F4", heal: "NS-Y3", choice: "NS-Y5", reinforce: "NS-Y6", over: "NS-V3", test: "NS-T2",
};

export function status({ standing, yours }: Pick<StatusProps<Position>, "standing" | "yours">): Message & { clause?: string } {
  const { position } = standing;
  const phase = caseOf(position, standing.legal);
  const { activation, attack } = position;
  const facts = {
    phase, yours: typeof standing.to_act === "number" && yours.includes(standing.to_act) ? "yes" : "no",
    model: subjectOf(position) ?? attack?.by ?? position.test?.by ?? "", points: activation?.mp ?? 0,
    move: activation?.move ?? 0, act: activation?.act || activation?.extra ? 1 : 0, scores: position.scores.join(" : "),
  };
  return { key: "ninja-all-stars-ui-status", facts, clause: CLAUSES[phase] };
}

function caseOf({ phase, activation }: Position, legal: string[]): string {
  if (phase === "turn" && legal.some((text) => text.startsWith("activate Z"))) return "sentry";
  return phase === "act" && activation?.moving ? "moving" : phase;
}
