import { expect, test } from "vitest";
import { Foresight } from "../src/lib/foresight.svelte";
import type { Foreseen } from "../src/lib/wire";

const told = (subject: string, number: number): Foreseen => ({ type: "prospects", number, subject, prospects: { about: subject } });

function asking(open = true) {
  const asked: string[] = [];
  const foresight = new Foresight((subject) => open && asked.push(subject) > 0);
  return { asked, foresight };
}

test("a question is asked once, until the position has changed", () => {
  const { asked, foresight } = asking();
  foresight.ask("A2", 7);
  foresight.ask("A2", 7);
  foresight.hear(told("A2", 7), 7);
  foresight.ask("A2", 7);
  expect(asked).toEqual(["A2"]);
  foresight.ask("A2", 9);
  expect(asked).toEqual(["A2", "A2"]);
});

test("what was told is known until the position changes, whoever else is asked about", () => {
  const { foresight } = asking();
  foresight.hear(told("A2", 7), 7);
  foresight.hear(told("A5", 8), 7); // somebody has said something meanwhile
  expect(foresight.about("A2", 7)).toEqual({ about: "A2" });
  expect(foresight.about("A5", 7)).toEqual({ about: "A5" });
  expect(foresight.about("A3", 7)).toBeNull();
  expect(foresight.about("A2", 9)).toBeNull();
});

test("an answer that comes too late is not about what is there now", () => {
  const { foresight } = asking();
  foresight.hear(told("A2", 7), 9);
  expect(foresight.about("A2", 9)).toBeNull();
});

test("after a lost connection it is asked again", () => {
  const { asked, foresight } = asking();
  foresight.ask("A2", 7);
  foresight.forget();
  foresight.ask("A2", 7);
  expect(asked).toEqual(["A2", "A2"]);
  const lost = asking(false);
  lost.foresight.ask("A2", 7);
  expect(lost.asked).toEqual([]);
});
