/** Ninja Dice on the shelf, and its switches. */
import type { Family } from "../../lib/families";

declare module "../../lib/device.svelte" {
  interface Settings {
    /** Numbers about the next throw. */
    coach: boolean;
    /** The own dice are thrown at once: nobody is asked for a flick. */
    justroll: boolean;
    /** The table without depth. */
    flat: boolean;
  }
}

export default { order: 2, games: ["ninja-dice"], settings: { coach: false, justroll: false, flat: false }, editor: () => import("./edition/Editor.svelte") } satisfies Family;
