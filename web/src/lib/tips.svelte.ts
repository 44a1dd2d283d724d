/** Words about a control: for a resting mouse, for the keyboard's focus, for a long press. */
import type { Attachment } from "svelte/attachments";

/** Where something is on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

class Tips {
  shown = $state.raw<{ text: string; box: Box } | null>(null);
  hide = (): void => {
    this.shown = null;
  };
}

export const tips = new Tips();

/** Milliseconds: a finger that holds, a mouse that rests, a tip that stays after the finger is gone. */
export const HOLD = 450;
export const REST = 500;
const STAY = 2500;
/** Pixels that a finger may tremble. */
export const SLOP = 10;

/** Lets a control say more: `{@attach tip(say("web-undo-tip"))}`. The tap that ends a long press does nothing else. */
export function tip(text: string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let start = { x: 0, y: 0 };
    const show = () => (tips.shown = { text, box: element.getBoundingClientRect() });
    const wait = (then: () => void, time: number) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    const leave = () => {
      clearTimeout(timer);
      tips.hide();
    };
    // A control that is taken from the page while it has the focus is blurred in the middle of drawing: not the time to hide.
    const gone = () => queueMicrotask(leave);
    const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => event.pointerType === "mouse" && wait(show, REST),
      pointerleave: (event) => event.pointerType === "mouse" && leave(),
      focus: () => element.matches(":focus-visible") && wait(show, REST),
      blur: gone,
      keydown: leave,
      pointerdown: (event) => {
        held = false;
        start = { x: event.clientX, y: event.clientY };
        if (event.pointerType === "mouse") leave();
        else wait(() => (held = show() !== null), HOLD);
      },
      pointermove: (event) => {
        if (event.pointerType === "mouse" || held) return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) clearTimeout(timer);
      },
      pointerup: () => (held ? wait(tips.hide, STAY) : clearTimeout(timer)),
      pointercancel: () => held || clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const hearing = Object.entries(heard) as [string, EventListener][];
    for (const [name, hear] of hearing) element.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of hearing) element.removeEventListener(name, hear);
      gone();
    };
  };
}
