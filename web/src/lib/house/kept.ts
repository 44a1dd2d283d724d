/** The driver of `engawa.page.store` on IndexedDB: texts by key, swapped all or none, and a word to the other tabs. */
import type { PyCallable, PyProxy } from "pyodide/ffi";

const NAME = "engawa";
const TEXTS = "texts";

/** Keys with what they hold; nothing is undefined, which is Python's None. */
type Swap = [key: string, text: string | undefined][];

/** What Python hands over is its own list; a test may hand over ours. */
type Given = Swap | (PyProxy & { toJs: () => Swap });

/** What this browser keeps, or null where it may keep nothing. */
export function openKept(): Promise<Kept | null> {
  return new Promise((done) => {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
      opening.onsuccess = () => done(new Kept(opening.result));
      opening.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
}

export class Kept {
  #channel = new BroadcastChannel(NAME);

  constructor(readonly database: IDBDatabase) {
    // A newer page may want to change how things are kept: this one does not stand in its way.
    database.onversionchange = () => database.close();
  }

  get(key: string): Promise<string | undefined> {
    return answerOf<string | undefined>(this.#texts("readonly").get(key));
  }

  async range(prefix: string): Promise<[string, string][]> {
    const texts = this.#texts("readonly");
    const those = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([answerOf(texts.getAllKeys(those)), answerOf<string[]>(texts.getAll(those))]);
    return keys.map((key, index) => [String(key), values[index] ?? ""]);
  }

  /** If keys hold what is expected, let them hold what is put, in one transaction that has reached the disk. */
  write(expected: Given, puts: Given): Promise<boolean> {
    const [before, after] = [ours(expected), ours(puts)];
    return new Promise((done, failed) => {
      const texts = this.#texts("readwrite");
      const { transaction } = texts;
      let fits = true;
      transaction.oncomplete = () => done(fits);
      transaction.onabort = () => failed(transaction.error ?? new Error("the browser did not keep it"));
      const put = () => {
        for (const [key, text] of after) text === undefined ? texts.delete(key) : texts.put(text, key);
      };
      let waiting = before.length;
      if (waiting === 0) put();
      for (const [key, text] of before) {
        const asked = texts.get(key);
        asked.onsuccess = () => {
          fits &&= asked.result === text;
          if (--waiting === 0 && fits) put();
        };
      }
    });
  }

  announce(text: string): void {
    this.#channel.postMessage(text);
  }

  onannounce(heard: ((text: string) => void) | PyCallable): void {
    const listener = "copy" in heard ? (heard.copy() as PyCallable) : heard; // else it is gone when this call is over
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  }

  #texts(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TEXTS, mode, { durability: "strict" }).objectStore(TEXTS);
  }
}

const ours = (given: Given): Swap => (Array.isArray(given) ? given : given.toJs());

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser gave no answer"));
  });
}
