/** Refusals and other mishaps in words. */
import { Refusal } from "./api";
import { inLanguage, say } from "./i18n.svelte";

export function explain(error: unknown): string {
  if (error instanceof Refusal && error.refused.reason.en) return inLanguage(error.refused.reason);
  if (error instanceof Refusal) return say("web-unreachable");
  return say("web-mishap");
}
