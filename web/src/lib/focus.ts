/**
 * The focus never falls to the body: where what had it goes away or can do nothing any more, something near takes it. That is
 * the first of the new choices, what opened a sheet that is closed, the cursor of the board, or the heading of a new page.
 */
import { boardCursor } from "./table/keys";

const ABLE = "button:enabled, a[href]";

/** What has the focus, and where the page was then; what lay around it may outlive it. */
let last: { element: Element; around: Element | null; page: string } | null = null;
/** What had the focus before the first sheet opened. */
let opener: Element | null = null;

/** Watch over the focus of the page; what is returned ends that. */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    last = { element: target, around: target.closest("dialog, .choice"), page: location.hash };
    if (!target.closest("dialog")) opener = target;
  };
  // Whoever taps beside everything wants nothing to have it.
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest("button, a, input, select, textarea, label, summary, [tabindex]")) last = null;
  };
  // While the focus goes from one to the other, nobody has it for a moment.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (lost()) place();
  };
  const observer = new MutationObserver(() => (timer ??= setTimeout(look)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "inert", "open"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget, true);
  };
}

function lost(): boolean {
  const now = document.activeElement;
  return last !== null && (!now || now === document.body || now.matches(":disabled") || now.closest("[inert]") !== null);
}

/** Give the focus to whoever is nearest. Where nobody is there yet, as while a page is loaded, it is tried again. */
function place(): void {
  const { around, page } = last!;
  const isNew = page !== location.hash;
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  const candidates = dialog
    ? [dialog.querySelector("[data-first]"), around === dialog ? dialog.querySelector(`.content :is(${ABLE})`) : null, dialog.querySelector("h2"), dialog]
    : isNew
      ? [document.querySelector("h1")]
      : [around?.matches("dialog") ? opener : null, around?.matches(".choice") ? document.querySelector(`.choice :is(${ABLE})`) : null, boardCursor(), document.querySelector("h1")];
  for (const candidate of candidates) if (take(candidate)) return;
}

function take(element: Element | null): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || !element.isConnected || element.matches(":disabled")) return false;
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
