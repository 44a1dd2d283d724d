/** What is marked in the tray: dice that can be chosen or reached, and the lines of the fronts that matter now. */
import type { Choice } from "./choice";
import { overlaps } from "./geometry";
import { aimOf, isSkill, type Lying, lyingOf, ownerOf, type Position, trayOf } from "./position";

export type Tone = "moss" | "indigo" | "vermilion" | `seat-${number}`;

export interface Line {
  die: Lying;
  tone: Tone;
  /** The one that is decided about; the others are thin. */
  strong: boolean;
}

export interface Mark {
  die: Lying;
  tone: Tone;
  /** reached: a ring; caught: dashed, with a word; chosen: a double ring; roll: with a badge. */
  kind: "reached" | "caught" | "chosen" | "roll";
}

const toneOf = (seat: number): Tone => `seat-${seat}`;

/** The lines of arrows while they are decided about or have just landed; those of fortunes while they can be matched. */
export function linesOf(position: Position, choice: Choice): Line[] {
  const arrows = lyingOf(position.threat)
    .filter(({ id, face }) => face === "arrow" && (position.phase !== "steal" || position.arrows.includes(id)))
    .map((die) => ({ die, tone: toneOf(ownerOf(position, die.id) ?? -1), strong: die.id === position.arrows[0] }));
  const fortunes = position.phase !== "match" ? [] : lyingOf(position.skill)
    .filter(({ id }) => id in position.derived.boons)
    .map((die) => ({ die, tone: "moss" as const, strong: die.id === choice.fortune }));
  return [...arrows, ...fortunes].sort((one, other) => Number(one.strong) - Number(other.strong));
}

/** The dice that the arrow in question reaches, those of protected players dashed. */
function stealMarks(position: Position): Mark[] {
  const aim = aimOf(position);
  if (!aim) return [];
  const tone = toneOf(ownerOf(position, position.arrows[0]!) ?? -1);
  return trayOf(position).filter(({ id }) => aim.dice.includes(id))
    .map((die) => ({ die, tone, kind: aim.caught.includes(ownerOf(position, die.id) ?? -1) ? "caught" : "reached" }));
}

function matchMarks(position: Position, choice: Choice): Mark[] {
  const { boons } = position.derived;
  const dice = lyingOf(position.skill);
  const fortunes = dice.filter(({ id }) => id in boons);
  const chosen = fortunes.find(({ id }) => id === choice.fortune) ?? fortunes[0];
  if (!chosen) return [];
  const reached = dice.filter(({ id }) => id in boons[chosen.id]!);
  return [...reached.map((die): Mark => ({ die, tone: "moss", kind: "reached" })), { die: chosen, tone: "indigo", kind: "chosen" }];
}

/** The lifted die is red as long as it lies in one that stays: so it can be laid, not left. */
function pushMarks(position: Position, choice: Choice): Mark[] {
  const dice = trayOf(position).filter(({ id }) => isSkill(id));
  const apart = (die: Lying) => dice.every((other) => other === die || choice.rolling.includes(other.id) || position.boosts[other.id] === die.id || !overlaps(die, other));
  return dice.flatMap((die): Mark[] => {
    if (choice.lifted === die.id) return [{ die, tone: apart(die) ? "moss" : "vermilion", kind: "chosen" }];
    return choice.rolling.includes(die.id) ? [{ die, tone: "indigo", kind: "roll" }] : [];
  });
}

export function marksOf(position: Position, choice: Choice): Mark[] {
  if (position.phase === "steal") return stealMarks(position);
  if (position.phase === "match") return matchMarks(position, choice);
  return position.phase === "push" ? pushMarks(position, choice) : [];
}
