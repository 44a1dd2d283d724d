import { expect, test } from "vitest";
import { petalsOf } from "../src/lib/table/end/petals";

test("petals lie beside the words, more of them for whoever won, and all have come to rest soon", () => {
  const [feast, corner] = [petalsOf(true), petalsOf(false)];
  expect(feast.length).toBeGreaterThan(2 * corner.length);
  expect(corner.length).toBeGreaterThan(0);
  for (const { x, y, after, takes } of feast) {
    expect(x).toBeGreaterThan(45);
    expect(Math.max(x, y)).toBeLessThan(100);
    expect(after + takes).toBeLessThan(6);
  }
  expect(new Set(feast.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(feast.length);
});
