/** What can be chosen now. Nothing here knows a rule: whatever can be done is in the list of legal moves. */
import { formatRoll, type Move } from "./notation";
import { SKILLS } from "./position";

export interface Wishes {
  rolling: string[] | null;
  fortune: string | null;
  laying: boolean;
  lifted: string | null;
}

export interface Choice {
  /** The arrow to be decided about, whom it can steal from, and whether it may leave it. */
  arrow: string | null;
  victims: number[];
  declines: boolean;
  /** Fortunes that can boost something, the chosen one, and what it can boost. */
  fortunes: string[];
  fortune: string | null;
  boosts: string[];
  ready: boolean;
  run: boolean;
  /** The sets of dice that may be rolled again, those in all of them, and the chosen set. */
  rolls: string[][];
  forced: string[];
  rolling: string[];
  /** The move that rolls them, if it is one. */
  roll: string | null;
  /** Dice that can be laid out, and the one that is. */
  movable: string[];
  lifted: string | null;
}

export function choiceOf(moves: Move[], wishes: Wishes): Choice {
  const steals = moves.filter((move) => move.kind === "steal");
  const matches = moves.filter((move) => move.kind === "match");
  const rolls = moves.flatMap((move) => (move.kind === "roll" ? [move.dice] : []));
  const fortunes = [...new Set(matches.map(({ fortune }) => fortune))];
  const fortune = wishes.fortune && fortunes.includes(wishes.fortune) ? wishes.fortune : (fortunes[0] ?? null);
  const forced = rolls.length ? SKILLS.filter((id) => rolls.every((dice) => dice.includes(id))) : [];
  const rolling = rolls.length ? (wishes.rolling ?? forced) : [];
  const movable = rolls.length ? SKILLS.filter((id) => !forced.includes(id)) : [];
  return {
    arrow: steals[0]?.arrow ?? null,
    victims: steals.flatMap(({ victim }) => (victim === null ? [] : [victim])),
    declines: steals.some(({ victim }) => victim === null),
    fortunes, fortune, rolls, forced, rolling, movable,
    boosts: matches.flatMap((move) => (move.fortune === fortune ? [move.die] : [])),
    ready: moves.some(({ kind }) => kind === "ready"),
    run: moves.some(({ kind }) => kind === "run"),
    roll: rolls.some((dice) => isSame(dice, rolling)) ? formatRoll(rolling) : null,
    lifted: wishes.laying && wishes.lifted && !forced.includes(wishes.lifted) ? wishes.lifted : null,
  };
}

/** The set of dice nearest to what somebody wants who taps a die; null if no roll is like that. */
export function toggled({ rolls, rolling }: Pick<Choice, "rolls" | "rolling">, die: string): string[] | null {
  const off = rolling.includes(die);
  const wanted = off ? rolling.filter((id) => id !== die) : [...rolling, die];
  if (wanted.length === 0) return [];
  const like = off
    ? rolls.filter((dice) => dice.every((id) => wanted.includes(id)))
    : rolls.filter((dice) => wanted.every((id) => dice.includes(id)));
  const nearest = (one: string[], other: string[]) => Math.abs(one.length - wanted.length) - Math.abs(other.length - wanted.length);
  return [...like].sort(nearest)[0] ?? null;
}

const isSame = (one: string[], other: string[]): boolean => one.length === other.length && one.every((id) => other.includes(id));
