/** The house in a page: the table in one worker, one who thinks in another, and requests and lines as messages to them. */
import { device } from "../device.svelte";
import { wantMessages } from "../i18n.svelte";
import { keepFiles } from "./files";
import { Helper } from "./helper";
import { inPage, type House, type Line } from "./house";
import { PageLine } from "./line";
import type { FromTable, ToTable } from "./messages";
import { houseState } from "./state.svelte";
import { Thinker } from "./thinker";

/** Milliseconds that the longest timer takes: a line opens as soon as Python has started. */
const FOREVER = 2 ** 31 - 1;

/** Somebody who waits for an answer. */
interface Asked {
  answer: (response: Response) => void;
  fail: (why: Error) => void;
  /** Of an answer that comes line by line, once the first has come. */
  lines?: ReadableStreamDefaultController<Uint8Array>;
}

export function openHouse(): House {
  void wantMessages("house");
  const house = new PageHouse(new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "table" }));
  return { ask: house.ask, open: house.open, opening: FOREVER };
}

export class PageHouse {
  #asked = new Map<number, Asked>();
  #lines = new Map<number, PageLine>();
  #last = 0;

  constructor(readonly worker: Worker) {
    worker.addEventListener("message", ({ data }: MessageEvent<FromTable>) => this.#hear(data));
    new Helper(worker, {
      onloaded: (share) => (houseState.share = share),
      onready: (keeps) => {
        houseState.open = true;
        houseState.keeps = keeps;
        if (inPage) keepFiles(); // what has come by now is not fetched twice
        new Thinker((port) => this.#post({ type: "minds", port }, port), (why) => this.#loseMinds(why));
      },
      ongone: (why) => this.#close(why),
    });
  }

  ask = (path: string, init: RequestInit): Promise<Response> => {
    const id = (this.#last += 1);
    const [place = "", query = ""] = path.split("?");
    const token = new Headers(init.headers).get("Authorization")?.replace("Bearer ", "");
    const body = typeof init.body === "string" ? init.body : undefined;
    return new Promise((answer, fail) => {
      if (houseState.failed !== null) return fail(new Error(houseState.failed));
      this.#asked.set(id, { answer, fail });
      init.signal?.addEventListener("abort", () => this.#unask(id));
      this.#post({ type: "ask", id, method: init.method ?? "GET", path: place, query, body, token });
    });
  };

  open = (match: string): Line => {
    const socket = (this.#last += 1);
    const hangUp = () => {
      this.#lines.delete(socket);
      this.#post({ type: "close", socket });
    };
    const line = new PageLine((text) => this.#post({ type: "say", socket, text }), hangUp);
    this.#lines.set(socket, line);
    this.#post({ type: "open", socket, match, atOnce: device.settings.instant });
    return line;
  };

  #hear(message: FromTable): void {
    if (message.type === "heard") this.#lines.get(message.socket)?.hear(message.event);
    else if (message.type === "line") this.#hearLine(message.id, message.text);
    else if (message.type === "answer") this.#hearAnswer(message.id, message.status, message.body);
  }

  #hearLine(id: number, text: string): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    if (!asked.lines) {
      const body = new ReadableStream<Uint8Array>({ start: (lines) => void (asked.lines = lines), cancel: () => this.#unask(id) });
      asked.answer(new Response(body));
    }
    asked.lines?.enqueue(new TextEncoder().encode(text));
  }

  #hearAnswer(id: number, status: number, body: string): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked?.lines) asked.lines.close();
    else asked?.answer(new Response(body, { status }));
  }

  /** Nobody waits for that any more. */
  #unask(id: number): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    this.#asked.delete(id);
    this.#post({ type: "unask", id });
    const why = new DOMException("nobody waits for it", "AbortError");
    asked.lines?.error(why);
    asked.fail(why);
  }

  #loseMinds(why: string): void {
    houseState.thoughtless = why;
    this.#post({ type: "mindless", why });
  }

  /** There is no table any more. */
  #close(why: string): void {
    houseState.failed = why;
    for (const { fail, lines } of this.#asked.values()) {
      lines?.error(new Error(why));
      fail(new Error(why));
    }
    this.#asked.clear();
    for (const line of [...this.#lines.values()]) line.hear({ type: "websocket.close", code: 1006 });
    this.#lines.clear();
  }

  #post(message: ToTable, ...transfer: Transferable[]): void {
    this.worker.postMessage(message, transfer);
  }
}
