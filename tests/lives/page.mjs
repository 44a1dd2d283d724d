// The digests of some games by the kernels of a page: `node page.mjs PYODIDE SOURCE TESTS GAME…` prints a document.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, source, tests, ...games] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
for (const [place, root] of [["/source", source], ["/tests", tests]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.globals.set("GAMES", python.toPy(games));
console.log(
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/source", "/tests"]
from lives import digests
digests.main("built", *GAMES)
`),
);
