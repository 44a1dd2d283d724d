/** What is marked in the tray: dice that can be chosen or reached, and the lines of the fronts that matter now. */
import type { Choice } from "./choice";
import { overlaps } from "./geometry";
import { isSkill, type Lying, ownerOf, type Position, trayOf } from "./position";
import { aimsOf, fortunesReach, protectedSeats } from "./reaching";

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
  const arrows = aimsOf(position)
    .filter(({ arrow }) => position.phase !== "steal" || position.arrows.includes(arrow.id))
    .map(({ arrow, owner }) => ({ die: arrow, tone: toneOf(owner), strong: arrow.id === position.arrows[0] }));
  const fortunes = position.phase !== "match" ? [] : fortunesReach(position)
    .map(({ fortune }) => ({ die: fortune, tone: "moss" as const, strong: fortune.id === choice.fortune }));
  return [...arrows, ...fortunes].sort((one, other) => Number(one.strong) - Number(other.strong));
}

/** The dice that the arrow in question reaches, those of protected players dashed. */
function stealMarks(position: Position): Mark[] {
  const aim = aimsOf(position).find(({ arrow }) => arrow.id === position.arrows[0]);
  if (!aim) return [];
  const safe = protectedSeats(position);
  return aim.dice.map((die) => ({ die, tone: toneOf(aim.owner), kind: safe.has(ownerOf(position, die.id) ?? -1) ? "caught" : "reached" }));
}

function matchMarks(position: Position, choice: Choice): Mark[] {
  const boons = fortunesReach(position);
  const chosen = boons.find(({ fortune }) => fortune.id === choice.fortune) ?? boons[0];
  if (!chosen) return [];
  return [
    ...chosen.dice.map((die): Mark => ({ die, tone: "moss", kind: "reached" })),
    { die: chosen.fortune, tone: "indigo", kind: "chosen" },
  ];
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
