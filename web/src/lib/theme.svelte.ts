/** Light or dark: the setting, or what the system asks for. */
import { device } from "./device.svelte";

const PAPER = { light: "#F6F1E7", dark: "#14171F" };

class Theme {
  systemDark = $state(false);
  get inUse(): "light" | "dark" {
    const setting = device.settings.theme;
    return setting === "auto" ? (this.systemDark ? "dark" : "light") : setting;
  }
}

export const theme = new Theme();

/** Keep the root element told of the theme in use. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  theme.systemDark = system.matches;
  system.addEventListener("change", (event) => (theme.systemDark = event.matches));
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = theme.inUse;
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[theme.inUse]);
    });
  });
}
