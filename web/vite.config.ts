import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where the table answers while developing (`engawa --no-browser`). */
const table = process.env.ENGAWA_TABLE ?? "http://127.0.0.1:8330";

/** Of its size, what a file must lose by packing to be worth a second file. Fonts and pictures do not. */
const WORTH = 0.1;

/** Each file of the build once more, packed, for the server to send as it lies there (server/client.py). */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = await readFile(path);
        const small = gzipSync(plain, { level: 9 });
        if (small.length < plain.length * (1 - WORTH)) await writeFile(`${path}.gz`, small);
      }
    },
  };
}

/** Modules that come together: what all pages need, what all but the first do, what all with a board do. Alone they cost more. */
const TOGETHER = {
  base: /node_modules[\\/](svelte|@fluent)|src[\\/]lib[\\/](i18n|device|api|router|theme|families|tips|house[\\/]house)[.]/,
  parts: /src[\\/]lib[\\/](parts[\\/](Choice|Clauses|Page|SeatMark|SeatTable|Sheet)|rules)[.]/,
  board: /src[\\/]lib[\\/](table|board|analysis|playback|turns)[\\/.]/,
};
const groups = Object.entries(TOGETHER).map(([name, test]) => ({ name, test, minShareCount: 2 }));

export default defineConfig({
  // Relative addresses: the built client works under any path behind a proxy.
  base: "./",
  plugins: [svelte(), packed()],
  // Of all chunks only three.js is large, and loaded only where dice are seen in depth.
  worker: { format: "es" },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        // The address of a service worker stays the same.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  server: {
    port: 5180,
    // Messages are shared with the terminal and lie beside the Python package.
    fs: { allow: [".", "../src/engawa/messages"] },
    proxy: { "/api": { target: table, ws: true } },
  },
});
