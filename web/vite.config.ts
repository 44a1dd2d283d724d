import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the table answers while developing (`engawa serve`). */
const table = process.env.ENGAWA_TABLE ?? "http://127.0.0.1:8000";

export default defineConfig({
  // Relative addresses: the built client works under any path behind a proxy.
  base: "./",
  plugins: [svelte()],
  build: { target: "es2022", modulePreload: { polyfill: false } },
  server: {
    port: 5180,
    // Messages are shared with the terminal and lie beside the Python package.
    fs: { allow: [".", "../src/engawa/messages"] },
    proxy: { "/api": { target: table, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
