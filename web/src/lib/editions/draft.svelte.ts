/** An edition while somebody changes it: kept with every change, checked by the server a moment later. */
import { api } from "../api";
import type { Shown } from "../families";
import { sayTold } from "../i18n.svelte";
import { explain } from "../refusals";
import type { Document, EditionChecked, Told } from "../wire";
import { editions } from "./editions.svelte";
import { concerns, put } from "./places";

/** Milliseconds after the last change until the server is asked. */
const PAUSE = 250;

const placeOf = (problem: Told): string => String(problem.facts.where ?? "");

export class Draft {
  readonly id: string;
  readonly game: string;
  document = $state.raw<Document>({});
  checked = $state.raw<EditionChecked | null>(null);
  board = $state.raw<Document | null>(null);
  /** What is written as text and cannot be read yet, so that nobody loses a half-typed line. */
  typed = $state<string | null>(null);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #drawn = 0;
  #shown: Shown = { options: {} };

  constructor(id: string, game: string, document: Document) {
    this.id = id;
    this.game = game;
    this.document = document;
    void this.#check({ document });
  }

  /** The file: as it is being typed, or as the document makes it. */
  get text(): string {
    return this.typed ?? this.checked?.text ?? "";
  }

  change = (place: string, value: unknown): void => {
    this.#keep(put(this.document, place, value));
    this.typed = null;
    this.#soon({ document: this.document });
  };

  type = (text: string): void => {
    this.typed = text;
    this.#soon({ text });
  };

  /** Which of the boards of the edition is to be drawn. */
  look = (shown: Shown): void => {
    if (JSON.stringify(shown) === JSON.stringify(this.#shown)) return;
    this.#shown = shown;
    void this.#draw().catch((error: unknown) => (this.problem = explain(error)));
  };

  problemAt = (place: string): string => this.#words((at) => concerns(at, place));

  /** What is wrong at none of these places. */
  problemsBeside(places: string[]): string {
    return this.#words((at) => !places.some((place) => concerns(at, place)));
  }

  #words(is: (at: string) => boolean): string {
    return [...(this.checked?.problems ?? []), ...(this.checked?.parts ?? [])].filter((told) => is(placeOf(told))).map(sayTold).join("\n");
  }

  #keep(document: Document): void {
    this.document = document;
    editions.set(this.id, document);
  }

  #soon(wish: { document: Document } | { text: string }): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(wish), PAUSE);
  }

  async #check(wish: { document: Document } | { text: string }): Promise<void> {
    const asked = ++this.#asked;
    try {
      const checked = await api.edition(this.game, wish);
      if (asked !== this.#asked) return;
      if ("text" in wish && checked.document) this.#keep(checked.document);
      this.checked = checked;
      this.problem = "";
      await this.#draw();
    } catch (error) {
      if (asked === this.#asked) this.problem = explain(error);
    }
  }

  /** Draw what was asked for last; an answer that comes after another question is not. */
  async #draw(): Promise<void> {
    const drawn = ++this.#drawn;
    const { options, players = null } = this.#shown;
    const sound = this.checked?.document && this.checked.problems.length === 0;
    const made = sound ? await api.checkOptions(this.game, { options: { ...options, edition: this.document }, players }) : null;
    if (drawn === this.#drawn) this.board = made?.board ?? null;
  }
}
