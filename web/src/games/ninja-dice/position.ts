/** Position documents of Ninja Dice: the house, the dice in the tray, the hourglasses, everybody's treasure. */
import type { Aim, HouseFace, Position, SkillDie, SkillFace, ThreatDie, ThreatFace } from "./document";

import type { Pose } from "./geometry";

export type { Aim, Board, HouseFace, Phase, Position, SkillFace, ThreatFace } from "./document";
export type Face = SkillFace | ThreatFace | HouseFace;

/** A die that lies in the tray. */
export interface Lying extends Pose {
  id: string;
  face: Face;
}

export const SKILLS = ["S1", "S2", "S3", "S4", "S5"];
export const isSkill = (id: string): boolean => id.startsWith("S");
export const hasFront = (face: Face): boolean => face === "arrow" || face === "fortune";

/** Dice by number. */
export const lyingOf = (dice: Record<string, SkillDie | ThreatDie>): Lying[] =>
  Object.keys(dice).sort().map((id) => {
    const [face, x, y, yaw] = dice[id]!;
    return { id, face, x, y, yaw };
  });

/** All dice in the tray, skill dice first. */
export const trayOf = (position: Position): Lying[] => [...lyingOf(position.skill), ...lyingOf(position.threat)];

/** Whose die that is: the skill dice belong to the active ninja. */
export const ownerOf = (position: Position, id: string): number | null =>
  isSkill(id) ? position.active : (position.held[id] ?? null);

/** The fortunes that boost a die. */
export const fortunesOf = (position: Position, id: string): string[] =>
  Object.keys(position.boosts).sort().filter((fortune) => position.boosts[fortune] === id);

/** How many of its skill a die counts. */
export const countOf = (position: Position, id: string): number => position.derived.counts[id] ?? 1;

/** What the arrow in question reaches. */
export const aimOf = (position: Position): Aim | undefined => position.derived.aims[position.arrows[0] ?? ""];
