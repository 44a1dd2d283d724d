/** Editions that were made or opened in this browser. Nobody else has them until a match is played with one. */
import { remember, remembered } from "../remembered";
import type { Document } from "../wire";

export interface OwnEdition {
  id: string;
  game: string;
  document: Document;
}

/** Instead of an id: the edition that ships with a game. */
export const SHIPPED = "shipped";

const KEY = "engawa.editions";

class OwnEditions {
  all = $state.raw<OwnEdition[]>(remembered<OwnEdition[]>(KEY, []));

  of(game: string): OwnEdition[] {
    return this.all.filter((each) => each.game === game);
  }

  find(id: string): OwnEdition | null {
    return this.all.find((each) => each.id === id) ?? null;
  }

  add(game: string, document: Document): string {
    const id = Date.now().toString(36);
    this.#keep([...this.all, { id, game, document }]);
    return id;
  }

  set(id: string, document: Document): void {
    this.#keep(this.all.map((each) => (each.id === id ? { ...each, document } : each)));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((each) => each.id !== id));
  }

  #keep(all: OwnEdition[]): void {
    this.all = all;
    remember(KEY, all);
  }
}

export const editions = new OwnEditions();

/** What an edition is called. */
export const nameOf = ({ document }: OwnEdition): string => String(document.name ?? "");
