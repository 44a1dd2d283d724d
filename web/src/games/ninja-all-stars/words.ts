/** Models, spaces, offers and moves in words. */
import { say } from "../../lib/i18n.svelte";
import { baseOf, spacesOf } from "./bases";
import { type Chart, terrainOf } from "./chart";
import { isWay } from "./keyboard";
import { isCard, isStrong, type Move, nameIn, parseMove } from "./notation";
import { dojoOf, elementOf, MARKS, type Position, seatNumber, seatOf, TOKENS } from "./position";
import { type End, isAttackEnd, type Openings } from "./forecast";
import type { Turn } from "./turn";

export const elementWord = (element: string): string => say("ninja-all-stars-element", { element });
export const cardWord = (card: string): string => say("ninja-all-stars-card", { card });
export const abilityWord = (ability: string): string => say("ninja-all-stars-ability", { ability });
export const diceWords = (dice: string): string => [...dice].map((letter) => elementWord(elementOf(letter))).join(", ");
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;

/** "Kaiken A3". */
export const modelWords = (chart: Chart, id: string): string =>
  say("ninja-all-stars-ui-model", { class: chart.models[id]?.class ?? "other", id });

/** What lies on a model, in words: tokens with their number, then marks. */
export function stateWords(position: Position, id: string): string[] {
  const state = position.models[id] ?? {};
  return [
    ...TOKENS.filter((name) => state[name]).map((name) => say("ninja-all-stars-ui-token", { token: name, count: state[name]! })),
    ...MARKS.filter((name) => state[name]).map((name) => say("ninja-all-stars-ui-mark", { mark: name })),
  ];
}

/** What each space is called: its name, what it is, who and what is on it and, if it is *open*, what can be done there. */
export function labelsOf(turn: Turn, position: Position, names: string[], open: boolean): (space: string) => string {
  const { chart } = turn;
  const lying = thingsOn(chart, position, names);
  const turning = new Map<string, string[]>();
  for (const id of Object.keys(position.models)) {
    const base = baseOf(chart, position, id);
    for (const space of base ? spacesOf(base) : []) turning.set(space, [...(turning.get(space) ?? []), id]);
  }
  return (space) => {
    if (isWay(space)) return moveWords(turn.choice.ways.get(space)?.text ?? "");
    const terrain = terrainOf(chart, space);
    const here = turning.get(space) ?? [];
    const parts = [space, ...(terrain === "open" ? [] : [say("ninja-all-stars-ui-terrain", { terrain })]), ...(lying.get(space) ?? [])];
    for (const id of here) parts.push(...presenceWords(chart, position, id, names));
    if (open) parts.push(...chanceWords(turn, space, here));
    return parts.filter(Boolean).join(", ");
  };
}

/** Objects and goals, by space. */
function thingsOn(chart: Chart, position: Position, names: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const put = (space: string, words: string) => found.set(space, [...(found.get(space) ?? []), words]);
  for (const thing of ["lanterns", "shrines", "chests", "medals"] as const)
    for (const space of new Set(position[thing])) put(space, say("ninja-all-stars-ui-thing", { thing }));
  for (const space of chart.hill) put(space, say("ninja-all-stars-ui-thing", { thing: "hill" }));
  position.edges.forEach((edge, seat) => {
    for (const space of chart.goals[edge ?? ""] ?? []) put(space, say("ninja-all-stars-ui-goal", { name: names[seat] ?? "" }));
  });
  return found;
}

/** Who turns there, whose it is, where it looks, what lies on it. */
function presenceWords(chart: Chart, position: Position, id: string, names: string[]): string[] {
  const seat = seatOf(id);
  const leads = position.champions?.includes(id) ? say("ninja-all-stars-ui-deed", { deed: "champion" }) : "";
  const facing = say("ninja-all-stars-ui-facing", { way: position.models[id]?.face ?? "N" });
  return [modelWords(chart, id), leads, seat === null ? "" : (names[seat] ?? ""), facing, ...stateWords(position, id)];
}

/** What can be done on a space, its price, and what keeps whoever is *here* out of sight. */
function chanceWords({ choice, forecast }: Turn, space: string, here: string[]): string[] {
  const parts: string[] = [];
  const moves = choice.places.get(space);
  if (moves) parts.push(say("ninja-all-stars-ui-can", { deeds: [...new Set(moves.map(({ kind }) => offerWords(kind)))].join(", ") }));
  const reach = forecast?.reach[space];
  if (reach) parts.push(say("ninja-all-stars-ui-reach", { cost: reach.cost, dodges: reach.dodges, chance: percent(reach.chance) }));
  const there = forecast?.from[space];
  if (there) parts.push(say("ninja-all-stars-ui-from-there", { deeds: Object.entries(there).map(([text, end]) => oddsWords(text, end)).join(",\n") }));
  const hidden = here.map((id) => forecast?.blocked[id]).find(Boolean);
  if (hidden) parts.push(say("ninja-all-stars-ui-blocked", { at: hidden.at, why: hidden.why }));
  return parts;
}

/** A move and how it would end. */
function oddsWords(text: string, end: End): string {
  if (!isAttackEnd(end)) return say("ninja-all-stars-ui-trial", { deed: moveWords(text), chance: percent(end.passes) });
  const { pools: [attack, defence], injured, stunned } = end;
  return say("ninja-all-stars-ui-odds", { deed: moveWords(text), attack, defence, injured: percent(injured), stunned: percent(stunned) });
}

/** Who could still do something about a roll, and what. */
export function openWords(open: Openings, names: string[]): string {
  const word = (what: string) => (what === "hand" ? say("ninja-all-stars-ui-hidden-hand") : offerWords(what));
  return Object.entries(open).map(([letter, ways]) => `${names[seatNumber(letter)] ?? letter}: ${ways.map(word).join(", ")}`).join(" · ");
}

/** What an offer is called on its button. */
export function offerWords(kind: string): string {
  if (isCard(kind)) return isStrong(kind) ? say("ninja-all-stars-ui-strong", { card: cardWord(nameIn(kind)) }) : cardWord(nameIn(kind));
  return kind.startsWith("use ") ? abilityWord(nameIn(kind)) : say("ninja-all-stars-ui-deed", { deed: kind });
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
  return `${offerWords(move.kind)} ${subject}${pickWords(move)}`.trim();
}

/** Where the models of a seat are. */
export function describe(chart: Chart, position: Position, seat: number): string {
  const { board, heal, train } = dojoOf(position, seat);
  const turning = board.map((id) => [`${modelWords(chart, id)} ${position.models[id]?.at ?? ""}`, ...stateWords(position, id)].join(" "));
  return say("ninja-all-stars-ui-where", { models: turning.join(", ") || "–", heal: heal.join(", ") || "–", train: train.join(", ") || "–" });
}
