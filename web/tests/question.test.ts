import { expect, test } from "vitest";
import { Question } from "../src/lib/question.svelte";
import type { Forecast } from "../src/lib/wire";

const told = (subject: string | null, number: number, to: number | null = null): Forecast => ({
  type: "forecast", to, number, subject, forecast: { about: subject },
});

/** A question, and what was asked. Requests are numbered from 1. */
function asking(open = true) {
  const asked: (string | null)[] = [];
  const question = new Question<Forecast>((subject) => (open ? asked.push(subject) : null));
  return { asked, question };
}

test("a question is asked once, until the position has changed", () => {
  const { asked, question } = asking();
  question.ask(7, "A2");
  question.ask(7, "A2");
  expect(question.waits(7, "A2")).toBe(true);
  question.hear(told("A2", 7, 1), 7);
  expect(question.waits(7, "A2")).toBe(false);
  question.ask(7, "A2");
  expect(asked).toEqual(["A2"]);
  question.ask(9, "A2");
  expect(asked).toEqual(["A2", "A2"]);
});

test("what was told is known until the position changes, whoever else is asked about", () => {
  const { question } = asking();
  question.hear(told("A2", 7), 7);
  question.hear(told("A5", 8), 7); // somebody has said something meanwhile
  question.hear(told(null, 8), 7);
  expect(question.about(7, "A2")?.forecast).toEqual({ about: "A2" });
  expect(question.about(7, "A5")?.forecast).toEqual({ about: "A5" });
  expect(question.about(7)?.forecast).toEqual({ about: null });
  expect(question.about(7, "A3")).toBeNull();
  expect(question.about(9, "A2")).toBeNull();
});

test("an answer is about the position at hand though somebody has said something before", () => {
  const { asked, question } = asking();
  question.ask(7);
  question.hear(told(null, 8, 1), 7);
  question.ask(7);
  expect([question.about(7), asked.length]).toEqual([told(null, 8, 1), 1]);
});

test("an answer that comes too late is not about what is there now, and not the one that is waited for", () => {
  const { asked, question } = asking();
  question.ask(7);
  question.ask(9);
  question.hear(told(null, 7, 1), 9);
  expect(question.about(9)).toBeNull();
  expect(question.waits(9)).toBe(true);
  question.ask(9);
  expect(asked).toHaveLength(2);
  question.hear(told(null, 9, 2), 9);
  expect(question.about(9)?.number).toBe(9);
});

test("after a lost connection it is asked again", () => {
  const { asked, question } = asking();
  question.ask(7, "A2");
  question.forget();
  expect(question.waits(7, "A2")).toBe(false);
  question.ask(7, "A2");
  expect(asked).toEqual(["A2", "A2"]);
  const lost = asking(false);
  lost.question.ask(7, "A2");
  expect(lost.asked).toEqual([]);
  expect(lost.question.waits(7, "A2")).toBe(false);
});

test("only a refusal of this very request ends the waiting, and then it is not asked again", () => {
  const { asked, question } = asking();
  question.ask(7);
  question.refuse(null);
  question.refuse(5);
  expect(question.waits(7)).toBe(true);
  question.refuse(1);
  expect(question.waits(7)).toBe(false);
  question.ask(7);
  expect(asked).toHaveLength(1);
  question.ask(9);
  expect(asked).toHaveLength(2);
});

test("what was refused while another answer was under way can be asked once that has come", () => {
  const { asked, question } = asking();
  question.ask(7);
  question.ask(9);
  question.refuse(2);
  question.hear(told(null, 7, 1), 9);
  expect([question.about(9), question.waits(9)]).toEqual([null, false]);
  question.ask(9);
  expect([asked.length, question.waits(9)]).toEqual([3, true]);
});
