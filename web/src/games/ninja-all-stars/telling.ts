/** What happened, with names: what the server tells, said anew; steps of one walk are one sentence. */
import { eventsIn, type GameEvent } from "../../lib/board/events";
import { plainFacts, say } from "../../lib/i18n.svelte";
import type { Facts, LogEntry } from "../contract";
import type { Chart } from "./chart";
import { diceOf, parseMove } from "./notation";
import { seatNumber } from "./position";
import { abilityWord, cardWord, diceWords, elementWord, modelWords } from "./words";

/** Goes without saying where models move. */
const SILENT = new Set(["turned"]);

export const eventsOf = (entry: LogEntry): GameEvent[] => eventsIn(entry, "ninja-all-stars").map(({ what, facts }) => ({ what, facts: { ...facts, ...namedIn(entry) } }));

/** Two seats in one message: the server's facts hold one of them, the move the other. */
function namedIn({ text, by }: LogEntry): Record<string, unknown> {
  const move = parseMove(text);
  return move.kind === "pick" ? { seat: by, named: seatNumber(move.picks[0]?.name ?? "A") } : {};
}

export function tell(chart: Chart, entries: LogEntry[], names: string[]): string {
  return said(chart, entries.flatMap(eventsOf).filter(({ what }) => !SILENT.has(what)), names) || said(chart, entries.flatMap(eventsOf), names) || quietly(entries, names);
}

/** Plies of which the server tells nothing: dice that were rerolled, a shape not yet shown, somebody who passes or ends. */
function quietly(entries: LogEntry[], names: string[]): string {
  return repeats(
    entries.map(({ by, text }) => {
      if (by === "chance") return say("ninja-all-stars-ui-fell", { dice: diceWords(diceOf(text) ?? "") });
      return say("ninja-all-stars-ui-quiet", { name: names[by] ?? "", deed: text });
    }),
  ).join(" ");
}

function said(chart: Chart, all: GameEvent[], names: string[]): string {
  const events: GameEvent[] = [];
  for (const event of all) {
    const last = events.at(-1);
    if (event.what === "stepped" && last?.what === "stepped" && last.facts.model === event.facts.model) last.facts = { ...last.facts, to: event.facts.to };
    else events.push({ ...event });
  }
  return repeats(gathered(chart, events).map(({ what, facts }) => say(`ninja-all-stars-${what}`, factsOf(chart, facts, names)))).join(" ");
}

/** Ninja that are deployed one after another are one sentence. */
function gathered(chart: Chart, events: GameEvent[]): GameEvent[] {
  const rows: GameEvent[] = [];
  for (const event of events) {
    const [last, name] = [rows.at(-1), `${modelWords(chart, String(event.facts.model))} ${String(event.facts.space)}`];
    if (event.what !== "deployed" || !last?.what.endsWith("deployed")) rows.push(event);
    else if (last.what === "ui-deployed") last.facts = { models: `${String(last.facts.models)}, ${name}` };
    else rows.splice(-1, 1, { what: "ui-deployed", facts: { models: `${modelWords(chart, String(last.facts.model))} ${String(last.facts.space)}, ${name}` } });
  }
  return rows;
}

/** The same sentence several times in a row is said once, with how often. */
function repeats(sentences: string[]): string[] {
  const rows: { sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = rows.at(-1);
    if (last?.sentence === sentence) last.count += 1;
    else rows.push({ sentence, count: 1 });
  }
  return rows.map((row) => (row.count > 1 ? say("ninja-all-stars-ui-times", row) : row.sentence));
}

function factsOf(chart: Chart, facts: Record<string, unknown>, names: string[]): Facts {
  const said: Facts = {};
  for (const [name, fact] of Object.entries(facts)) said[name] = typeof fact === "number" || typeof fact === "string" ? fact : String(fact);
  const as = (name: string, word: (fact: string) => string) => {
    if (name in said) said[name] = word(String(said[name]));
  };
  const model = (id: string) => (id in chart.models ? modelWords(chart, id) : id);
  as("seat", (seat) => names[Number(seat)] ?? "");
  as("named", (seat) => names[Number(seat)] ?? "");
  as("model", model);
  as("other", model);
  as("element", elementWord);
  as("card", cardWord);
  as("ability", abilityWord);
  as("dice", diceWords);
  as("way", (way) => say("ninja-all-stars-ui-way", { way }));
  as("edge", (way) => say("ninja-all-stars-ui-way", { way }));
  return said;
}

/** Whose turn an outcome belongs to: that of the model or seat it is told of. */
export function rollerOf({ told }: LogEntry): number | null {
  for (const facts of told.map(plainFacts)) {
    if (typeof facts.model === "string" && facts.model[0] !== "Z") return seatNumber(facts.model);
    if (typeof facts.seat === "number") return facts.seat;
  }
  return null;
}

/** An activation is a turn: it ends where the next begins. */
export const endsTurn = ({ text }: LogEntry, next: LogEntry): boolean => text === "end" || parseMove(next.text).kind === "activate";
