/** An analysis that the server is making: what is known of it by now, until it is done or stopped. */
import { Refusal } from "../api";
import type { Analysis } from "../wire";

const PAUSE = 3000; // milliseconds after which a lost server is asked again
const UNDER_WAY: Analysis["state"][] = ["waiting", "first", "second"];

/** Asks for an analysis: what is known, again and again, until all is. The signal ends it. */
export type Telling = (signal: AbortSignal) => AsyncIterable<Analysis>;

export class Study {
  found = $state.raw<Analysis | null>(null);
  /** Why there is nothing new: a refusal, or a network that is gone for a while. */
  problem = $state.raw<unknown>(null);
  #listening = $state.raw<AbortController | null>(null);

  running = $derived(this.found !== null && UNDER_WAY.includes(this.found.state));
  /** It came to an end before its time: it can be begun anew. */
  halted = $derived(this.#listening === null && (this.problem !== null || ["stopped", "failed"].includes(this.found?.state ?? "")));
  /** How far it is, from 0 to 1; the second look counts as much as the first. */
  progress = $derived.by(() => {
    const { state = "waiting", done = 0, total = 0 } = this.found ?? {};
    const share = total > 0 ? done / total : 0;
    return state === "waiting" ? 0 : state === "first" ? share / 2 : state === "second" ? 0.5 + share / 2 : 1;
  });

  constructor(readonly telling: Telling) {}

  /** Begin, and follow it to its end. A server or network that is gone for a while is asked again. */
  async start(): Promise<void> {
    const listening = (this.#listening = new AbortController());
    const { signal } = listening;
    while (!signal.aborted) {
      try {
        await this.#hear(signal);
        if (!this.running) break;
      } catch (error) {
        if (signal.aborted) break;
        this.problem = error;
        if (!(error instanceof Refusal) || error.status !== 0) break;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    if (this.#listening === listening) this.#listening = null;
  }

  /** Hear no more; what is known stays. */
  stop(): void {
    this.close();
    if (this.found) this.found = { ...this.found, state: "stopped" };
  }

  close(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  async #hear(signal: AbortSignal): Promise<void> {
    for await (const found of this.telling(signal)) {
      if (signal.aborted) return;
      this.problem = null;
      this.found = found;
    }
  }
}
