/** What the board shows: moves one after another, each when the one before has come to rest; or a position of the past. */
import type { Speed } from "../games/contract";
import type { Document, LogEntry } from "./wire";

export interface Step {
  ply: number;
  position: Document;
  previous: Document | null;
  entry: LogEntry | null;
}

/** If a board forgets to say that it rests, the next move is shown after this long. */
const PATIENCE = 4000;

export class Playback {
  step = $state.raw<Step | null>(null);
  /** A step of the past that somebody looks at. */
  past = $state.raw<Step | null>(null);
  busy = $state(false);
  /** How many plies have come to rest: the log does not run ahead of them. */
  rested = $state(0);
  skips = $state(0);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    readonly speed: () => Speed,
    /** Milliseconds for which the board rests before a move, so that a fast bot can be followed. */
    readonly pace: (step: Step) => number,
    readonly onshown: (step: Step, idle: boolean) => void,
  ) {}

  get now(): Step | null {
    return this.past ?? this.step;
  }

  /** Show a position at once, whatever was under way. */
  jump(step: Step): void {
    this.#clear();
    this.past = null;
    this.step = { ...step, previous: null, entry: null };
    this.rested = step.ply;
  }

  push(step: Step): void {
    this.#queue.push(step);
    if (!this.busy) this.#next();
  }

  /** Show again what happened, then come back. */
  replay(steps: Step[]): void {
    if (!this.busy) this.run(steps);
  }

  /** Show these one after another, whatever was under way. */
  run(steps: Step[]): void {
    this.#clear();
    this.past = null;
    for (const step of steps) this.push(step);
  }

  /** Show nothing after what is under way. */
  stop(): void {
    this.#queue = [];
  }

  /** Bring what moves to its end; what comes after it is still shown. */
  hurry(): void {
    this.skips += 1;
  }

  look(step: Step | null): void {
    this.past = step && { ...step, previous: null, entry: null };
  }

  /** The board says that it rests. */
  rest = (): void => {
    if (!this.busy || this.past) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rested(), 0);
  };

  /** The board waits for the viewer. */
  hold = (): void => {
    if (this.busy && !this.past) clearTimeout(this.#timer);
  };

  /** Bring everything under way to its end. */
  skip(): void {
    if (!this.busy) return;
    const last = this.#queue.at(-1);
    this.hurry();
    if (!last) return;
    this.#clear();
    this.step = { ...last, previous: null };
    this.rested = Math.max(this.rested, last.ply);
    this.onshown(last, true);
  }

  close(): void {
    this.#clear();
  }

  #rested(): void {
    this.#since = Date.now();
    this.rested = Math.max(this.rested, this.step?.ply ?? 0);
    this.#next();
  }

  #next(): void {
    const step = this.#queue[0];
    if (!step) {
      const shown = this.step;
      this.busy = false;
      if (!shown) return;
      // It has come to rest: whoever comes back from a look at the past does not see it move again.
      this.step = { ...shown, previous: null, entry: null };
      this.onshown(shown, true);
      return;
    }
    this.busy = true;
    const wait = this.#since + this.pace(step) - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#queue.shift();
    this.step = step;
    this.onshown(step, false);
    this.#timer = setTimeout(() => this.#rested(), this.speed() === "off" ? 0 : PATIENCE);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
  }
}
