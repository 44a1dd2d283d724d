/** The plies of one turn as one sentence, with the beads in it as pictures. */
import { plainFacts, say } from "../../lib/i18n.svelte";
import type { LogEntry } from "../../lib/wire";
import { type Move, parseMove } from "./notation";

/** A run of text, or of beads. */
export type Part = { text: string } | { beads: string };

/** Stands for the beads while the sentence is put together. */
const BEADS = "\uE000";

/** A move, and the bead that goes to another figure with it. */
type Step = Move & { bead: string };

export function tell(entries: LogEntry[], name: string): Part[] {
  const steps = entries.map(stepOf).filter((step) => step !== null);
  const at = steps.findIndex(({ kind }) => kind !== "stop");
  const first = steps[at];
  if (first?.kind === "place") {
    const placed = { text: say("niwa-ui-log-place", { name, ...first.fields }) };
    const rest = entries.slice(at + 1);
    // Seat 0 places and begins: its first turn follows at once. [NI-S3]
    return rest.length ? [placed, { text: " " }, ...tell(rest, name)] : [placed];
  }
  if (first?.kind === "transfer") {
    const { figure, receiver, bead } = first;
    return fill(say("niwa-ui-log-passes", { name, figure, receiver, beads: BEADS }), bead);
  }
  if (first?.kind === "jump") return [{ text: say("niwa-ui-log-jumps", { name, ...first }) }];
  return first?.kind === "cross" ? tellWalk(steps, name, first.figure) : [];
}

function stepOf({ text, told }: LogEntry): Step | null {
  const move = parseMove(text);
  return move && { ...move, bead: String((told[0] && plainFacts(told[0]).bead) ?? "") };
}

function tellWalk(steps: Step[], name: string, figure: string): Part[] {
  const crossings = steps.filter((step) => step.kind === "cross");
  const jump = steps.find((step) => step.kind === "jump");
  const route = [crossings[0]!.from, ...crossings.map(({ to }) => to)].join("–");
  const text = jump
    ? say("niwa-ui-log-moves-jump", { name, figure, route, to: jump.to })
    : say("niwa-ui-log-moves", { name, figure, route });
  const gifts = giftsOf(crossings);
  const parts = gifts.flatMap(([receiver, beads]) => fill(say("niwa-ui-log-beads", { receiver, beads: BEADS }), beads));
  return [{ text }, ...parts, { text: "." }];
}

/** Who gets which beads, in the order of the crossings; neighbours in time are told together. */
export function giftsOf(crossings: { receiver: string; bead: string }[]): [string, string][] {
  const gifts: [string, string][] = [];
  for (const { receiver, bead } of crossings) {
    const last = gifts.at(-1);
    if (last?.[0] === receiver) last[1] += bead;
    else gifts.push([receiver, bead]);
  }
  return gifts;
}

function fill(text: string, beads: string): Part[] {
  const [head = "", tail = ""] = text.split(BEADS);
  return [{ text: head }, { beads }, { text: tail }];
}
