/** Choices that come up are told: the buttons beside the board and on it, whichever game they belong to. */
import { say } from "../i18n.svelte";

/** Milliseconds until what comes up together is there. */
const SETTLED = 150;
/** More of them are counted, and found by Tab. */
const MOST = 6;
const OFFERED = ".choice button:enabled, [data-board] button:enabled";

/** Watch what is offered in *root*, and say it when it changes while *listens*; what is returned ends that. */
export function tellChoices(root: Element, listens: () => boolean, tell: (text: string) => void): () => void {
  let known = offered(root).join();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const names = offered(root);
    const now = names.join();
    if (now !== known && names.length && listens()) tell(wordsOf(names));
    known = now;
  };
  const observer = new MutationObserver(() => (timer ??= setTimeout(look, SETTLED)));
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "aria-pressed", "aria-label"] });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function wordsOf(names: string[]): string {
  return say("web-choices", { count: names.length, choices: names.slice(0, MOST).join(", "), more: Math.max(0, names.length - MOST) });
}

/** Names of the buttons, what is chosen among them marked so. */
function offered(root: Element): string[] {
  return [...root.querySelectorAll(OFFERED)].flatMap((button) => {
    const name = button.getAttribute("aria-label") ?? textOf(button);
    if (!name || button.closest("[inert], [aria-hidden=true]")) return [];
    return [button.getAttribute("aria-pressed") === "true" ? say("web-choice-chosen", { name }) : name];
  });
}

/** What is written on a button; what is drawn there is no word. */
function textOf(button: Element): string {
  const copy = button.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll("svg, kbd, [aria-hidden=true]")) drawn.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}
