import { beforeEach, describe, expect, test } from "vitest";
import type { DockAction } from "../src/games/contract";
import type { Open } from "../src/lib/table/sheets";
import { tells, Wire } from "./page";
import { snapshot } from "./wire";

// What is imported looks at the page at once, so ./page comes first.
const { OpenMatch } = await import("../src/lib/openmatch.svelte");
const { press } = await import("../src/lib/table/keys");
const { device } = await import("../src/lib/device.svelte");

let opened: Open[];
let done: string[];
let match: InstanceType<typeof OpenMatch>;
const action = (id: string, shortcut: string, enabled: boolean): DockAction => ({
  id, label: id, tip: id, icon: "", shortcut, enabled, run: () => done.push(id),
});
const pressed = (key: string) =>
  press(key, {
    match,
    session: { clear: () => done.push("clear") },
    actions: [action("undo", "u", true), action("last", "l", false)],
    onopen: (open) => opened.push(open),
  });

beforeEach(() => {
  [opened, done] = [[], []];
  match = new OpenMatch("m", "t");
  match.open();
  Wire.last.onopen?.();
  tells({ ...snapshot(2), game: "none", seats: [] });
});

describe("a key at the table", () => {
  test("does what the button of the dock does, if it can be done now", () => {
    expect(pressed("u")).toBe(true);
    expect(pressed("l")).toBe(true);
    expect(done).toEqual(["undo"]);
  });

  test("asks for help, for a hint, for where one's pieces are, for what can be played", () => {
    for (const key of ["?", "h", "w", "p"]) pressed(key);
    expect(opened).toEqual([{ sheet: "help" }, { sheet: "hint" }, { sheet: "help", asked: "where" }, { sheet: "help", asked: "legal" }]);
  });

  test("opens the log to type in where the box is not on the page", () => {
    pressed("g");
    expect(opened).toEqual([{ sheet: "log", typing: true }]);
  });

  test("turns the sound on and off", () => {
    const before = device.settings.sound;
    pressed("m");
    expect(device.settings.sound).toBe(!before);
    pressed("m");
  });

  test("Esc takes back the last step of choosing, one at a time", () => {
    match.wish = "K1>K2";
    match.notice = { text: () => "no", clause: null, mark: null, tone: "hint" };
    pressed("escape");
    expect([match.wish, match.notice, done]).toEqual([null, null, []]);
    pressed("escape");
    expect(done).toEqual(["clear"]);
  });

  test("means nothing if nobody gave it a meaning", () => {
    expect(pressed("x")).toBe(false);
  });
});
