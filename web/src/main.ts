import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { inPage, moveIn } from "./lib/house/house";
import { openCatalogue } from "./lib/i18n.svelte";
import { reloadWhenParted } from "./lib/reload";
import { here } from "./lib/router.svelte";
import { followTheme } from "./lib/theme.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("index.html lacks #app");

reloadWhenParted();
followTheme();
const housed = inPage ? moveIn() : Promise.resolve();
// The shelf is asked for while the texts are loaded.
if (here.place.path.length === 0) housed.then(() => api.games()).catch(() => undefined);
void Promise.all([openCatalogue(), housed]).then(() => mount(App, { target: app }));
