/**
 * Somebody who thinks on this device for matches on a server, and needs nothing of it but what the viewer may know.
 *
 * Python starts when it is first wanted, which is never part of loading a page. Whoever asks too early, or when it has
 * died, could not start or takes too long, gets `Thoughtless` and asks the server instead.
 */
import type { Question, Thought } from "../house/messages";
import type { Analysis, Document, Hinted } from "../wire";

/** It cannot be thought here, or not now. */
export class Thoughtless extends Error {}

export type Hint = Pick<Hinted, "seat" | "choices" | "moves">;

/** How the one who thinks is started, and what is heard of it (`house/thinker.ts`). */
export interface Told {
  onport: (port: MessagePort) => void;
  onready: () => void;
  ongone: (why: string) => void;
}
export type Begin = (told: Told) => void;

/** Seconds of thought for a hint, as on the server (analysis/hints.py). */
const SECONDS = 1.5;
/** And to get going: Python loads what a game is thought about with. */
const GLANCE = 0.1;
/** Milliseconds after which nobody waits any longer: for a hint, for Python to start, for news of an analysis. */
export const PATIENCE = { hint: 10_000, start: 30_000, news: 60_000 };

interface Answer {
  done: boolean;
  result?: Hint;
  line?: Analysis;
  failed?: string;
}
interface Waiting {
  hear: (answer: Answer) => void;
  fail: (why: string) => void;
}

export class Mind {
  #port: MessagePort | null = null;
  #state: "asleep" | "starting" | "ready" | "gone" = "asleep";
  #waiting = new Map<number, Waiting>();
  #last = 0;
  /** What is looked at when it starts, so that the first who asks does not wait for a game to be loaded. */
  #first: Document | null = null;
  /** Those who wait for it to start. */
  #awaited = new Set<(ready: boolean) => void>();

  constructor(readonly begin: Begin) {}

  /** It can be asked without waiting for Python. */
  get ready(): boolean {
    return this.#state === "ready";
  }

  /** Be ready for the next one who asks; about a position like that *view*, if there is one. */
  prepare(view: Document | null = null): void {
    this.#first = view ?? this.#first;
    if (this.#state !== "asleep") return;
    this.#state = "starting";
    this.begin({
      onport: (port) => this.#meet(port),
      onready: () => void this.#getGoing(),
      ongone: (why) => {
        this.#fail(why);
        this.#settle("gone");
      },
    });
  }

  /** The best moves in a view. */
  async hint(view: Document): Promise<Hint> {
    if (!this.ready) throw new Thoughtless("nobody thinks here");
    for await (const { result } of this.#ask({ kind: "hint", view, seconds: SECONDS }, PATIENCE.hint)) {
      if (result) return result;
    }
    throw new Thoughtless("no hint came");
  }

  /** What becomes known about a match, until all is, or the signal ends it. */
  async *analyse(record: Document, signal: AbortSignal): AsyncGenerator<Analysis, void> {
    this.prepare();
    if (!(await this.#started(signal)) && !signal.aborted) throw new Thoughtless("Python does not start");
    for await (const { line } of this.#ask({ kind: "analysis", record, nodes: null }, PATIENCE.news, signal)) {
      if (line) yield line;
    }
  }

  async #getGoing(): Promise<void> {
    const port = this.#port;
    try {
      if (this.#first) for await (const _ of this.#ask({ kind: "hint", view: this.#first, seconds: GLANCE }, PATIENCE.start));
    } catch {
      // It does not know that game, and may know another.
    }
    if (this.#port === port && this.#state === "starting") this.#settle("ready");
  }

  /** Whether it has started, as soon as that is known; no longer than one has patience. */
  #started(signal: AbortSignal): Promise<boolean> {
    if (this.#state !== "starting") return Promise.resolve(this.ready);
    return new Promise((done) => {
      const tell = (ready: boolean) => {
        clearTimeout(timer);
        this.#awaited.delete(tell);
        done(ready);
      };
      const timer = setTimeout(() => tell(false), PATIENCE.start);
      signal.addEventListener("abort", () => tell(false));
      this.#awaited.add(tell);
    });
  }

  /** The answers to a question; each may take so many milliseconds. */
  async *#ask(question: Document, patience: number, signal?: AbortSignal): AsyncGenerator<Answer, void> {
    const port = this.#port;
    if (!port) throw new Thoughtless("nobody thinks here");
    const number = (this.#last += 1);
    const say = (...said: Question) => port.postMessage(said);
    const answers: (Answer | Thoughtless)[] = [];
    let wake = () => undefined as void;
    const put = (answer: Answer | Thoughtless) => {
      answers.push(answer);
      wake();
    };
    const hush = () => wake();
    this.#waiting.set(number, { hear: put, fail: (why) => put(new Thoughtless(why)) });
    signal?.addEventListener("abort", hush);
    let done = false;
    try {
      say("think", number, JSON.stringify(question));
      while (!done && !signal?.aborted) {
        const answer = answers.shift();
        if (answer instanceof Thoughtless) throw answer;
        if (answer?.failed !== undefined) throw new Thoughtless(answer.failed);
        if (answer) {
          done = answer.done;
          yield answer;
          continue;
        }
        const timer = setTimeout(() => put(new Thoughtless("it takes too long")), patience);
        await new Promise<void>((resolve) => (wake = resolve));
        clearTimeout(timer);
      }
    } finally {
      signal?.removeEventListener("abort", hush);
      this.#waiting.delete(number);
      if (!done) say("stop", number, "");
    }
  }

  /** It is started, for the first time or anew: what was asked before is lost. */
  #meet(port: MessagePort): void {
    this.#fail("it has died");
    this.#state = "starting";
    this.#port?.close();
    this.#port = port;
    port.onmessage = ({ data: [number, text] }: MessageEvent<Thought>) => this.#waiting.get(number)?.hear(JSON.parse(text) as Answer);
  }

  #settle(state: "ready" | "gone"): void {
    this.#state = state;
    for (const tell of [...this.#awaited]) tell(state === "ready");
  }

  #fail(why: string): void {
    for (const { fail } of [...this.#waiting.values()]) fail(why);
  }
}

/** The one of this page. Its modules are loaded with it. */
export const mind = new Mind(({ onport, onready, ongone }) => {
  import("../house/thinker").then(({ Thinker }) => new Thinker(onport, ongone, onready), (error: unknown) => ongone(String(error)));
});
