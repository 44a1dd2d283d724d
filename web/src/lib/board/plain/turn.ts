/** What the viewer can do, read off the legal moves: each in words, under its heading. */
import type { BoardProps, LogEntry, Play, Scene } from "../../../games/contract";
import { say, sayTold } from "../../i18n.svelte";
import type { Plain } from "../../wire";

/** A position of any game, with what the server adds for a client that has no board of it. */
export interface PlainPosition {
  plain?: Plain;
}

export interface Choice {
  text: string;
  words: string;
}

export interface Group {
  heading: string;
  choices: Choice[];
}

export interface Turn {
  groups: Group[];
  /** The dice are in the viewer's hand. */
  throws: boolean;
}

export type PlainProps = BoardProps<unknown, PlainPosition, undefined, Turn>;

export function turnOf({ position, yours }: Pick<Scene<unknown, PlainPosition>, "position" | "yours">, play: Play | null): Turn {
  const thrower = play?.thrower ?? null;
  return { groups: groupsOf(position, play?.legal ?? []), throws: thrower !== null && yours.includes(thrower) };
}

/** The moves under their headings, in the order in which they are listed. */
export function groupsOf(position: PlainPosition, legal: string[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const text of legal) {
    const heading = headingOf(text, position);
    groups.set(heading, [...(groups.get(heading) ?? []), { text, words: wordsOf(text, position) }]);
  }
  return [...groups].map(([heading, choices]) => ({ heading, choices }));
}

/** A move in words, or as it is written where the game has none for it. */
export function wordsOf(text: string, { plain }: PlainPosition): string {
  const words = plain?.moves[text]?.words;
  return words ? sayTold(words) : text;
}

/** Where the game has no heading for a move, those that begin with the same word stand together. */
function headingOf(text: string, { plain }: PlainPosition): string {
  const heading = plain?.moves[text]?.heading;
  const [first = "", second] = text.split(" ");
  if (heading) return sayTold(heading);
  return second === undefined ? say("web-plain-moves") : first;
}

/** What happened, as the game tells it; where it tells nothing, as it is written. */
export function tell(entries: LogEntry[]): string {
  return entries.map(({ told, text }) => told.map(sayTold).join(" ") || text).join(" ");
}
