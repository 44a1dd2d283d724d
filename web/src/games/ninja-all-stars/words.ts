/** Models, spaces, deeds and moves in words. */
import { say } from "../../lib/i18n.svelte";
import { type Chart, terrainOf } from "./chart";
import { isCard, isStrong, type Move, nameIn, parseMove } from "./notation";
import { dojoOf, elementOf, MARKS, modelsOn, type PositionDocument, seatOf, TOKENS } from "./position";
import { chanceOf } from "./prospects";
import type { Stand } from "./stand";

export const elementWord = (element: string): string => say("ninja-all-stars-element", { element });
export const cardWord = (card: string): string => say("ninja-all-stars-card", { card });
export const abilityWord = (ability: string): string => say("ninja-all-stars-ability", { ability });
export const diceWords = (dice: string): string => [...dice].map((letter) => elementWord(elementOf(letter))).join(", ");
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** "Kaiken A3". */
export const modelWords = (chart: Chart, id: string): string =>
  say("ninja-all-stars-ui-model", { class: chart.models[id]?.class ?? "other", id });

/** What lies on a model, in words: tokens with their number, then marks. */
export function stateWords(position: PositionDocument, id: string): string[] {
  const state = position.models[id] ?? {};
  return [
    ...TOKENS.filter((name) => state[name]).map((name) => say("ninja-all-stars-ui-token", { token: name, count: state[name]! })),
    ...MARKS.filter((name) => state[name]).map((name) => say("ninja-all-stars-ui-mark", { mark: name })),
  ];
}

/** The label of a space: its name, what it is, who and what is on it, what can be done. */
export function spaceWords(stand: Stand, position: PositionDocument, space: string, names: string[], open: boolean): string {
  const { chart, choice, outlook } = stand;
  const terrain = terrainOf(chart, space);
  const parts = [space];
  if (terrain !== "open") parts.push(say("ninja-all-stars-ui-terrain", { terrain }));
  for (const thing of ["lanterns", "shrines", "chests", "medals"] as const)
    if (position[thing]?.includes(space)) parts.push(say("ninja-all-stars-ui-thing", { thing }));
  if (chart.hill.includes(space)) parts.push(say("ninja-all-stars-ui-thing", { thing: "hill" }));
  position.edges.forEach((edge, seat) => {
    if (chart.goals[edge ?? ""]?.includes(space)) parts.push(say("ninja-all-stars-ui-goal", { name: names[seat] ?? "" }));
  });
  for (const id of modelsOn(position, space)) {
    const seat = seatOf(id);
    const facing = say("ninja-all-stars-ui-facing", { way: position.models[id]?.face ?? "N" });
    parts.push(modelWords(chart, id), seat === null ? "" : (names[seat] ?? ""), facing, ...stateWords(position, id));
  }
  if (!open) return parts.filter(Boolean).join(", ");
  const deeds = [...new Set((choice.places.get(space) ?? []).map(({ deed }) => deedWords(deed)))];
  if (deeds.length) parts.push(say("ninja-all-stars-ui-can", { deeds: deeds.join(", ") }));
  const reach = outlook?.reach[space];
  if (reach && outlook) parts.push(say("ninja-all-stars-ui-reach", { cost: reach.cost, dodges: reach.dodges, chance: percent(chanceOf(outlook, space)) }));
  const there = outlook?.from[space];
  if (there) parts.push(say("ninja-all-stars-ui-from-there", { deeds: there.map(moveWords).join(", ") }));
  const hidden = modelsOn(position, space).map((id) => outlook?.blocked[id]).find(Boolean);
  if (hidden) parts.push(say("ninja-all-stars-ui-blocked", { at: hidden.at, why: hidden.why }));
  return parts.filter(Boolean).join(", ");
}

/** What a deed is called on its button. */
export function deedWords(deed: string): string {
  if (isCard(deed)) return isStrong(deed) ? say("ninja-all-stars-ui-strong", { card: cardWord(nameIn(deed)) }) : cardWord(nameIn(deed));
  return deed.startsWith("use ") ? abilityWord(nameIn(deed)) : say("ninja-all-stars-ui-deed", { deed });
}

/** What is picked for a move, in words; empty if nothing is. */
export function pickWords(move: Pick<Move, "picks">): string {
  return move.picks
    .map(({ kind, name }) => {
      if (kind === "dice") return diceWords(name);
      if (kind === "element") return elementWord(name);
      if (kind === "pool") return say("ninja-all-stars-ui-pool", { pool: name });
      if (kind === "way" || kind === "edge") return say("ninja-all-stars-ui-way", { way: name });
      return name;
    })
    .join(" ");
}

/** A move in words. */
export function moveWords(text: string): string {
  const move = parseMove(text);
  const subject = move.subject ? `${move.subject} ` : "";
  return `${deedWords(move.deed)} ${subject}${pickWords(move)}`.trim();
}

/** Where the models of a seat are. */
export function describe(chart: Chart, position: PositionDocument, seat: number): string {
  const { board, heal, train } = dojoOf(position, seat);
  const standing = board.map((id) => [`${modelWords(chart, id)} ${position.models[id]?.at ?? ""}`, ...stateWords(position, id)].join(" "));
  return say("ninja-all-stars-ui-where", { models: standing.join(", ") || "–", heal: heal.join(", ") || "–", train: train.join(", ") || "–" });
}
