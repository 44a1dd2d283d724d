/** Dice, moves and lines of sight in words. */
import { language, say } from "../../lib/i18n.svelte";
import { parseMove } from "./notation";
import { type Aim, countOf, type Face, type Lying, lyingOf, ownerOf, type Position, SKILLS } from "./position";

export const listOf = (parts: string[]): string => new Intl.ListFormat(language()).format(parts);
export const faceWord = (face: Face): string => say("ninja-dice-ui-face", { face });
export const letterOf = (face: Face): string => say("ninja-dice-ui-letter", { face });

/** "S1 fight ×4". */
export function dieWord(position: Position, { id, face }: Pick<Lying, "id" | "face">): string {
  const count = countOf(position, id);
  return count > 1 ? say("ninja-dice-ui-die-counts", { id, face: faceWord(face), count }) : say("ninja-dice-ui-die", { id, face: faceWord(face) });
}

/** The label of a die: what it shows, whose it is, what it boosts, what can be done with it. */
export function dieWords(position: Position, die: Lying, names: string[], marks: string[]): string {
  const owner = ownerOf(position, die.id);
  const boosts = position.boosts[die.id];
  return [
    dieWord(position, die),
    owner === null ? "" : (names[owner] ?? ""),
    boosts ? say("ninja-dice-ui-boosts", { id: boosts }) : "",
    ...marks,
  ].filter(Boolean).join(", ");
}

/** Whom an arrow can steal from, and whom not. */
function aimWords(id: string, owner: number | null, { open, caught, poor }: Aim, names: string[]): string {
  const named = (seats: number[]) => listOf(seats.map((seat) => names[seat] ?? ""));
  const about = { name: names[owner ?? -1] ?? "", id };
  return [
    open.length ? say("ninja-dice-ui-aim", { ...about, names: named(open) }) : say("ninja-dice-ui-aim-nobody", about),
    ...(caught.length ? [say("ninja-dice-ui-aim-caught", { names: named(caught), count: caught.length })] : []),
    ...(poor.length ? [say("ninja-dice-ui-aim-poor", { names: named(poor), count: poor.length })] : []),
  ].join(" ");
}

/** What a fortune can boost. */
function boonWords(id: string, position: Position): string {
  const dice = lyingOf(position.skill).filter((die) => die.id in position.derived.boons[id]!);
  if (!dice.length) return say("ninja-dice-ui-boon-nothing", { id });
  return say("ninja-dice-ui-boon", { id, dice: listOf(dice.map((die) => dieWord(position, die))) });
}

/** Who can target whom, line by line. */
export const sightLines = (position: Position, names: string[]): string[] => [
  ...Object.entries(position.derived.aims).sort().map(([id, aim]) => aimWords(id, ownerOf(position, id), aim, names)),
  ...Object.keys(position.derived.boons).sort().map((id) => boonWords(id, position)),
];

/** What a seat has, and for the active ninja what lies before them. */
export function describe(position: Position, seat: number): string {
  const told = [say("ninja-dice-ui-where", { coins: position.treasure[seat] ?? 0 })];
  const threats = lyingOf(position.threat).filter(({ id }) => position.held[id] === seat);
  if (threats.length) told.push(say("ninja-dice-ui-where-threats", { dice: listOf(threats.map((die) => dieWord(position, die))) }));
  if (position.active === seat) {
    if (position.house.length) told.push(say("ninja-dice-ui-where-house", { house: listOf(position.house.map(faceWord)), locked: position.locked.length }));
    const skills = lyingOf(position.skill);
    if (skills.length) told.push(say("ninja-dice-ui-where-skills", { dice: listOf(skills.map((die) => dieWord(position, die))) }));
  }
  return told.join(" ");
}

/** A move in words. */
export function moveWords(text: string, position: Position): string {
  const move = parseMove(text);
  if (!move) return text;
  const word = (id: string) => {
    const die = position.skill[id];
    return die ? dieWord(position, { id, face: die[0] }) : id;
  };
  if (move.kind === "steal") return move.victim === null ? say("ninja-dice-ui-say-decline") : say("ninja-dice-ui-say-steal", { id: move.arrow, seat: move.victim });
  if (move.kind === "match") return say("ninja-dice-ui-say-match", { id: move.fortune, die: word(move.die) });
  if (move.kind === "roll") return say("ninja-dice-ui-say-roll", { dice: move.dice.length === SKILLS.length ? "all" : listOf(move.dice.map(word)) });
  if (move.kind === "place") return say("ninja-dice-ui-say-place", { die: word(move.die) });
  return say("ninja-dice-ui-say", { move: move.kind });
}
