import { beforeAll, describe, expect, test } from "vitest";
import { countsOf } from "../../src/games/nueby/statistics";
import { tell } from "../../src/games/nueby/telling";
import { rollerOf } from "../../src/lib/board/events";
import { useLanguage, wantMessages } from "../../src/lib/i18n.svelte";
import { turnsOf } from "../../src/lib/turns";
import { chartNamed, line } from "./boards";
import everything from "./told.json";

const NAMES = ["Anna", "Björn"];
const chart = { ...chartNamed("zweite-ebene-6"), seats: [0, 3] };

beforeAll(() => wantMessages("nueby"));

const TURNS: [string, ReturnType<typeof line>[], string, string][] = [
  [
    "a roll and a move",
    [line("chance", "d2", ["rolled", { seat: 0, number: 2 }]), line(0, "r7-r9", ["moved", { seat: 0, here: "r7", there: "r9" }])],
    "Anna rolls 2 and moves r7–r9.",
    "Anna würfelt 2 und zieht r7–r9.",
  ],
  [
    "a throw",
    [
      line("chance", "d2", ["rolled", { seat: 1, number: 2 }]),
      line(1, "i11-i13", ["moved", { seat: 1, here: "i11", there: "i13" }], ["thrown", { seat: 0, here: "i13", there: "t3" }]),
    ],
    "Björn rolls 2, moves i11–i13, and throws Anna back to the inner start area of Björn.",
    "Björn würfelt 2, zieht i11–i13 und wirft Anna auf das innere Startfeld von Björn.",
  ],
  [
    "a six without use and another roll",
    [
      line("chance", "d6", ["rolled", { seat: 0, number: 6 }], ["stuck", { seat: 0, number: 6 }], ["again", { seat: 0 }]),
      line("chance", "d1", ["rolled", { seat: 0, number: 1 }]),
      line(0, "pass", ["passed", { seat: 0 }]),
    ],
    "Anna rolls 6, cannot move, rolls 1, and passes.",
    "Anna würfelt 6, kann nicht ziehen, würfelt 1 und setzt aus.",
  ],
  [
    "what follows for the next",
    [line(0, "r7-r9", ["moved", { seat: 0, here: "r7", there: "r9" }], ["freely-entered", { seat: 1, here: "s3", there: "r18" }])],
    "Anna moves r7–r9. Björn enters freely on r18.",
    "Anna zieht r7–r9. Björn setzt frei auf r18 ein.",
  ],
];

describe.each(TURNS)("%s", (_, entries, english, german) => {
  test("is told in English and German", async () => {
    await useLanguage("en");
    expect(tell(chart, entries, 0, NAMES, "en")).toBe(english);
    await useLanguage("de");
    expect(tell(chart, entries, 0, NAMES, "de")).toBe(german);
  });
});

test.each(["en", "de"] as const)("there are words for everything that the rules tell, in %s", async (language) => {
  await useLanguage(language);
  const facts = { seat: 0, number: 1, here: "r7", there: "s3" };
  const silent = ["again", "kept"];
  for (const what of everything) {
    const told = tell(chart, [line(0, "", [what, facts])], 0, NAMES, language);
    if (silent.includes(what)) expect(told).toBe("");
    else expect(told, what).toMatch(/^Anna [^⟦⟧{}]+\.$/);
  }
});

test("outcomes belong to the turn of whoever rolled", () => {
  const log = [...TURNS[0]![1], ...TURNS[1]![1], ...TURNS[2]![1]];
  expect(turnsOf(log, { rollerOf }).map(({ by, entries }) => [by, entries.length])).toEqual([[0, 2], [1, 2], [0, 3]]);
});

test("throws, sixes and luck are counted for whoever had them", () => {
  const log = [
    ...TURNS[1]![1], ...TURNS[2]![1], ...TURNS[3]![1],
    line("chance", "d3", ["rolled", { seat: 1, number: 3 }], ["stuck", { seat: 1, number: 3 }], ["freely-entered", { seat: 0, here: "s0", there: "r0" }], ["thrown", { seat: 1, here: "r0", there: "s0" }]),
    line(1, "hunt 4", ["hunted", { seat: 1, number: 4 }]),
    line("chance", "h2", ["hit", { seat: 1, number: 2 }]),
  ];
  const [anna, bjoern] = countsOf(log, 2);
  expect(anna).toMatchObject({ rolls: 2, sixes: 1, luck: 0, given: 1, taken: 1, hunts: 0 });
  expect(bjoern).toMatchObject({ rolls: 2, sixes: 0, luck: -2, given: 1, taken: 1, hunts: 1, hits: 2 });
});
