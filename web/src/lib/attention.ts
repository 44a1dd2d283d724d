/** That it is your turn, told outside the page: its title, a dot on its icon, a notification if wished for. */
import { device } from "./device.svelte";
// In the page itself: the dot has to come when the network is gone, too.
import CALLING from "./icon-turn.svg?inline";

const ICON = "./icon.svg";

export function titled(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Call somebody who looks elsewhere. */
export function call(title: string, text: string): void {
  if (!device.settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: text, icon: "./icon-192.png", tag: "engawa-turn" });
    notification.onclick = () => window.focus();
  } catch {
    // Some phones let only installed pages notify; title and icon tell it there.
  }
}

/** Ask the browser for leave to notify. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
