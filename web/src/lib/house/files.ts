/** Files of the page, kept by a service worker so that it opens without a network (`sw.ts`). */
import { addressOf } from "./house";
import { houseState } from "./state.svelte";

/** Have them kept from now on, and hear of newer ones. A browser that does not allow it goes on with a network. */
export function keepFiles(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    houseState.files = before ? "newer" : "kept";
    before = serviceWorker.controller;
  });
  serviceWorker.register(addressOf("sw.js"), { scope: addressOf(".").pathname }).catch(() => undefined);
}
