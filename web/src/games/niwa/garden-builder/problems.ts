/** What is wrong with a layout, in few words; what the tray shows anyway is left out. */
import { plainFacts, say, sayTold } from "../../../lib/i18n.svelte";
import type { Told } from "../../../lib/wire";

export function problemWords(problems: Told[]): string[] {
  const said = problems.filter(({ key }) => key !== "niwa-tile-count").map(wordsOf);
  return [...new Set(said)];
}

function wordsOf(problem: Told): string {
  const { key } = problem;
  const plain = Object.fromEntries(Object.entries(plainFacts(problem)).map(([name, fact]) => [name, String(fact)]));
  if (key === "niwa-edges-disagree") return say("niwa-ui-builder-disagree", plain);
  if (key === "niwa-tile-apart") return say("niwa-ui-builder-apart");
  if (key === "niwa-bases-not-opposite") return say("niwa-ui-builder-not-opposite", plain);
  if (key === "niwa-bases-touch") return say("niwa-ui-builder-bases");
  return sayTold(problem);
}
