/** Ninja All-Stars on the shelf. */
import type { Family } from "../../lib/families";

declare module "../../lib/device.svelte" {
  interface Settings {
    /** Windows that offer nothing worth it pass by themselves, and an activation with nothing left ends. */
    windows: boolean;
  }
}

export default {
  order: 3,
  games: ["ninja-all-stars"],
  quick: { setup: "quick", janken: "dice" },
  settings: { windows: true },
  editor: () => import("./edition/Editor.svelte"),
} satisfies Family;
