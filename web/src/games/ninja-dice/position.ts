/** Position documents of Ninja Dice: the house, the dice in the tray, the hourglasses, everybody's treasure. */
import type { Pose } from "./geometry";

export type Phase = "house" | "throw" | "steal" | "match" | "push" | "over";
export type SkillFace = "fight" | "sneak" | "pick" | "fortune" | "wild" | "catch";
export type ThreatFace = "arrow" | "hourglass" | "catch";
export type HouseFace = "guard" | "guard2" | "resident" | "resident2" | "lock";
export type Face = SkillFace | ThreatFace | HouseFace;

/** Face, x, y, yaw. */
export type Placed = [Face, number, number, number];

export interface PositionDocument {
  game: string;
  players: number;
  first: number;
  round: number;
  active: number | null;
  phase: Phase;
  treasure: number[];
  house: HouseFace[];
  skill: Record<string, Placed>;
  boosts: Record<string, string>;
  locked: string[];
  held: Record<string, number>;
  threat: Record<string, Placed>;
  arrows: string[];
  placed: string[];
  winners?: number[];
}

/** What never changes: the side at which each seat sits, the faces of the dice, the values of the coins. */
export interface BoardDocument {
  sides: number[];
  dice: { house: HouseFace[]; skill: SkillFace[]; threat: ThreatFace[] };
  /** How many there are of each value. */
  coins: Record<string, number>;
}

/** A die that lies in the tray. */
export interface Lying extends Pose {
  id: string;
  face: Face;
}

export const SKILLS = ["S1", "S2", "S3", "S4", "S5"];
export const THREATS = ["T1", "T2", "T3", "T4"];
export const isSkill = (id: string): boolean => id.startsWith("S");
export const hasFront = (face: Face): boolean => face === "arrow" || face === "fortune";

/** Dice by number. */
export const lyingOf = (dice: Record<string, Placed>): Lying[] =>
  Object.keys(dice).sort().map((id) => {
    const [face, x, y, yaw] = dice[id]!;
    return { id, face, x, y, yaw };
  });

/** All dice in the tray, skill dice first. */
export const trayOf = (position: PositionDocument): Lying[] => [...lyingOf(position.skill), ...lyingOf(position.threat)];

/** Whose die that is: the skill dice belong to the active ninja. */
export const ownerOf = (position: PositionDocument, id: string): number | null =>
  isSkill(id) ? position.active : (position.held[id] ?? null);

/** The fortunes that boost a die. */
export const fortunesOf = (position: PositionDocument, id: string): string[] =>
  Object.keys(position.boosts).sort().filter((fortune) => position.boosts[fortune] === id);

/** Fortunes that boost nothing. */
export const looseFortunes = (position: PositionDocument): Lying[] =>
  lyingOf(position.skill).filter(({ id, face }) => face === "fortune" && !(id in position.boosts));

/** How many of its skill a die counts. */
export const countOf = (position: PositionDocument, id: string): number => Math.max(1, 4 * fortunesOf(position, id).length);
