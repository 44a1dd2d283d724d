import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MatchSocket, pause, type Connection } from "../src/lib/socket";
import { VERSION, type ServerMessage } from "../src/lib/wire";
import { snapshot } from "./wire";

/** A browser's WebSocket, as far as we use it. */
class Wire {
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => this.drop();
  opened() {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

let wires: Wire[];
let states: Connection[];
let known: number | null;

function socket() {
  const listener = { known: () => known, onmessage: () => undefined, onconnection: (state: Connection) => states.push(state) };
  const made = new MatchSocket("ws://table/socket", "token", listener, () => {
    const wire = new Wire();
    wires.push(wire);
    return wire as unknown as WebSocket;
  });
  made.start();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, known] = [[], [], null];
});
afterEach(() => vi.useRealTimers());

describe("the socket of a match", () => {
  test("says hello with its token and asks for a snapshot at first", () => {
    socket();
    wires[0]?.opened();
    expect(wires[0]?.sent).toEqual([{ type: "hello", version: VERSION, token: "token", number: null }]);
    expect(states).toEqual(["connecting", "open"]);
  });

  test("comes back after a loss and asks for what it missed", () => {
    socket();
    wires[0]?.opened();
    known = 7;
    wires[0]?.drop();
    vi.runOnlyPendingTimers();
    wires[1]?.opened();
    expect(wires[1]?.sent).toEqual([{ type: "hello", version: VERSION, token: "token", number: 7 }]);
    expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  test("waits longer from attempt to attempt, never for more than two seconds", () => {
    expect([0, 1, 2, 3, 9].map(pause)).toEqual([0, 250, 500, 1000, 2000]);
  });

  test("gives up when its link is not accepted", () => {
    socket();
    wires[0]?.opened();
    wires[0]?.tells({ type: "refused", code: "token", clause: null, reason: { en: "no", de: "nein" }, ply: null });
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
  });

  test("is silent after it was closed", () => {
    const made = socket();
    wires[0]?.opened();
    wires[0]?.tells(snapshot(0));
    made.close();
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(1);
    expect(made.send({ type: "undo-request" })).toBe(false);
  });
});
