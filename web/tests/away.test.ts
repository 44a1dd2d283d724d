import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameFolder } from "../src/games/contract";
import type { SeatInfo } from "../src/lib/wire";
import { tells, Wire } from "./page";
import { seat, snapshot } from "./wire";

// What is imported looks at the page at once, so ./page comes first.
const { OpenMatch } = await import("../src/lib/openmatch.svelte");
const { Away } = await import("../src/lib/table/away.svelte");

const BOT: Partial<SeatInfo> = { kind: "bot", name: "Ishi", bot: "novice" };
const GAME = { goesOn: true } as GameFolder;
let match: InstanceType<typeof OpenMatch>;

/** A match with so many plies, against *others*. */
function sits(others: Partial<SeatInfo>[] = [BOT], plies = 2, result: Record<string, unknown> | null = null) {
  const told = snapshot(plies);
  const seats = [seat(0, { name: "Ada" }), ...others.map((other, at) => seat(at + 1, other))];
  tells({ ...told, game: "none", seats, standing: { ...told.standing, result } });
}
const away = (game = GAME) => new Away(match, game);
/** The network goes; what is asked so many milliseconds later. */
function asked(after: number, able = true) {
  const going = away();
  going.able = able;
  Wire.last.onclose?.();
  return going.prompt(Date.now() + after)?.yes ?? null;
}

beforeEach(() => {
  vi.useFakeTimers();
  match = new OpenMatch("m", "t");
  match.open();
  Wire.last.onopen?.();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});

describe("going on in the page", () => {
  test("fits a match against bots alone in which the viewer has played", () => {
    sits();
    expect(away().fits).toBe(true);
    sits([BOT, { ...BOT, name: "Kumo" }]);
    expect(away().fits).toBe(true);
  });

  test.each<[string, () => void]>([
    ["a person sits there, too", () => sits([BOT, { kind: "link", name: "Bea" }])],
    ["nobody has played yet", () => sits([BOT], 0)],
    ["it is over", () => sits([BOT], 2, { winners: [0] })],
  ])("does not where %s", (_, begins) => {
    begins();
    expect(away().fits).toBe(false);
  });

  test("does not where a game hides something or throws dice", () => {
    sits();
    expect(away({} as GameFolder).fits).toBe(false);
  });

  test("is offered when the network has been gone for a while, and the page has what it takes", () => {
    sits();
    expect(away().prompt(Date.now())).toBeNull();
    expect(asked(3999)).toBeNull();
    expect(asked(4000, false)).toBeNull();
    expect(asked(4000)).not.toBeNull();
  });

  test("is offered no longer when the line is back", () => {
    sits();
    const going = away();
    going.able = true;
    Wire.last.onclose?.();
    vi.advanceTimersByTime(6000);
    expect(going.prompt(Date.now())).not.toBeNull();
    Wire.last.onopen?.();
    expect(going.prompt(Date.now())).toBeNull();
  });
});
