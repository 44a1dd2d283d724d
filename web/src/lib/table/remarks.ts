/** What bots said, unless this device silences them, with the chat or alone. */
import { device } from "../device.svelte";
import { language, say, sayTold } from "../i18n.svelte";
import type { LogEntry, Remark } from "../wire";

export function heardOf(entries: LogEntry[]): Remark[] {
  const { chat, remarks } = device.settings;
  return chat && remarks ? entries.flatMap(({ remark }) => remark ?? []) : [];
}

/** A remark as a line of the log, with the name of who said it. */
export function quoted(remark: Remark, names: string[]): string {
  return say("web-remark", { name: names[remark.seat] ?? "", said: wordsOf(remark) });
}

/** Of a match of long ago the words were kept, and no facts. */
function wordsOf(remark: Remark): string {
  return remark.words ? (remark.words[language()] ?? remark.words.en ?? "") : sayTold(remark);
}
