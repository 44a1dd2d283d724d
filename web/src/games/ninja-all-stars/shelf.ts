/** Ninja All-Stars on the shelf. */
import type { Family } from "../../lib/families";

export default { order: 3, games: ["ninja-all-stars"], quick: { setup: "quick", janken: "dice" }, editor: () => import("./edition/Editor.svelte") } satisfies Family;
