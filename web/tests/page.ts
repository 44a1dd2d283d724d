/** A page for tests: a browser's socket and screen, as far as a match looks at them. Import it before what is tested. */
import { vi } from "vitest";
import type { ServerMessage } from "../src/lib/wire";

/** A browser's socket. */
export class Wire extends EventTarget {
  static last: Wire;
  readyState = 1;
  sent: { type: string; text?: string; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    super();
    Wire.last = this;
  }
  send = (text: string) => this.sent.push(JSON.parse(text) as { type: string });
  close = () => undefined;
}
export const tells = (message: ServerMessage) => Wire.last.onmessage?.({ data: JSON.stringify(message) });

const screen = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "http://table/", hidden: false, getElementById: () => null, querySelector: () => null }));
vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => screen }));
vi.stubGlobal("matchMedia", () => screen);
vi.stubGlobal("WebSocket", Wire);
/** A small one: nobody thinks on it unless a test says so. */
vi.stubGlobal("navigator", { hardwareConcurrency: 1 });
