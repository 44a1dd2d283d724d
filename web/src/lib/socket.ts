/** The socket of one match: says hello, comes back after every loss, and gives up only when it is refused for good. */
import type { Line } from "./house/house";
import { VERSION, type ClientMessage, type ServerMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  /** The number of the first event not known, or null to be given a snapshot. */
  known: () => number | null;
  onmessage: (message: ServerMessage) => void;
  onconnection: (connection: Connection) => void;
}

/** Milliseconds to wait before the n-th attempt: at once, then longer, at most two seconds apart. */
export function pause(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(2000, 125 * 2 ** attempt);
}

/** Milliseconds until the server is asked whether it is there: when nothing has come, when something said has no answer. */
const SILENCE = 8000;
const UNANSWERED = 2000;
/** And those that the answer may take: then the line is dead, whatever the browser thinks of it. */
const PATIENCE = 4000;

/** Refusals after which another attempt would be refused as well. */
const FINAL = new Set(["token", "unknown-match", "version"]);

export class MatchSocket {
  #socket: Line | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Something was said, and nothing has come since. */
  #waits = false;
  /** Milliseconds for which the server does not want this address to come. */
  #later = 0;
  #closed = false;
  #greeted = false;

  constructor(
    readonly open: () => Line,
    /** Milliseconds that opening a line may take. */
    readonly opening: number,
    readonly token: string,
    readonly listener: Listener,
  ) {}

  start(): void {
    this.#connect();
    if (typeof window === "undefined") return;
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something now; false if nobody listens. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    if (!this.#waits) this.#ask(UNANSWERED);
    this.#waits = true;
    return true;
  }

  /** Begin anew: what is known here is in doubt. */
  restart(): void {
    this.#attempt = 0;
    this.#drop();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
    if (typeof window === "undefined") return;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** The network is back, or somebody looks again: see at once whether the line is alive, or make another. */
  hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === 1) return this.#ask(0);
    this.#attempt = 0;
    this.#drop();
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.listener.onconnection("connecting");
    const socket = this.open();
    this.#socket = socket;
    this.#greeted = false;
    this.#watch = setTimeout(() => this.#drop(), this.opening);
    socket.onopen = () => {
      this.send({ type: "hello", version: VERSION, token: this.token, number: this.listener.known() });
      this.listener.onconnection("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  /** After so long, see whether the server still hears this line. */
  #ask(after: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
      this.#watch = setTimeout(() => this.#drop(), PATIENCE);
    }, after);
  }

  /** Let go of the socket without waiting for a farewell, which may never come. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #hear(message: ServerMessage): void {
    this.#waits = false;
    this.#ask(SILENCE);
    if (message.type === "refused" && FINAL.has(message.code) && !this.#greeted) {
      this.close();
      this.listener.onconnection("refused");
    }
    if (message.type === "refused" && message.key === "server-come-later") this.#later = 1000 * Number(message.facts.seconds);
    if (message.type !== "refused") {
      this.#greeted = true;
      this.#attempt = 0;
    }
    this.listener.onmessage(message);
  }

  #lost(): void {
    this.#socket = null;
    this.#waits = false;
    clearTimeout(this.#watch);
    if (this.#closed) return;
    this.listener.onconnection("lost");
    this.#timer = setTimeout(() => this.#connect(), Math.max(this.#later, pause(this.#attempt)));
    this.#attempt += 1;
    this.#later = 0;
  }
}
