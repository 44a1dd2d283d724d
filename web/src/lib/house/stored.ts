/** Zip archives in which nothing is packed (page/bundle.py), read as they lie in memory. */
const FILE = 0x04034b50;
const HEAD = 30;

/** Their files: a name, and a view of what is in it. */
export function* filesOf(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const words = new TextDecoder();
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + HEAD <= archive.length && view.getUint32(at, true) === FILE; ) {
    const [packed, size] = [view.getUint16(at + 8, true), view.getUint32(at + 22, true)];
    const behind = at + HEAD + view.getUint16(at + 26, true);
    const name = words.decode(archive.subarray(at + HEAD, behind));
    if (packed) throw new Error(`${name} is packed: expected it to be stored`);
    const from = behind + view.getUint16(at + 28, true);
    yield [name, archive.subarray(from, (at = from + size))];
  }
}
