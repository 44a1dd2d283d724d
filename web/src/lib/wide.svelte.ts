import { MediaQuery } from "svelte/reactivity";

/** Is there room for the column beside the board? */
export const wide = new MediaQuery("min-width: 900px");
