import { describe, expect, test } from "vitest";
import type { Phase, Position } from "../../src/games/nueby/position";
import { rolledAt } from "../../src/games/nueby/rolled";
import { NuebySession } from "../../src/games/nueby/session.svelte";
import { status } from "../../src/games/nueby/status";
import { turnOf } from "../../src/games/nueby/turn";
import { leaderOf, leftOf } from "../../src/games/nueby/headway";
import { playOf } from "../play";
import { standing } from "../wire";
import { boards, chartNamed, line, position } from "./boards";

const texts = import.meta.glob<string>(["../../../src/engawa/games/nueby/clauses.toml", "../../../src/engawa/messages/en/nueby-table.ftl"], { query: "?raw", import: "default", eager: true });
const written = Object.values(texts).join("\n");
const PHASES: Phase[] = ["roll", "hunt", "enter", "start", "move", "focus", "over"];
const asked = (more: Partial<Position>, yours: number[], legal: string[] = [], session = new NuebySession()) => {
  const scene = { board: boards["jaeger-6"]!, position: position(more) };
  const turn = turnOf(scene, playOf({ legal }), session);
  return { standing: { ...standing(0), position: scene.position, legal }, turn, session, yours, names: ["Anna", "Björn"] };
};

describe("the status line", () => {
  test.each(PHASES.flatMap((phase) => [[0], [1], []].map((yours) => [phase, yours] as const)))("in the phase %s says something to %j, with a rule", (phase, yours) => {
    for (const blocks of [undefined, ["b0.3", "b3.0"]]) {
      const { key, clause } = status(asked({ phase, blocks }, yours));
      expect(written).toContain(`\n${key} = `);
      expect(written).toContain(`[${clause}]\n`);
    }
  });

  test("tells what is compelled from what is not", () => {
    expect(status(asked({ die: 4 }, [0], ["r1-r5"])).key).toBe("nueby-ui-status-must");
    expect(status(asked({ die: 4 }, [0], ["r1-r5", "pass"])).key).toBe("nueby-ui-status-may");
    expect(status(asked({ die: 6, sixes: 1 }, [0], ["s0-r0", "pass"])).key).toBe("nueby-ui-status-six");
  });

  test("waits for a tap while the dice are held", () => {
    const session = Object.assign(new NuebySession(), { held: () => undefined });
    expect(status(asked({ phase: "roll" }, [0], [], session)).key).toBe("nueby-ui-status-held");
  });
});

test("the die shows what was rolled last, and a hunt what was named and how often it came", () => {
  expect(rolledAt(position({ die: 4 }), [], null)).toEqual({ value: 4, named: null, hits: null });
  expect(rolledAt(position({ phase: "roll", die: undefined }), [line("chance", "d5"), line(0, "r1-r6")], null).value).toBe(5);
  expect(rolledAt(position({ phase: "hunt", die: undefined, named: 3 }), [], null)).toEqual({ value: null, named: 3, hits: null });
  expect(rolledAt(position({ phase: "roll", die: undefined }), [line(0, "hunt 2"), line("chance", "h1")], null)).toEqual({ value: null, named: 2, hits: 1 });
});

test("who has the least to go leads, and nobody at the start", () => {
  const whole = chartNamed("jaeger-6");
  const chart = { ...whole, seats: [0, 3], left: [whole.left[0]!, whole.left[3]!] };
  expect(leaderOf(chart, position({}))).toBeNull();
  const ahead = position({ pieces: [["z0.4", "z0.3", "z0.2", "r46"], ["r24", "s3", "s3", "s3"]] });
  expect(leftOf(chart, ahead, 0)).toBe(1);
  expect(leaderOf(chart, ahead)).toBe(0);
  expect(leftOf(chart, position({ pieces: [["z0.4", "z0.3", "z0.2", "z0.1"], ["r24", "s3", "s3", "s3"]] }), 0)).toBe(0);
});
