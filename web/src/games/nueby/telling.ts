/** What happened in a turn, with names: one sentence for whoever had it, and one for each other whom it moved. */
import { eventsIn, type GameEvent } from "../../lib/board/events";
import { say } from "../../lib/i18n.svelte";
import type { Facts, Language, LogEntry } from "../contract";
import type { Chart } from "./chart";
import { holderOf } from "./words";

/** What is told of a seat. */
export interface SeatEvent extends GameEvent {
  seat: number;
}

/** Goes without saying: the next roll tells of itself. */
const SILENT = new Set(["again", "kept"]);
/** Told of whoever acts, though the fact is about somebody else. */
const PASSIVE = new Set(["thrown", "cleared"]);

export const eventsOf = (entries: LogEntry[]): SeatEvent[] =>
  entries.flatMap((entry) => eventsIn(entry, "nueby").map((event) => ({ ...event, seat: Number(event.facts.seat) })));

/** The turn of seat *by* in words. */
export function tell(chart: Chart, entries: LogEntry[], by: number, names: string[], language: Language): string {
  const sentences: { seat: number; deeds: string[] }[] = [];
  let actor = by;
  for (const event of eventsOf(entries)) {
    if (SILENT.has(event.what)) continue;
    if (!PASSIVE.has(event.what)) actor = event.seat;
    let sentence = sentences.at(-1);
    if (sentence?.seat !== actor) sentences.push((sentence = { seat: actor, deeds: [] }));
    sentence.deeds.push(say(`nueby-ui-did-${event.what}`, factsOf(chart, event, names)));
  }
  return sentences.map(({ seat, deeds }) => say("nueby-ui-did", { name: names[seat] ?? "", deeds: new Intl.ListFormat(language).format(deeds) })).join(" ");
}

function factsOf(chart: Chart, { facts, seat }: SeatEvent, names: string[]): Facts {
  const [here, there] = [String(facts.here ?? ""), String(facts.there ?? "")];
  const { kind = "", sector = 0 } = chart.byName.get(there) ?? {};
  return { here, there, other: names[seat] ?? "", number: Number(facts.number ?? 0), to: kind, owner: holderOf(chart, sector, names) };
}
