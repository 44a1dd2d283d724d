/** A clock for one animation at a time. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Scene } from "../../games/contract";

export class Motion<Timeline extends { length: number }> {
  timeline = $state.raw<Timeline | null>(null);
  time = $state(0);
  #wanted = 0;
  #rest: () => void = () => {};

  /** Run *timeline*, then say that it rests. Without one, or where motion is not wanted, that is at once. */
  play(timeline: Timeline | null, rest: () => void): void {
    this.drop();
    if (!timeline || prefersReducedMotion.current || document.hidden) return rest();
    this.timeline = timeline;
    this.time = 0;
    this.#rest = rest;
    const begun = performance.now();
    const tick = (now: number) => {
      this.time = Math.max(0, now - begun);
      if (this.time >= timeline.length) this.finish();
      else this.#wanted = requestAnimationFrame(tick);
    };
    this.#wanted = requestAnimationFrame(tick);
  }

  /** Go to the end at once. */
  finish(): void {
    if (!this.timeline) return;
    const rest = this.#rest;
    this.drop();
    rest();
  }

  /** Forget what was running. */
  drop(): void {
    cancelAnimationFrame(this.#wanted);
    this.timeline = null;
    this.#rest = () => {};
  }
}

/** What a board does with the steps of its scene. */
export interface Following {
  /** Another step has come. What this returns is done before the next one, or when the board goes. */
  onstep: () => () => void;
  /** The viewer wants to see the end of it. */
  onskip: () => void;
}

/** Follow the steps of a scene, and nothing else that changes in it. To be called while a board is made. */
export function follow(scene: () => Scene, { onstep, onskip }: Following): void {
  const { position, previous, entry, skips } = $derived(scene());
  $effect(() => {
    void [position, previous, entry];
    return untrack(onstep);
  });
  $effect(() => {
    if (skips) untrack(onskip);
  });
}
