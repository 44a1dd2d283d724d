/** What is wrong with a layout, in few words; what the tray shows anyway is left out. */
import { inLanguage, say } from "../../../lib/i18n.svelte";
import type { Problem } from "../../../lib/wire";

export function problemWords(problems: Problem[]): string[] {
  const said = problems.filter(({ key }) => key !== "niwa-tile-count").map(wordsOf);
  return [...new Set(said)];
}

function wordsOf({ key, facts, text }: Problem): string {
  const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));
  if (key === "niwa-edges-disagree") return say("niwa-ui-builder-disagree", plain);
  if (key === "niwa-tile-apart") return say("niwa-ui-builder-apart");
  if (key === "niwa-bases-touch") return say("niwa-ui-builder-bases");
  return inLanguage(text);
}
