/** Dice that are rolled again: which can be marked, and what takes up just those that are. The server says what takes which. */
import type { Option, Window } from "./forecast";

/** Fresh dice of a pool by their number. */
export interface Marked {
  pool: string;
  dice: number[];
}

/** A move that takes up dice. */
export interface Taking {
  text: string;
  option: Option;
}

const sorted = (letters: string): string => [...letters].sort().join("");
const lettersOf = (fresh: string, dice: number[]): string => sorted(dice.map((i) => fresh[i]).join(""));

/** Are the letters of one among those of the other, each as often? */
function isPart(one: string, other: string): boolean {
  const left = [...other];
  return [...one].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Moves that take up dice, of one pool or of any. */
export function takings(window: Window | null, pool?: string): Taking[] {
  const all = Object.entries(window?.moves ?? {}).map(([text, option]) => ({ text, option }));
  return all.filter(({ option }) => option.dice && (!pool || option.pool === pool));
}

/** What takes up just the marked dice; what betters things comes first. */
export function matching(window: Window | null, marked: Marked | null, fresh: string): Taking[] {
  if (!marked?.dice.length) return [];
  const wanted = lettersOf(fresh, marked.dice);
  const found = takings(window, marked.pool).filter(({ option }) => sorted(option.dice!) === wanted);
  return found.sort((one, other) => Number(other.option.better ?? false) - Number(one.option.better ?? false));
}

/** Can this die be marked at all? */
export const canMark = (window: Window | null, pool: string, letter: string): boolean => takings(window, pool).some(({ option }) => option.dice!.includes(letter));

/** The marks after a tap on a die: with it, or without it; dice that are only taken up together are marked together. */
export function tapped(window: Window | null, marked: Marked | null, pool: string, fresh: string, die: number): Marked | null {
  const own = marked?.pool === pool ? marked.dice : [];
  const wished = own.includes(die) ? own.filter((i) => i !== die) : [...own, die];
  return fitted(window, pool, fresh, wished) ?? (own.includes(die) ? null : fitted(window, pool, fresh, [die]));
}

/** These dice, or the fewest beyond them that something takes up; null if nothing does. */
function fitted(window: Window | null, pool: string, fresh: string, dice: number[]): Marked | null {
  if (!dice.length) return null;
  const wanted = lettersOf(fresh, dice);
  const fits = takings(window, pool).map(({ option }) => option.dice!).filter((letters) => isPart(wanted, letters));
  const [least] = fits.sort((one, other) => one.length - other.length);
  if (least === undefined) return null;
  const all = [...dice];
  const missing = [...least];
  for (const i of dice) missing.splice(missing.indexOf(fresh[i]!), 1);
  for (const letter of missing) {
    const more = [...fresh].findIndex((each, i) => each === letter && !all.includes(i));
    if (more >= 0) all.push(more);
  }
  return { pool, dice: all };
}
