import { describe, expect, test } from "vitest";
import { NiwaSession } from "../../src/games/niwa/session.svelte";
import { actions, status } from "../../src/games/niwa/status";
import { turnOf } from "../../src/games/niwa/turn";
import { sceneOf } from "../../src/lib/board/scene";
import { playOf } from "../play";
import { standing } from "../wire";
import { boards, positionOf } from "./gardens";
import fixtures from "./positions.json";

const clauses = Object.values(
  import.meta.glob<string>("../../../src/engawa/games/niwa/clauses.toml", { query: "?raw", import: "default", eager: true }),
).join();
type Case = (typeof fixtures.cases)[number];
const at = (found: Case, wishes: Partial<NiwaSession>, legal = found.legal) => {
  const session = Object.assign(new NiwaSession(), wishes);
  const scene = sceneOf({ board: boards[found.board]!, position: positionOf(found), names: ["Lena", "Ishi"] });
  const play = playOf({ legal, toAct: found.toAct });
  return { scene, play, session, turn: turnOf(scene, play, session) };
};
const asked = (found: Case, yours: number[], wishes: Partial<NiwaSession> = {}) => {
  const { scene, session, turn } = at(found, wishes);
  return { standing: { ...standing(0), position: scene.position, to_act: found.toAct }, turn, session, yours, names: scene.names };
};
const named = (name: string) => fixtures.cases.find((each) => each.name === name)!;
const offered = (found: Case, legal: string[]) => actions(at(found, {}, legal));

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
    expect(status(asked(named("look"), [0], { chosen: "K2" })).clause).toBe("NI-2");
    expect(status(asked(named("look"), [0], { passing: true })).clause).toBe("NI-5");
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
