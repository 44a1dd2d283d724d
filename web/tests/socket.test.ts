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
  const open = () => {
    const wire = new Wire();
    wires.push(wire);
    return wire as unknown as WebSocket;
  };
  const made = new MatchSocket(open, 10_000, "token", listener);
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
    wires[0]?.tells({ type: "refused", to: null, code: "token", clause: null, mark: null, reason: "no", key: "server-too-fast", facts: {}, ply: null });
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
  });

  test("waits longer from refusal to refusal by a server that is busy", () => {
    socket();
    for (const wait of [1, 250, 500, 1000]) {
      const tried = wires.length;
      wires.at(-1)?.opened();
      wires.at(-1)?.tells({ type: "refused", to: null, code: "busy", clause: null, mark: null, reason: "no", key: "server-too-fast", facts: {}, ply: null });
      wires.at(-1)?.drop();
      if (wait > 1) vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(tried + 1);
    }
  });

  test("does not come before the server wants it to", () => {
    socket();
    wires[0]!.opened();
    wires[0]!.tells({ type: "refused", to: null, code: "limit", clause: null, mark: null, reason: "", key: "server-come-later", facts: { seconds: 20 }, ply: null });
    wires[0]!.drop();
    vi.advanceTimersByTime(19_999);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(2);
  });

  test("asks a silent server whether it is there, and is content with any answer", () => {
    socket();
    wires[0]?.opened();
    wires[0]?.tells(snapshot(0));
    vi.advanceTimersByTime(7999);
    expect(wires[0]?.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires[0]?.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(3999);
    wires[0]?.tells({ type: "pong", to: null });
    vi.advanceTimersByTime(8000 + 3999);
    expect(wires[0]?.sent.filter((said) => (said as ServerMessage).type === ("ping" as string))).toHaveLength(2);
    expect(wires).toHaveLength(1);
  });

  test("makes another line when the old one is dead, without waiting for its farewell", () => {
    socket();
    wires[0]?.opened();
    wires[0]?.tells(snapshot(0));
    const dead = wires[0]!;
    dead.close = () => undefined;
    vi.advanceTimersByTime(8000 + 4000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1);
    wires[1]?.opened();
    expect(wires[1]?.sent[0]).toMatchObject({ type: "hello" });
    dead.drop();
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
  });

  test("does not wait for long when something that was said has no answer", () => {
    const made = socket();
    wires[0]?.opened();
    wires[0]?.tells(snapshot(0));
    vi.advanceTimersByTime(5000);
    made.send({ type: "move", number: 0, text: "stop" });
    vi.advanceTimersByTime(1000);
    made.send({ type: "chat", text: "?" });
    vi.advanceTimersByTime(1000);
    expect(wires[0]?.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(4000);
    expect(states.at(-1)).toBe("lost");
  });

  test("tries again if a line does not open", () => {
    socket();
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["connecting", "lost"]);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
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
