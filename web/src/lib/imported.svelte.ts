/** A record that was opened from a file: it lives as long as the page. */
import { api } from "./api";
import type { Analysis, Document, Replay } from "./wire";

class Imported {
  replay = $state.raw<Replay | null>(null);
  record = $state.raw<Document | null>(null);
  /** Once it has been made. */
  analysis = $state.raw<Analysis | null>(null);

  /** Have the table read the text of a record; throws a SyntaxError if it can be none, else the table's refusal. */
  async take(text: string): Promise<void> {
    const record: unknown = JSON.parse(text);
    if (typeof record !== "object" || record === null || Array.isArray(record)) throw new SyntaxError("expected an object");
    this.replay = await api.replayOf(record);
    this.record = record as Document;
    this.analysis = null;
  }
}

export const imported = new Imported();
