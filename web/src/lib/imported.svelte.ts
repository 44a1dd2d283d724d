/** A record that was opened from a file: it lives as long as the page. */
import { api } from "./api";
import type { Analysis, Document, Replay } from "./wire";

class Imported {
  replay = $state.raw<Replay | null>(null);
  record = $state.raw<Document | null>(null);
  /** Once it has been made. */
  analysis = $state.raw<Analysis | null>(null);

  /** Have the table read a record; throws its refusal. */
  async take(record: unknown): Promise<void> {
    this.replay = await api.replayOf(record);
    this.record = record as Document;
    this.analysis = null;
  }
}

export const imported = new Imported();
