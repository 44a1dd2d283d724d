import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { openCatalogue } from "./lib/i18n.svelte";
import { reloadWhenParted } from "./lib/reload";
import { here } from "./lib/router.svelte";
import { followTheme } from "./lib/theme.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("index.html lacks #app");

reloadWhenParted();
followTheme();
// The shelf is asked for while the texts are loaded.
if (here.place.path.length === 0) api.games().catch(() => undefined);
void openCatalogue().then(() => mount(App, { target: app }));
