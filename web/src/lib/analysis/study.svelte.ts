/** An analysis that the server is making: what is known of it by now, until it is done or stopped. */
import { api, Refusal } from "../api";
import type { Analysis } from "../wire";

const PAUSE = 3000; // milliseconds after a question that got no answer

export class Study {
  found = $state.raw<Analysis | null>(null);
  /** Why there is nothing new: a refusal, or a network that is gone for a while. */
  problem = $state.raw<unknown>(null);
  stopping = $state(false);
  #closed = false;
  #asking = $state(false);

  running = $derived(this.found !== null && ["waiting", "first", "second"].includes(this.found.state));
  /** It came to an end before its time: it can be begun anew. */
  halted = $derived(!this.#asking && (this.problem !== null || ["stopped", "failed"].includes(this.found?.state ?? "")));
  /** How far it is, from 0 to 1; the second look counts as much as the first. */
  progress = $derived.by(() => {
    const { state = "waiting", done = 0, total = 0 } = this.found ?? {};
    const share = total > 0 ? done / total : 0;
    return state === "waiting" ? 0 : state === "first" ? share / 2 : state === "second" ? 0.5 + share / 2 : 1;
  });

  constructor(readonly begin: () => Promise<Analysis>) {}

  /** Begin, and follow it to its end. */
  async start(): Promise<void> {
    this.#asking = true;
    try {
      await this.#hear(this.begin);
      while (this.running && !this.#closed) await this.#hear(() => this.#news());
    } catch (error) {
      this.problem = error;
    }
    this.#asking = false;
  }

  async stop(): Promise<void> {
    const { id } = this.found ?? {};
    if (id === undefined) return;
    this.stopping = true;
    try {
      this.found = await api.stopAnalysis(id);
    } catch (error) {
      this.problem = error;
    }
    this.stopping = false;
  }

  close(): void {
    this.#closed = true;
  }

  /** Take in an answer. A network that is gone for a while loses nothing: then it is asked again. */
  async #hear(ask: () => Promise<Analysis>): Promise<void> {
    while (!this.#closed) {
      try {
        const found = await ask();
        if (this.#closed) return;
        this.problem = null;
        this.found = found;
        return;
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 0) throw error;
        this.problem = error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  /** Wait for what is found next. A server that has forgotten the analysis begins anew. */
  async #news(): Promise<Analysis> {
    const { id, number } = this.found!;
    try {
      return await api.analysis(id, number);
    } catch (error) {
      if (error instanceof Refusal && error.refused.code === "unknown-analysis") return await this.begin();
      throw error;
    }
  }
}
