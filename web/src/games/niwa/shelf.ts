/** Niwa on the shelf, and the garden builder. */
import type { Family } from "../../lib/families";

export default {
  order: 1,
  games: ["niwa"],
  editor: () => import("./edition/Editor.svelte"),
  pages: { "garden-builder": () => import("./garden-builder/GardenBuilder.svelte") },
} satisfies Family;
