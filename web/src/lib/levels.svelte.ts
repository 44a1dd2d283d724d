/** How strong the bots of a game are: their place in the game's list, weakest first. */
import { api } from "./api";
import { say } from "./i18n.svelte";

class Levels {
  #bots = $state.raw<Record<string, string[]>>({});

  constructor() {
    if (typeof document === "undefined") return;
    api.games().then(
      (cards) => (this.#bots = Object.fromEntries(cards.map((card) => [card.key, card.bots]))),
      () => undefined,
    );
  }

  /** "Bot, level 2", or "Bot" while the shelf is not known. */
  noteOf(game: string, bot: string | null): string {
    const level = (this.#bots[game] ?? []).indexOf(bot ?? "") + 1;
    return level > 0 ? say("web-bot-level", { level }) : say("web-bot");
  }
}

export const levels = new Levels();
