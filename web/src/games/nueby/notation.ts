/** Moves and outcomes of Nüby, read and written (docs/rules/nueby.md, Phases and notation). */

export type Move =
  | { kind: "move"; text: string; from: string; to: string }
  | { kind: "hunt"; text: string; number: number }
  | { kind: "focus"; text: string; fields: string[] }
  | { kind: "drop"; text: string; to: string }
  | { kind: "pass" | "roll" | "push" | "done"; text: string };

export type Outcome = { kind: "die"; number: number } | { kind: "hits"; number: number };

const WORDS = ["pass", "roll", "push", "done"] as const;
const STEP = /^([a-z][\d.]+)-([a-z][\d.]+)$/;

/** The move that *text* writes, or null. */
export function parseMove(text: string): Move | null {
  const word = WORDS.find((each) => each === text);
  if (word) return { kind: word, text };
  const step = STEP.exec(text);
  if (step) return { kind: "move", text, from: step[1]!, to: step[2]! };
  const [verb, ...rest] = text.split(" ");
  if (verb === "hunt" && /^[1-6]$/.test(rest[0] ?? "")) return { kind: "hunt", text, number: Number(rest[0]) };
  if (verb === "drop" && rest.length === 1) return { kind: "drop", text, to: rest[0]! };
  if (verb === "focus") return { kind: "focus", text, fields: rest.filter((field) => field !== "-") };
  return null;
}

export const parseMoves = (texts: string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** What chance decided, or null. */
export function parseOutcome(text: string): Outcome | null {
  const found = /^([dh])([0-6])$/.exec(text);
  return found ? { kind: found[1] === "d" ? "die" : "hits", number: Number(found[2]) } : null;
}

export const formatStep = (from: string, to: string): string => `${from}-${to}`;
/** Fields stand in the order of their letters. */
export const formatFocus = (fields: string[]): string => `focus ${fields.length ? [...fields].sort().join(" ") : "-"}`;
