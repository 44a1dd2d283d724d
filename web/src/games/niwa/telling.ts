/** The plies of one turn as one sentence, with the beads in it as pictures. */
import { say } from "../../lib/i18n.svelte";
import { type Move, parseMove } from "./notation";
import { beadsOf, figuresOf, type PositionDocument } from "./position";

/** A run of text, or of beads. */
export type Part = { text: string } | { beads: string };

/** Stands for the beads while the sentence is put together. */
const BEADS = "\uE000";

/** After placing, every figure has two beads of its colour. [NI-S1] */
const PAIRS = ["GG", "YY", "OO"];
const PLACED = {
  figures: Object.fromEntries([0, 1].flatMap(figuresOf).map((figure) => [figure, ["", PAIRS[Number(figure[1]) - 1]!]])),
} as unknown as PositionDocument;

export function tell(texts: string[], name: string, before: PositionDocument | null): Part[] {
  const moves = texts.map(parseMove).filter((move) => move !== null);
  const first = moves.find((move) => move.kind !== "stop");
  if (first?.kind === "place") {
    const placed = { text: say("niwa-ui-log-place", { name, ...first.fields }) };
    const rest = texts.slice(texts.indexOf(first.text) + 1);
    // Seat 0 places and begins: its first turn follows at once. [NI-S3]
    return rest.length ? [placed, { text: " " }, ...tell(rest, name, PLACED)] : [placed];
  }
  if (first?.kind === "transfer") {
    const { figure, receiver } = first;
    const text = say("niwa-ui-log-passes", { name, figure, receiver, beads: BEADS });
    return fill(text, before ? beadsOf(before, figure).slice(-1) : "");
  }
  if (first?.kind === "jump") return [{ text: say("niwa-ui-log-jumps", { name, ...first }) }];
  return first?.kind === "cross" ? tellWalk(moves, name, first.figure, before) : [];
}

function tellWalk(moves: Move[], name: string, figure: string, before: PositionDocument | null): Part[] {
  const crossings = moves.filter((move) => move.kind === "cross");
  const jump = moves.find((move) => move.kind === "jump");
  const route = [crossings[0]!.from, ...crossings.map(({ to }) => to)].join("–");
  const text = jump
    ? say("niwa-ui-log-moves-jump", { name, figure, route, to: jump.to })
    : say("niwa-ui-log-moves", { name, figure, route });
  const given = before ? givenBeads(crossings.map(({ receiver }) => receiver), beadsOf(before, figure)) : [];
  const parts = given.flatMap(([receiver, beads]) => fill(say("niwa-ui-log-beads", { receiver, beads: BEADS }), beads));
  return [{ text }, ...parts, { text: "." }];
}

/** Who gets which beads, the top one first; neighbours in time are told together. */
export function givenBeads(receivers: string[], stack: string): [string, string][] {
  const given: [string, string][] = [];
  receivers.forEach((receiver, i) => {
    const bead = stack[stack.length - 1 - i] ?? "";
    const last = given.at(-1);
    if (last?.[0] === receiver) last[1] += bead;
    else given.push([receiver, bead]);
  });
  return given;
}

function fill(text: string, beads: string): Part[] {
  const [head = "", tail = ""] = text.split(BEADS);
  return [{ text: head }, { beads }, { text: tail }];
}
