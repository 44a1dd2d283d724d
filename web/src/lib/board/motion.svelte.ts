/** A clock for one animation at a time. */
import { prefersReducedMotion } from "svelte/motion";

export class Motion<Script extends { length: number }> {
  script = $state.raw<Script | null>(null);
  time = $state(0);
  #wanted = 0;
  #rest: () => void = () => {};

  /** Run *script*, then say that it rests. Without one, or where motion is not wanted, that is at once. */
  play(script: Script | null, rest: () => void): void {
    this.drop();
    if (!script || prefersReducedMotion.current || document.hidden) return rest();
    this.script = script;
    this.time = 0;
    this.#rest = rest;
    const begun = performance.now();
    const tick = (now: number) => {
      this.time = Math.max(0, now - begun);
      if (this.time >= script.length) this.finish();
      else this.#wanted = requestAnimationFrame(tick);
    };
    this.#wanted = requestAnimationFrame(tick);
  }

  /** Go to the end at once. */
  finish(): void {
    if (!this.script) return;
    const rest = this.#rest;
    this.drop();
    rest();
  }

  /** Forget what was running. */
  drop(): void {
    cancelAnimationFrame(this.#wanted);
    this.script = null;
    this.#rest = () => {};
  }
}
