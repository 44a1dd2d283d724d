/** The rules of a game, with the words that they are told in. */
import { api } from "./api";
import { loadMessages } from "./games";
import { asked, wantMessages } from "./i18n.svelte";
import type { RulesPage } from "./wire";

export async function loadRules(game: string): Promise<RulesPage> {
  const [rules] = await Promise.all([api.rules(game, asked()), wantMessages("clauses"), loadMessages(game)]);
  return rules;
}
