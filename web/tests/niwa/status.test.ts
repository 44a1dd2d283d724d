import { describe, expect, test } from "vitest";
import { actions, status } from "../../src/games/niwa/status";
import type { BoardProps, StatusAsked } from "../../src/games/contract";
import fixtures from "./positions.json";

const clauses = Object.values(
  import.meta.glob<string>("../../../src/engawa/games/niwa/clauses.toml", { query: "?raw", import: "default", eager: true }),
).join();
const idle = { chosen: null, receiver: null, passing: false, ghosts: null };
const asked = (found: (typeof fixtures.cases)[number], yours: number[], session: object = idle): StatusAsked =>
  ({ standing: { position: found.position, to_act: found.toAct, legal: found.legal }, yours, seatNames: ["Lena", "Ishi"], session }) as unknown as StatusAsked;
const named = (name: string) => fixtures.cases.find((each) => each.name === name)!;
const offered = (found: (typeof fixtures.cases)[number], legal: string[]) =>
  actions({ position: found.position, legal, frozen: false, session: { ...idle } } as unknown as BoardProps);

describe("what the status line asks", () => {
  test.each(fixtures.cases.map((each) => [each.name, each] as const))("leads to a rule in the position %s", (_, found) => {
    for (const yours of [[0], [1], []]) {
      const { clause } = status(asked(found, yours));
      expect(clauses).toContain(`[${clause}]\n`);
    }
  });

  test("is the rule of what is being done", () => {
    const { clause } = status(asked(named("look"), [0]));
    expect(clause).toBe("NI-1");
    expect(status(asked(named("look"), [0], { ...idle, chosen: "K2" })).clause).toBe("NI-2");
    expect(status(asked(named("look"), [0], { ...idle, passing: true })).clause).toBe("NI-5");
    expect(status(asked(named("under way"), [0])).clause).toBe("NI-4");
    expect(status(asked(named("over"), [0])).clause).toBe("NI-20");
  });
});

describe("the button of the dock", () => {
  test("is one in every position, so that the others stay in their places", () => {
    for (const found of fixtures.cases) for (const legal of [found.legal, []]) expect(offered(found, legal)).toHaveLength(1);
  });

  test("stops the figure under way, and passes a bead otherwise", () => {
    expect(offered(named("under way"), named("under way").legal)[0]).toMatchObject({ id: "stop", enabled: true });
    expect(offered(named("under way"), [])[0]).toMatchObject({ id: "pass", enabled: false });
    expect(offered(named("look"), named("look").legal)[0]).toMatchObject({ id: "pass", enabled: true });
    expect(offered(named("place samurais"), named("place samurais").legal)[0]).toMatchObject({ id: "pass", enabled: false });
  });
});
