/** Python in a worker: Pyodide with the archives of ours that it needs, all from the folder of this page. */
import type { PyodideInterface } from "pyodide";
import type { FromWorker, Start } from "./messages";
import { filesOf } from "./stored";

export interface Manifest {
  python: string;
  archives: Record<"bots" | "table", string[] | undefined>;
  /** Bytes of each file. */
  files: Record<string, number>;
}

/** What is fetched in any case; archives come on top. */
export const RUNTIME = ["pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];

export const tell = (message: FromWorker): void => self.postMessage(message);

/** Start Python with what is needed for the table or for bots alone. */
export async function startPython({ python: place, lock }: Start, what: keyof Manifest["archives"]): Promise<PyodideInterface> {
  hold(lock);
  if (typeof WebAssembly === "undefined") throw new Error("this browser has no WebAssembly");
  const manifest = (await (await fetched(`${place}manifest.json`)).json()) as Manifest;
  const archives = manifest.archives[what] ?? [];
  count(place, [...RUNTIME, ...archives], manifest.files);
  const coming = Promise.all(archives.map((name) => bytesOf(place, name, manifest.files[name])));
  coming.catch(() => undefined); // told when it is waited for
  const { loadPyodide } = (await import(/* @vite-ignore */ `${place}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: place });
  for (const bytes of await coming) unpack(python.FS, bytes, `/lib/python${manifest.python}/site-packages`);
  return python;
}

/** Put the files of an archive into a folder: Python itself takes eight times as long, a sixth of the whole start. */
function unpack(files: PyodideInterface["FS"], archive: Uint8Array, root: string): void {
  const made = new Set<string>();
  for (const [name, content] of filesOf(archive)) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, content, { canOwn: true });
  }
}

/** Hold a lock as long as this worker lives: nothing else tells whoever waits for it that it has died. */
function hold(lock: string): void {
  void navigator.locks?.request(lock, () => new Promise(() => undefined));
}

/** Tell how much has come, file by file. */
function count(place: string, names: string[], sizes: Record<string, number>): void {
  const missing = new Set(names);
  const all = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let come = 0;
  const watch = new PerformanceObserver((entries) => {
    for (const { name: url } of entries.getEntries()) {
      const name = url.slice(place.length);
      if (url.startsWith(place) && missing.delete(name)) come += sizes[name] ?? 0;
    }
    tell({ type: "loaded", share: come / all });
  });
  watch.observe({ type: "resource", buffered: true });
}

async function bytesOf(place: string, name: string, size = 0): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await (await fetched(place + name)).arrayBuffer());
  if (bytes.length !== size) throw new Error(`${name} is damaged: expected ${size} bytes, got ${bytes.length}`);
  return bytes;
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${response.status}`);
  return response;
}

/** Why something went wrong, in one line: of a traceback of Python, the last. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split("\n").at(-1) ?? "";
}
