import { afterEach, describe, expect, test, vi } from "vitest";
import "../page";
import type { Machine } from "../../src/lib/minds/where";

// What is imported looks at the page at once, so ../page comes first.
const { isThoughtHere, suits, thinksHere } = await import("../../src/lib/minds/where");
const { device } = await import("../../src/lib/device.svelte");

const COMPUTER: Machine = { able: true, cores: 8, memory: 8, saves: false, held: false };

afterEach(() => void (device.settings.thinking = "auto"));

describe("where hints and analyses are thought", () => {
  test("on a computer by itself, also where the browser does not tell its memory", () => {
    expect(suits(COMPUTER)).toBe(true);
    expect(suits({ ...COMPUTER, memory: undefined })).toBe(true);
    expect(suits({ ...COMPUTER, cores: 2, memory: 4 })).toBe(true);
  });

  test.each<[string, Partial<Machine>]>([
    ["a phone", { held: true }],
    ["whoever saves data", { saves: true }],
    ["a single core", { cores: 1 }],
    ["little memory", { memory: 2 }],
    ["no WebAssembly", { able: false }],
  ])("not by itself with %s", (_, lack) => {
    expect(isThoughtHere("auto", { ...COMPUTER, ...lack })).toBe(false);
  });

  test("where somebody wants it, as far as the device can", () => {
    expect(isThoughtHere("device", { ...COMPUTER, held: true, saves: true, cores: 1, memory: 1 })).toBe(true);
    expect(isThoughtHere("device", { ...COMPUTER, able: false })).toBe(false);
    expect(isThoughtHere("server", COMPUTER)).toBe(false);
  });

  test("by what this browser tells of itself, and by the setting", () => {
    vi.stubGlobal("Worker", class {});
    vi.stubGlobal("navigator", { hardwareConcurrency: 8, deviceMemory: 8, connection: { saveData: false } });
    expect(thinksHere()).toBe(true);
    vi.stubGlobal("navigator", { hardwareConcurrency: 8, deviceMemory: 8, connection: { saveData: true } });
    expect(thinksHere()).toBe(false);
    device.settings.thinking = "device";
    expect(thinksHere()).toBe(true);
    vi.stubGlobal("Worker", undefined);
    expect(thinksHere()).toBe(false);
  });
});
