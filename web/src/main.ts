import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { openCatalogue } from "./lib/i18n.svelte";
import { followTheme } from "./lib/theme.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("index.html lacks #app");

followTheme();
void openCatalogue().then(() => mount(App, { target: app }));
