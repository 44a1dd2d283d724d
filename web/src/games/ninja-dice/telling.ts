/** What happened, with names: sentences, and the dice in them as pictures. */
import { eventsIn, type GameEvent } from "../../lib/board/events";
import { say } from "../../lib/i18n.svelte";
import type { Facts, LogEntry } from "../contract";
import { type Kind, kindOf } from "./art";
import { parseHouse, parseMove, parseThrow } from "./notation";
import { type Face, isSkill, SKILLS } from "./position";
import { faceWord } from "./words";

export interface Shown {
  face: Face;
  kind: Kind;
}
/** A sentence, and the dice that follow it. */
export interface Part {
  text: string;
  dice: Shown[];
}

/** Goes without saying: what follows tells of itself. */
const SILENT = new Set(["ready"]);

/** What is told of an entry: the end of a key, and its facts. */
export const eventsOf = (entry: LogEntry): GameEvent[] => eventsIn(entry, "ninja-dice");

/** A turn, sentence by sentence. */
export function partsOf(entries: LogEntry[], names: string[]): Part[] {
  const laid = new Map(entries.flatMap((entry) => {
    const move = parseMove(entry.text);
    return move?.kind === "place" ? [[move.die, entry] as const] : [];
  }));
  return entries.flatMap((entry) => {
    const move = parseMove(entry.text);
    // Only the last place of a die counts, and dice that are picked up are told of when they fall.
    if (move?.kind === "place" && laid.get(move.die) !== entry) return [];
    if (move?.kind === "roll" && entries.length > 1) return [];
    return eventsOf(entry).filter(({ what }) => !SILENT.has(what)).flatMap(({ what, facts }) => sentences(entry, what, facts, names));
  });
}

function sentences(entry: LogEntry, what: string, facts: Record<string, unknown>, names: string[]): Part[] {
  const seat = Number(facts.seat);
  const told = (more: Facts = {}, dice: Shown[] = []): Part => ({ text: say(`ninja-dice-ui-did-${what}`, { name: names[seat] ?? "", ...more }), dice });
  const number = (key: string) => Number(facts[key] ?? 0);
  const move = parseMove(entry.text);
  switch (what) {
    case "house-rolled":
      return [told({}, (parseHouse(entry.text) ?? []).map((face) => ({ face, kind: "house" })))];
    case "thrown":
      return throwParts(entry, names[seat] ?? "");
    case "stolen":
      return [told({ other: names[move?.kind === "steal" ? (move.victim ?? -1) : -1] ?? "" })];
    case "locked":
      return [told({ count: number("count"), total: number("total") })];
    case "matched":
      return [told({ fortune: String(facts.fortune), die: String(facts.die) })];
    case "beaten":
      return [told({ coins: number("coins"), case: String(facts.case) })];
    case "ran":
    case "won":
      return [told({ coins: number("coins") })];
    case "placed":
      return [told({ die: String(facts.die) })];
    case "pushed":
      return [told({ count: move?.kind === "roll" ? move.dice.length : 0 })];
    default:
      return [told()];
  }
}

function throwParts(entry: LogEntry, name: string): Part[] {
  const dice = parseThrow(entry.text) ?? [];
  const shown = (own: boolean): Shown[] => dice.filter(({ id }) => isSkill(id) === own).map(({ id, face }) => ({ face, kind: kindOf(id) }));
  const [skills, threats] = [shown(true), shown(false)];
  return [
    { text: say("ninja-dice-ui-did-thrown", { name, count: skills.length, all: skills.length === SKILLS.length ? "yes" : "no" }), dice: skills },
    { text: say("ninja-dice-ui-did-threats", { count: threats.length }), dice: threats },
  ];
}

/** The same in words alone. */
export const tell = (entries: LogEntry[], names: string[]): string =>
  partsOf(entries, names).map(({ text, dice }) => (dice.length ? `${text} ${dice.map(({ face }) => faceWord(face)).join(", ")}.` : text)).join(" ");

const NOTED = new Set(["stolen", "spared", "locked", "captured", "beaten", "ran"]);

/** What an entry leads to, to be read beside the dice. */
export const noteOf = (entry: LogEntry, names: string[]): string =>
  eventsOf(entry).filter(({ what }) => NOTED.has(what)).flatMap(({ what, facts }) => sentences(entry, what, facts, names).map(({ text }) => text)).join(" ");

const ENDS = ["captured", "beaten", "ran"];
/** Is the ninja's turn over? */
export const endsTurn = (entry: LogEntry): boolean => eventsOf(entry).some(({ what }) => ENDS.includes(what));

/** Every throw has a line of its own in the log, and so has whoever comes next. */
export const endsLine = (entry: LogEntry): boolean => endsTurn(entry) || parseMove(entry.text)?.kind === "roll";
