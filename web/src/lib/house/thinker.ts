/**
 * One who thinks in this page, in a worker of its own: bots' moves, hints, analyses. It needs no table in the page.
 *
 *     const thinker = new Thinker((port) => …, (why) => …, () => …);
 *
 * gives a port, and another one whenever the worker has died and was started anew; what was asked on the former is lost.
 * What is asked before it is ready waits for that.
 * On it `["think", number, JSON]` asks, `["stop", number, ""]` asks no longer, and `[number, JSON]` answers. Questions are
 * those of `engawa.page.thinking`: `{kind: "hint", view, seconds}`, `{kind: "analysis", record, nodes}` and
 * `{kind: "move", view, bot, seconds, moment}`; answers `{done, result}`, `{done, line}` or `{done, failed}`.
 */
import { Helper } from "./helper";
import type { ToThinking } from "./messages";

/** After so many deaths without an answer in between, it is not started again. */
const MOST_DEATHS = 3;

export class Thinker {
  #deaths = 0;

  constructor(
    /** Take the port by which to ask. */
    readonly onport: (port: MessagePort) => void,
    /** It cannot think, and will not. */
    readonly ongone: (why: string) => void,
    /** Python has started, the first time or anew. */
    readonly onready: () => void = () => undefined,
  ) {
    this.#start();
  }

  #start(): void {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: "thinking" });
    const { port1, port2 } = new MessageChannel();
    new Helper(worker, {
      onready: () => {
        this.#deaths = 0;
        this.onready();
      },
      ongone: (why) => {
        this.#deaths += 1;
        if (this.#deaths < MOST_DEATHS) this.#start();
        else this.ongone(why);
      },
    });
    worker.postMessage({ type: "port", port: port2 } satisfies ToThinking, [port2]);
    this.onport(port1);
  }
}
