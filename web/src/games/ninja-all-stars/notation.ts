/** Moves of Ninja All-Stars, read (docs/rules/ninja-all-stars.md, Move notation): its kind, and what is picked for it. */

export type PickKind = "model" | "space" | "way" | "seat" | "edge" | "dice" | "element" | "pool";

export interface Pick {
  kind: PickKind;
  name: string;
}

export interface Move {
  text: string;
  /** What is done: a word, with the name of the card or ability behind `card` and `use`. */
  kind: string;
  picks: Pick[];
  /** Whom it is done to, where that is no choice: the model being pushed or placed. */
  subject: string | null;
}

/** A letter alone can be many things; the word before it tells. */
const LETTER: Record<string, PickKind> = { face: "way", post: "way", pick: "seat", edge: "edge" };
const SHAPES: [PickKind, RegExp][] = [
  ["model", /^[A-DZ]\d$/],
  ["space", /^[a-x]\d{1,2}$/],
  ["way", /^(NE|SE|SW|NW)$/],
  ["dice", /^[SWEVFA]+$/],
  ["pool", /^(att|def|own|foe)$/],
  ["element", /^(spirit|water|earth|void|fire|air)$/],
];
const NAMED = new Set(["card", "use"]);
const SUBJECT = new Set(["push", "place"]);

export function parseMove(text: string): Move {
  const words = text.split(" ");
  const [verb = ""] = words;
  const kind = words.slice(0, NAMED.has(verb) ? 2 : 1).join(" ");
  const rest = words.slice(NAMED.has(verb) ? 2 : 1);
  const subject = SUBJECT.has(verb) ? (rest.shift() ?? null) : null;
  return { text, kind, subject, picks: rest.map((word) => ({ kind: kindOf(verb, word), name: word })) };
}

function kindOf(verb: string, word: string): PickKind {
  // NE and SE are dice as well as directions: what faces a way is told by its verb.
  if (LETTER[verb] && /^[A-Z]{1,2}$/.test(word)) return LETTER[verb];
  const found = SHAPES.filter(([kind]) => kind !== "way").find(([, shape]) => shape.test(word));
  return found?.[0] ?? "element";
}

export const parseMoves = (texts: string[]): Move[] => texts.map(parseMove);

/** The card or ability of a kind of move, without the plus of the stronger text: `fuzin` of `card fuzin+`. */
export const nameIn = (kind: string): string => kind.replace(/^(card|use) /, "").replace(/\+$/, "");
export const isCard = (kind: string): boolean => kind.startsWith("card ");
export const isStrong = (kind: string): boolean => kind.endsWith("+");

/** Dice of an outcome, or null if it is something else. */
export function diceOf(outcome: string): string | null {
  const [word, dice] = outcome.split(" ");
  return word === "dice" ? (dice ?? null) : null;
}
