/** What is said between a page and its two workers: the one with the table, and the one that thinks. */

/** Where Python lies, and the name of a lock that the worker holds as long as it lives. */
export interface Start {
  type: "start";
  python: string;
  lock: string;
}

export type ToTable =
  | Start
  /** A line to one who thinks; another one follows when that has died. */
  | { type: "minds"; port: MessagePort }
  /** And that there will be none any more. */
  | { type: "mindless"; why: string }
  | { type: "ask"; id: number; method: string; path: string; query: string; body?: string; token?: string }
  | { type: "unask"; id: number }
  | { type: "open"; socket: number; match: string; atOnce: boolean }
  | { type: "say"; socket: number; text: string }
  | { type: "close"; socket: number };

/** An ASGI event. */
export type Heard =
  | { type: "websocket.accept" }
  | { type: "websocket.send"; text: string }
  | { type: "websocket.close"; code: number };

export type FromWorker =
  /** How much of what is needed has come, of 1. */
  | { type: "loaded"; share: number }
  /** Open; and whether what is played outlasts the page. */
  | { type: "ready"; keeps: boolean }
  /** It cannot start, or go on. */
  | { type: "failed"; why: string };

export type FromTable =
  | FromWorker
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "line"; id: number; text: string }
  | { type: "heard"; socket: number; event: Heard };

/** To one who thinks; a port may come as often as somebody wants to ask, and each has its own numbers. */
export type ToThinking = Start | { type: "port"; port: MessagePort };

/** On such a port: a question with its number, as `engawa.page.thinking` has them, or that nobody wants to know any more. */
export type Question = ["think" | "stop", number, string];
/** And an answer; the last one of a question is `done`, and says why if it `failed`. */
export type Thought = [number, string];
