import { describe, expect, test } from "vitest";
import { Hints } from "../../src/lib/hints.svelte";
import type { Hinted } from "../../src/lib/wire";

const told = (number: number): Hinted => ({ type: "hint", number, seat: 0, choices: 3, moves: [] });

function asking(open = true) {
  const asked: string[] = [];
  return { asked, hints: new Hints(() => open && asked.push("hint") > 0) };
}

describe("a hint", () => {
  test("is asked for once, until the position has changed", () => {
    const { asked, hints } = asking();
    hints.ask(7);
    hints.ask(7);
    expect([asked.length, hints.waits(7), hints.waits(9)]).toEqual([1, true, false]);
    hints.hear(told(7));
    hints.ask(7);
    expect([asked.length, hints.waits(7), hints.about(7)]).toEqual([1, false, told(7)]);
    hints.ask(9);
    expect([asked.length, hints.about(9)]).toEqual([2, null]);
  });

  test("is about the position at hand though somebody has said something before", () => {
    const { asked, hints } = asking();
    hints.ask(7);
    hints.hear(told(8));
    hints.ask(7);
    expect([hints.about(7), asked.length]).toEqual([told(8), 1]);
  });

  test("that comes too late is not shown, and the position at hand is asked about", () => {
    const { asked, hints } = asking();
    hints.ask(7);
    hints.ask(9);
    hints.refuse(); // one is still thought about
    hints.hear(told(7));
    expect([hints.about(9), hints.waits(9)]).toEqual([null, false]);
    hints.ask(9);
    expect([asked.length, hints.waits(9)]).toEqual([3, true]);
  });

  test("that was refused is not asked for again in the same position", () => {
    const { asked, hints } = asking();
    hints.ask(7);
    hints.refuse();
    hints.ask(7);
    expect([asked.length, hints.waits(7)]).toEqual([1, false]);
    hints.ask(9);
    expect(asked).toHaveLength(2);
  });

  test("is asked for again after a lost connection, and not without one", () => {
    const { asked, hints } = asking();
    hints.ask(7);
    hints.forget();
    hints.ask(7);
    expect(asked).toHaveLength(2);
    const lost = asking(false);
    lost.hints.ask(7);
    expect([lost.asked.length, lost.hints.waits(7)]).toEqual([0, false]);
  });
});
