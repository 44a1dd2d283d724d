import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { openCatalogue } from "./lib/i18n.svelte";
import { reloadWhenParted } from "./lib/reload";
import { followTheme } from "./lib/theme.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("index.html lacks #app");

reloadWhenParted();
followTheme();
void openCatalogue().then(() => mount(App, { target: app }));
