/**
 * What can be chosen now. Nothing here knows a rule: whatever can be done is in the list of legal moves; how a move looks
 * follows from the board.
 */
import type { Chart } from "./chart";
import { formatFocus, type Move } from "./notation";
import { blockOn, piecesOn, type Position } from "./position";
import { isBackward, routeOf } from "./routes";

export interface Wishes {
  chosen: string | null;
  dropping: string | null;
  hunters: string[] | null;
}

export type StepKind = "enter" | "throw" | "home" | "clear" | "back" | "arrow" | "path" | "grey" | "step";

/** A move of a piece, and what it is. */
export interface Step {
  text: string;
  from: string;
  to: string;
  kind: StepKind;
  /** The seat that is thrown, or whose blockade goes. */
  victim: number | null;
  backward: boolean;
  route: string[];
}

export interface Choice {
  /** Where pieces stand that can move: those that throw or come home first. */
  pieces: string[];
  chosen: string | null;
  /** The moves of the chosen piece. */
  steps: Step[];
  /** Where the blockade can go, and where it shall. */
  drops: string[];
  dropping: string | null;
  /** Who may get the focus, and who shall. */
  hunters: string[];
  focused: string[];
  focus: string | null;
  hunts: number[];
  words: Set<string>;
}

/** Vermilion where somebody or something is thrown off, else moss. */
export const toneOf = ({ kind }: Step): "throw" | "moss" => (kind === "throw" || kind === "clear" ? "throw" : "moss");

const FIRST: StepKind[] = ["throw", "home", "clear"];

export function choiceOf(chart: Chart, position: Position, moves: Move[], wishes: Wishes): Choice {
  const steps = moves.filter((move) => move.kind === "move").map((move) => stepOf(chart, position, move));
  const rank = (from: string) => Math.min(...steps.filter((step) => step.from === from).map(({ kind }) => (FIRST.indexOf(kind) + 9) % 9));
  const pieces = [...new Set(steps.map(({ from }) => from))].sort((one, other) => rank(one) - rank(other));
  const chosen = wishes.chosen && pieces.includes(wishes.chosen) ? wishes.chosen : (pieces[0] ?? null);
  const drops = moves.flatMap((move) => (move.kind === "drop" ? [move.to] : []));
  const sets = moves.flatMap((move) => (move.kind === "focus" ? [move.fields] : []));
  const hunters = [...new Set(sets.flat())].sort();
  const suggested = sets.reduce((one, other) => (other.length > one.length ? other : one), sets[0] ?? []);
  const focused = wishes.hunters?.filter((field) => hunters.includes(field)) ?? suggested;
  const focus = formatFocus(focused);
  return {
    pieces, chosen, drops, hunters, focused,
    steps: steps.filter(({ from }) => from === chosen),
    dropping: wishes.dropping && drops.includes(wishes.dropping) ? wishes.dropping : null,
    focus: moves.some(({ text }) => text === focus) ? focus : null,
    hunts: moves.flatMap((move) => (move.kind === "hunt" ? [move.number] : [])),
    words: new Set(moves.map(({ kind }) => kind)),
  };
}

/** What a move is, read off the board. */
export function stepOf(chart: Chart, position: Position, { text, from, to }: { text: string; from: string; to: string }): Step {
  const count = position.die ?? 1;
  const seat = position.turn;
  const block = blockOn(position, to);
  const other = piecesOn(position, to).find((piece) => piece.seat !== seat);
  const victim = other?.seat ?? (block >= 0 ? block : null);
  const route = routeOf(chart, from, to, count);
  const backward = isBackward(chart, from, to, count);
  return { text, from, to, route, victim, backward, kind: kindOf(chart, route, backward, other !== undefined, block >= 0) };
}

function kindOf(chart: Chart, route: string[], backward: boolean, throws: boolean, clears: boolean): StepKind {
  const kinds = route.map((name) => chart.byName.get(name)?.kind);
  const [first, last] = [kinds[0], kinds.at(-1)];
  if (throws) return "throw";
  if (clears) return "clear";
  if (first?.endsWith("area")) return "enter";
  if (last === "goal") return "home";
  if (backward) return "back";
  if (first === "ring" && kinds.includes("inner")) return "arrow";
  if (kinds.includes("path")) return last === "path" && first !== "path" ? "path" : "step";
  return first === "ring" && kinds.includes("grey") ? "grey" : "step";
}
