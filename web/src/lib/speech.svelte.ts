/** The one voice of a page for screen readers: lines are added, never replaced, at most one a second. */

/** Milliseconds from one line to the next; and those in which what belongs together comes together. */
const BEAT = 1000;
const BREATH = 60;
const KEPT = 8;

export class Speech {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -BEAT;
  #count = 0;

  /** Say something after what was said before. */
  say(text: string): void {
    if (!text.trim() || this.#waiting.at(-1) === text) return;
    this.#waiting.push(text.trim());
    this.#timer ??= setTimeout(this.#speak, Math.max(BREATH, this.#last + BEAT - Date.now()));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #speak = (): void => {
    this.#timer = undefined;
    this.#last = Date.now();
    this.lines = [...this.lines, { id: (this.#count += 1), text: this.#waiting.join(" ") }].slice(-KEPT);
    this.#waiting = [];
  };
}
