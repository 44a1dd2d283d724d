/** The six Nüby games on the shelf, under a heading of their own. */
import type { Family } from "../../lib/families";

export default {
  order: 4,
  editor: () => import("./edition/Editor.svelte"),
  heading: { title: "Nüby", about: "web-nueby" },
  games: [
    "nueby/zweite-ebene",
    "nueby/einser-blocker",
    "nueby/jaeger",
    "nueby/werfer",
    "nueby/abkuerzungen",
    "nueby/kurzer-einsatz",
  ],
} satisfies Family;
