/** Refusals and other mishaps in words. */
import { Refusal } from "./api";
import { canTell, say, sayTold } from "./i18n.svelte";
import type { Refused } from "./wire";

export function explain(error: unknown): string {
  return error instanceof Refusal ? refusalWords(error.refused) : say("web-mishap");
}

/** A refusal in the viewer's language; in the words that it brings along where this client knows no others. */
export function refusalWords(refused: Refused): string {
  return canTell(refused) ? sayTold(refused) : refused.reason;
}
