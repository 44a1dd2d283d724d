/**
 * What the rules foresee for a model: where it can go and at what price, what it sees, and how its attacks and tests would
 * end. The server reckons it; until it has, the table plays on without.
 */
import type { Document } from "../contract";

/** What seats could still do about a roll, by letter; `hand` is a hand that the viewer does not see. */
export type Openings = Record<string, string[]>;

/** Chances of the ways in which an attack can end; they add up to one. */
export interface AttackEnd {
  /** Dice of the attacker and of the defender. */
  pools: [number, number];
  /** The letter of the seat that chooses the result. */
  chooser: string;
  injured: number;
  stunned: number;
  /** The attacker is hurt itself. */
  backfire: number;
  other: number;
  open: Openings;
}

/** The chance that a test is passed. */
export interface Trial {
  passes: number;
  open: Openings;
}

export type End = AttackEnd | Trial;

export interface Reach {
  cost: number;
  /** Dodges on the way, and the chance that all of them succeed. */
  dodges: number;
  chance: number;
  /** The spaces that are entered, one after the other. */
  way: string[];
  /** A model stands there: nobody stops on it. */
  passing: boolean;
}

export type Obstacle = "wall" | "foliage" | "elevated" | "model" | "back";

export interface Forecast {
  reach: Record<string, Reach>;
  /** What could be done about dodges. */
  dodging: Openings;
  sees: string[];
  /** Enemies that it does not see: what is in the way, and where. */
  blocked: Record<string, { at: string; why: Obstacle }>;
  /** How moves would end: from where it stands; and from elsewhere, by space. */
  here: Record<string, End>;
  from: Record<string, Record<string, End>>;
}

/** As it comes: moves have the number of their end, and what says nothing is left out. */
interface Told {
  reach?: Record<string, Pick<Reach, "cost" | "way"> & Partial<Reach>>;
  dodging?: Openings;
  sees?: string[];
  blocked?: Forecast["blocked"];
  here?: Record<string, number>;
  from?: Record<string, Record<string, number>>;
  ends?: End[];
}

const mapped = <From, To>(entries: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));

const read = new WeakMap<Document, Record<string, Forecast>>();

/** The forecast of a model, if the server has told it. */
export function forecastOf(told: Document | null, model: string): Forecast | null {
  if (!told) return null;
  if (!read.has(told)) read.set(told, mapped(told.models as Record<string, Told>, forecastIn));
  return read.get(told)![model] ?? null;
}

function forecastIn({ reach = {}, dodging = {}, sees = [], blocked = {}, here = {}, from = {}, ends = [] }: Told): Forecast {
  const endsOf = (moves: Record<string, number>) => mapped(moves, (number) => ends[number]!);
  return {
    reach: mapped(reach, (way) => ({ dodges: 0, chance: 1, passing: false, ...way })),
    dodging, sees, blocked, here: endsOf(here), from: mapped(from, endsOf),
  };
}

export const isAttackEnd = (end: End): end is AttackEnd => "pools" in end;

/** The way to a space, step by step; empty if it is out of reach, or nobody can stop there. */
export function pathTo({ reach }: Forecast, space: string): string[] {
  const found = reach[space];
  return found && !found.passing ? found.way : [];
}

/** Whom a model could attack, shoot at or search: from a space in its reach that is pointed at, else from where it stands. */
export function aimsOf(forecast: Forecast | null, over: string | null): string[] {
  const moves = Object.keys((over && forecast?.reach[over] ? forecast.from[over] : forecast?.here) ?? {});
  return [...new Set(moves.map((text) => text.split(" ")[1] ?? ""))];
}
