/** What is looked at: what the mouse rests on for a moment, or a finger holds. */
import { REST } from "../tips.svelte";

export class Looking {
  at = $state<string | null>(null);
  #canLook: (field: string) => boolean;
  #over: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(canLook: (field: string) => boolean) {
    this.#canLook = canLook;
  }

  /** The mouse is over a field, or gone. */
  rest(field: string | undefined): void {
    if (field !== undefined && field === this.#over) return;
    this.#over = field;
    this.clear();
    if (field !== undefined) this.#timer = setTimeout(() => this.hold(field), REST);
  }

  hold(field: string): void {
    this.at = this.#canLook(field) ? field : null;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }
}
