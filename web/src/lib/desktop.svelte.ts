import { MediaQuery } from "svelte/reactivity";

/** Is there room for the column beside the board, with the log in it? Components ask their style sheets the same. */
export const isDesktop = new MediaQuery("(min-width: 900px) and (min-height: 561px)");
