/**
 * What the rules foresee for models of the seat to act: where they can go and at what price, what they see, and how their
 * attacks would end. The server reckons it; where it does not, the table plays on without.
 */
import type { Document } from "../contract";

/** Chances of the ways in which an attack can end; they add up to one. */
export interface Forecast {
  /** Dice of the attacker and of the defender. */
  pools: [number, number];
  injured: number;
  stunned: number;
  /** The attacker is hurt itself. */
  backfire: number;
  other: number;
}

export interface Reach {
  cost: number;
  /** Dodges on the way. */
  dodges: number;
  /** The space before it on the way. */
  from: string;
}

export type Obstacle = "wall" | "foliage" | "elevated" | "model" | "back";

export interface Outlook {
  reach: Record<string, Reach>;
  /** The chance that one dodge succeeds. */
  dodge: number;
  sees: string[];
  /** Enemies that it does not see: what is in the way, and where. */
  blocked: Record<string, { at: string; why: Obstacle }>;
  /** Attacks and shots from where it stands, by move; and what could be done from elsewhere, by space. */
  forecasts: Record<string, Forecast>;
  from: Record<string, string[]>;
}

export interface Prospects {
  models: Record<string, Outlook>;
}

const EMPTY: Prospects = { models: {} };

export const prospectsOf = (reckoned: Document | null): Prospects =>
  reckoned && typeof reckoned.models === "object" ? (reckoned as unknown as Prospects) : EMPTY;

/** The way to a space, step by step; empty if it is out of reach. */
export function pathTo({ reach }: Outlook, space: string): string[] {
  const path: string[] = [];
  for (let here: string = space; reach[here] && !path.includes(here); here = reach[here]!.from) path.unshift(here);
  return path;
}

/** Whom a model could attack or shoot at: from a space in its reach that is pointed at, else from where it stands. */
export function aimsOf(outlook: Outlook | null, over: string | null): string[] {
  const moves = over && outlook?.reach[over] ? (outlook.from[over] ?? []) : Object.keys(outlook?.forecasts ?? {});
  return [...new Set(moves.map((text) => text.split(" ")[1] ?? ""))];
}

/** The chance that every dodge on the way succeeds. */
export const chanceOf = ({ reach, dodge }: Outlook, space: string): number => dodge ** (reach[space]?.dodges ?? 0);
