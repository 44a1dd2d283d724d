/** A treasure in coins: as many of the largest as possible [ND-C4]. */
import type { Board } from "./position";

/** Copper, silver, gold: face and edge, by value. */
export const METALS: Record<number, readonly [string, string]> = { 1: ["#C98B5B", "#74441F"], 5: ["#CFCBC0", "#6A675E"], 10: ["#E3BE66", "#8A6314"] };

/** The coins in the box, largest first. */
export const valuesOf = ({ coins }: Board): number[] =>
  Object.keys(coins).map(Number).sort((one, other) => other - one);

export function coinsOf(treasure: number, values: number[]): number[] {
  const coins: number[] = [];
  let left = treasure;
  for (const value of values) for (; left >= value; left -= value) coins.push(value);
  return coins;
}

/** Coins of one size in a row, one over the other: how far from one to the next, and how long it is. */
export function rowOf(count: number, size: number): { step: number; length: number } {
  const step = size * (count > 5 ? 0.4 : 0.6);
  return { step, length: count ? (count - 1) * step + size : 0 };
}
