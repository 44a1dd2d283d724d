/** Positions and entries of Ninja Dice for tests, with only what a test is about. */
import type { Faces } from "../../src/games/ninja-dice/body";
import { topOf } from "../../src/games/ninja-dice/cube";
import { type Film, flyingAt } from "../../src/games/ninja-dice/film";
import type { Pose } from "../../src/games/ninja-dice/geometry";
import type { Board, Position } from "../../src/games/ninja-dice/position";
import type { LogEntry } from "../../src/lib/wire";

export const NAMES = ["Lena", "Bo", "Cem", "Dana"];

export const faces: Faces = {
  house: ["guard", "guard2", "resident", "resident2", "lock", "lock"],
  skill: ["fight", "sneak", "pick", "fortune", "wild", "catch"],
  threat: ["arrow", "arrow", "hourglass", "hourglass", "catch", "catch"],
};

export const board: Board = {
  dice: faces, coins: { "1": 21, "5": 7, "10": 7 }, rounds: [4, 5, 6], first: 0, sides: [2700, 1800, 900, 0], capture: [0, 0, 1 / 9, 1 / 3],
};

/** As the server tells it where no die is boosted, no arrow lies in the tray and no fortune can be matched. */
export const NOTHING_DERIVED = { counts: {}, aims: {}, boons: {} };

export const position = (more: Partial<Position> = {}): Position => ({
  game: "ninja-dice", players: 4, first: 0, round: 1, active: 0, phase: "push", treasure: [3, 3, 3, 3], house: ["guard", "guard2", "lock", "lock"],
  skill: { S1: ["fight", 0, 0, 0], S2: ["fortune", 400, 0, 1800], S3: ["pick", 0, 600, 10], S4: ["catch", 700, 0, 0], S5: ["wild", -300, -800, 2000] },
  boosts: {}, locked: [], held: {}, threat: {}, arrows: [], placed: [], derived: NOTHING_DERIVED, ...more,
});

/** An entry of the log: what was played, and what the server tells of it by key and facts. */
export const line = (by: LogEntry["by"], text: string, ...told: [string, Record<string, unknown>][]): LogEntry => ({
  ply: 0, by, text, at: 0, again: false, throw: null, remark: null, told: told.map(([key, facts]) => ({ key: `ninja-dice-${key}`, facts })),
});

/** Where the dice of a film lie in the end, and which face each shows. */
export const landedOf = (film: Film): (Pose & { face: number })[] =>
  flyingAt(film, film.length).map(({ x, y, q }) => ({ x, y, ...topOf(q) }));
