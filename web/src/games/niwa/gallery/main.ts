/**
 * Fixed positions without a server, for development and pictures: `/src/games/niwa/gallery/?case=look&theme=dark&lang=de`.
 * Vite serves it while developing; it is in no build.
 */
import "../../../app.css";
import "../niwa.css";
import { mount } from "svelte";
import { openCatalogue, wantMessages } from "../../../lib/i18n.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await openCatalogue();
await wantMessages("niwa");
mount(Gallery, { target: document.getElementById("app")!, props: { wanted: asked.get("case") ?? "look" } });
