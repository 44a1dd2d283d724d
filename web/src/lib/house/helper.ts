/** A worker that runs Python, and how its page hears that it is ready, has failed, or has died. */
import { pythonPlace } from "./house";
import type { FromWorker, Start } from "./messages";

export interface Told {
  onloaded: (share: number) => void;
  onready: (keeps: boolean) => void;
  /** Once: it is gone, for whatever reason. */
  ongone: (why: string) => void;
}

export class Helper {
  #gone = false;

  constructor(
    readonly worker: Worker,
    readonly told: Partial<Told>,
  ) {
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener("error", ({ message }) => this.#lose(message));
    const lock = `engawa-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
    pythonPlace().then(
      (python) => worker.postMessage({ type: "start", python, lock } satisfies Start),
      (error: unknown) => this.#lose(String(error)),
    );
    this.#lock = lock;
  }

  #lock: string;

  #hear(message: FromWorker): void {
    if (message.type === "loaded") this.told.onloaded?.(message.share);
    else if (message.type === "failed") this.#lose(message.why);
    else if (message.type === "ready") {
      this.told.onready?.(message.keeps);
      // It holds the lock as long as it lives, so whoever gets it knows. There are none without https.
      void navigator.locks?.request(this.#lock, () => this.#lose("")).catch(() => undefined);
    }
  }

  #lose(why: string): void {
    if (this.#gone) return;
    this.#gone = true;
    this.worker.terminate();
    this.told.ongone?.(why);
  }
}
