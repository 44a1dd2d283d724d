/** Ninja All-Stars on the shelf. */
import type { Family } from "../../lib/families";

export default { order: 3, games: ["ninja-all-stars"], editor: () => import("./edition/Editor.svelte") } satisfies Family;
