import { beforeEach, describe, expect, test, vi } from "vitest";
// What it is made of is read before the time of the first test runs.
import "../src/lib/device.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

async function opened() {
  vi.resetModules();
  return (await import("../src/lib/device.svelte")).device;
}

beforeEach(() => kept.clear());

describe("what this device remembers", () => {
  test("settings outlive the page", async () => {
    (await opened()).set("speed", "slow");
    expect((await opened()).settings.speed).toBe("slow");
  });

  test("something unreadable counts as nothing", async () => {
    kept.set("engawa.settings", "{broken");
    expect((await opened()).settings.speed).toBe("normal");
  });

  test("matches are newest first, and what is not told anew stays", async () => {
    const device = await opened();
    device.keep({ match: "a", token: "t", spectator: "s" });
    device.keep({ match: "b", token: "u" });
    device.keep({ match: "a", token: "t", title: "Niwa" });
    expect(device.matches.map((each) => each.match)).toEqual(["a", "b"]);
    expect((await opened()).known("a", "t")).toMatchObject({ title: "Niwa", spectator: "s" });
  });

  test("the oldest matches are forgotten, and any on request", async () => {
    const device = await opened();
    for (let count = 0; count < 60; count++) device.keep({ match: `m${count}`, token: "t" });
    expect(device.matches).toHaveLength(50);
    device.forget("m59");
    expect(device.known("m59", "t")).toBeUndefined();
  });
});
