import { expect, test } from "vitest";
import { filesOf } from "../src/lib/house/stored";

/** Made by Python's zipfile, as page/bundle.py does: `a/b.txt` with "hi", and `ü` with nothing in it. */
const ARCHIVE =
  "504b030414000000000000002100ac2a93d8020000000200000007000000612f622e7478746869504b03041400000800000000210000000000000000000000000002000000c3bc";
const bytes = Uint8Array.from(ARCHIVE.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const read = (archive: Uint8Array) => [...filesOf(archive)].map(([name, content]) => [name, new TextDecoder().decode(content)]);

test("files that are stored are read as they lie there, wherever the archive begins", () => {
  const files = [["a/b.txt", "hi"], ["ü", ""]];
  expect(read(bytes)).toEqual(files);
  expect(read(new Uint8Array([0, ...bytes]).subarray(1))).toEqual(files);
});

test("a packed one is refused", () => {
  const packed = bytes.slice();
  packed[8] = 8;
  expect(() => read(packed)).toThrow("a/b.txt is packed");
});
