/** Ninja Dice on the shelf, and its switches. */
import type { Family } from "../../lib/families";

declare module "../../lib/device.svelte" {
  interface Settings {
    /** Numbers about the next throw. */
    coach: boolean;
    /** The table without depth. */
    flat: boolean;
  }
}

export default { order: 2, games: ["ninja-dice"], settings: { coach: false, flat: false }, editor: () => import("./edition/Editor.svelte") } satisfies Family;
