/** The six Nüby games on the shelf, under a heading of their own. */
import type { Family } from "../../lib/families";

declare module "../../lib/device.svelte" {
  interface Settings {
    /** A blockade on Frei stays there unless it is put beside a move: nobody is asked about it. */
    stone: boolean;
  }
}

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
  settings: { stone: false },
} satisfies Family;
