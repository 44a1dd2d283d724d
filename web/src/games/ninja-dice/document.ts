// Made from src/engawa/games/ninja_dice/document.py by `python -m engawa.server.typescript`. Do not edit.

export type Phase = "house" | "throw" | "steal" | "match" | "push" | "over";
export type SkillFace = "fight" | "sneak" | "pick" | "wild" | "fortune" | "catch";
export type ThreatFace = "catch" | "arrow" | "hourglass";
export type HouseFace = "guard" | "guard2" | "resident" | "resident2" | "lock";
export type SkillDie = [SkillFace, number, number, number];
export type ThreatDie = [ThreatFace, number, number, number];

/** The dice of others that an arrow reaches, and whose they are. They can be stolen from (`open`), show a catch, or have no coin. */
export interface Aim {
  dice: string[];
  open: number[];
  caught: number[];
  poor: number[];
}

/** What follows from the dice in the tray: as how many a boosted die counts, and what lies before each front edge. A fortune that boosts nothing has the dice that it can boost, and as how many each would count. */
export interface Derived {
  counts: Record<string, number>;
  aims: Record<string, Aim>;
  boons: Record<string, Record<string, number>>;
}

/** The house, the dice in the tray, the hourglasses, everybody's treasure. */
export interface Position {
  game: "ninja-dice";
  players: number;
  first: number;
  round: number;
  active: number | null;
  phase: Phase;
  treasure: number[];
  house: HouseFace[];
  skill: Record<string, SkillDie>;
  boosts: Record<string, string>;
  locked: string[];
  held: Record<string, number>;
  threat: Record<string, ThreatDie>;
  arrows: string[];
  placed: string[];
  derived: Derived;
  winners?: number[];
  edition?: Record<string, unknown>;
}

/** The six faces of each kind of die. */
export interface Dice {
  house: HouseFace[];
  skill: SkillFace[];
  threat: ThreatFace[];
}

/** The dice in the box, how many coins of each value, the dice of each round's house, and where everybody sits. `capture` is how likely the next throw captures while 0, 1, 2, 3 hourglasses are locked. */
export interface Board {
  dice: Dice;
  coins: Record<string, number>;
  rounds: number[];
  first: number;
  sides: number[];
  capture: number[];
}
