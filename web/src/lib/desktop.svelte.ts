import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "./media";

/** Is there room for the column beside the board, with the log in it? Components ask their style sheets the same. */
export const isDesktop = new MediaQuery(MEDIA.desktop);
