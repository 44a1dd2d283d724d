/** Hints for the position at hand: asked for by the viewer, and known until the position changes. */
import type { Hinted } from "./wire";

export class Hints {
  #told = $state.raw<Hinted | null>(null);
  /** The number of the position that was asked about last; and whether there is still an answer to come. */
  #asked = $state<number | null>(null);
  #waiting = $state(false);

  constructor(readonly send: () => boolean) {}

  /** Ask about the position that was told with the number *since*, unless that is known or has been asked. */
  ask(since: number): void {
    if (this.about(since) !== null || this.#asked === since || !this.send()) return;
    this.#asked = since;
    this.#waiting = true;
  }

  /** One that comes too late is about another position: then the one at hand can be asked about again. */
  hear(message: Hinted): void {
    this.#told = message;
    this.#asked = null;
    this.#waiting = false;
  }

  /** What was told about the position with that number. Chat in between raises the number, and changes no position. */
  about(since: number): Hinted | null {
    return this.#told && this.#told.number >= since ? this.#told : null;
  }

  waits(since: number): boolean {
    return this.#waiting && this.#asked === since;
  }

  /** The question was refused: it is not asked again about the same position. */
  refuse(): void {
    this.#waiting = false;
  }

  /** The question may have been lost. */
  forget(): void {
    this.#asked = null;
    this.#waiting = false;
  }
}
