import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"], environment: "node", css: true },
  }),
);
