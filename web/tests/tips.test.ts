import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tip, tips } from "../src/lib/tips.svelte";

/** A control of a page, as far as a tip looks at it. */
class Control extends EventTarget {
  tapped = 0;
  focusVisible = true;
  box = { left: 10, top: 20, width: 44, height: 44 };
  getBoundingClientRect = () => this.box;
  matches = () => this.focusVisible;
  hears(name: string, more: object = {}) {
    return this.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { pointerType: "touch", clientX: 0, clientY: 0 }, more));
  }
}

let control: Control;
let remove: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  tips.hide();
  control = new Control();
  remove = tip("Takes back your last step")(control as unknown as HTMLElement);
  control.addEventListener("click", () => (control.tapped += 1));
});
afterEach(() => {
  remove?.();
  vi.useRealTimers();
});

describe("a tip", () => {
  test("comes to a mouse that rests, and goes with it", () => {
    control.hears("pointerenter", { pointerType: "mouse" });
    expect(tips.shown).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toEqual({ text: "Takes back your last step", box: control.box });
    control.hears("pointerleave", { pointerType: "mouse" });
    expect(tips.shown).toBeNull();
  });

  test("does not come to a mouse that passes by", () => {
    control.hears("pointerenter", { pointerType: "mouse" });
    control.hears("pointerleave", { pointerType: "mouse" });
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
  });

  test("comes to the keyboard's focus, and goes with it", async () => {
    control.hears("focus");
    vi.advanceTimersByTime(1000);
    expect(tips.shown).not.toBeNull();
    control.hears("blur");
    await Promise.resolve();
    expect(tips.shown).toBeNull();
  });

  test("comes to a long press, whose tap does nothing else", () => {
    control.hears("pointerdown");
    vi.advanceTimersByTime(600);
    expect(tips.shown).not.toBeNull();
    control.hears("pointerup");
    expect(control.hears("click")).toBe(false);
    expect(control.tapped).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(tips.shown).toBeNull();
  });

  test("does not come to a short tap, which does what it does", () => {
    control.hears("pointerdown");
    vi.advanceTimersByTime(100);
    control.hears("pointerup");
    control.hears("click");
    vi.advanceTimersByTime(1000);
    expect(control.tapped).toBe(1);
    expect(tips.shown).toBeNull();
  });

  test("does not come to a finger that scrolls", () => {
    control.hears("pointerdown");
    control.hears("pointermove", { clientY: 40 });
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
  });
});
