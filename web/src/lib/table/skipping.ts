/** A tap brings what is under way to its end. Where it was somebody else's move, it does nothing else on the board. */
import type { OpenMatch } from "../openmatch.svelte";

export class Skipping {
  #match: OpenMatch;
  #skipped = false;

  constructor(match: OpenMatch) {
    this.#match = match;
  }

  down = (event: PointerEvent): void => {
    const { playback, yours } = this.#match;
    const by = playback.busy ? playback.step?.entry?.by : undefined;
    const others = by === "chance" || (by !== undefined && !yours.includes(by));
    this.#skipped = others && (event.target as Element).closest("[data-board]") !== null;
    playback.skip();
  };

  click = (event: MouseEvent): void => {
    if (this.#skipped) event.stopPropagation();
    this.#skipped = false;
  };
}
