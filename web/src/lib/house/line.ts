/** A line to the table in this page, with the face of a WebSocket. */
import type { Line } from "./house";
import type { Heard } from "./messages";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class PageLine implements Line {
  readyState: Line["readyState"] = CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly say: (text: string) => void,
    readonly hangUp: () => void,
  ) {}

  /** Something has happened at the other end. */
  hear(event: Heard): void {
    if (this.readyState === CLOSED) return;
    if (event.type === "websocket.accept") {
      this.readyState = OPEN;
      this.#tell(this.onopen, new Event("open"));
    } else if (event.type === "websocket.send") {
      this.#tell(this.onmessage, new MessageEvent("message", { data: event.text }));
    } else {
      this.readyState = CLOSED;
      this.#tell(this.onclose, new CloseEvent("close", { code: event.code }));
    }
  }

  send = (text: string): void => {
    if (this.readyState === OPEN) this.say(text);
  };

  close = (): void => {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.hangUp();
  };

  /** Handlers are those of a WebSocket, to which this stands in. */
  #tell<E extends Event>(handler: ((this: WebSocket, event: E) => unknown) | null, event: E): void {
    handler?.call(this as unknown as WebSocket, event);
  }
}
