// Works of bench/lives.py by the kernels of a page: told a work and seconds, it tells how much got done a CPU second.
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [pyodide, root] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
python.FS.mkdirTree("/tree");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/tree");
const make = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/tree/src", "/tree"]
from bench.lives import programs
from engawa.core.forge import forge
known = programs()
lambda what: known[what][0](forge)
`);
const works = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const [what, seconds] = JSON.parse(line);
  if (!works.has(what)) works.set(what, make(what));
  const work = works.get(what), start = process.cpuUsage();
  let done = 0, spent = 0;
  while (spent < seconds) {
    done += work();
    const used = process.cpuUsage(start);
    spent = (used.user + used.system) / 1e6;
  }
  console.log(done / spent);
}
