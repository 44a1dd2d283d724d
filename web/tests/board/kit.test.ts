// @vitest-environment happy-dom
import { type Component, createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import DockButton from "../../src/lib/board/DockButton.svelte";
import DockRow from "../../src/lib/board/DockRow.svelte";
import Frame from "../../src/lib/board/Frame.svelte";
import Grid from "../../src/lib/board/Grid.svelte";

const markup = (html: string) => createRawSnippet(() => ({ render: () => html }));
let mounted: Record<string, unknown>[] = [];
function made<Props extends Record<string, any>>(component: Component<Props>, props: NoInfer<Props>): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.replaceChildren();
});

describe("the frame", () => {
  test("tells everybody who listens what happens on the picture", () => {
    const [one, other] = [{ down: vi.fn(), click: vi.fn() }, { down: vi.fn(), up: vi.fn(), wheel: vi.fn() }];
    const page = made(Frame, { name: "toy", width: 0, height: 0, pointers: [one, other], children: markup("<g></g>") });
    const svg = page.querySelector(".toy svg")!;
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) svg.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    svg.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    svg.dispatchEvent(new WheelEvent("wheel"));
    for (const heard of [one.down, one.click, other.down, other.up, other.wheel]) expect(heard).toHaveBeenCalledOnce();
  });

  test("has what lies under the picture before it, and what lies over it after it", () => {
    const parts = { under: markup("<canvas></canvas>"), children: markup("<g></g>"), over: markup("<p></p>") };
    const page = made(Frame, { name: "toy", width: 0, height: 0, pointers: [], ...parts });
    expect([...page.querySelector(".toy")!.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(["canvas", "svg", "p"]);
  });
});

describe("a button of the dock", () => {
  test("has its word, its note, and what it does for whoever cannot see them", () => {
    const onclick = vi.fn();
    const page = made(DockButton, { label: "Roll", note: "two dice", title: "Roll two dice", tone: "throw", onclick });
    const button = page.querySelector("button")!;
    expect(button.textContent.replace(/\s+/g, " ").trim()).toBe("Roll two dice");
    expect(button.getAttribute("aria-label")).toBe("Roll two dice");
    expect(button.hasAttribute("aria-pressed")).toBe(false);
    button.click();
    expect(onclick).toHaveBeenCalledOnce();
  });

  test("shows an icon or a picture instead of a word, and a mode that is on", () => {
    const page = made(DockButton, { label: "Turn", icon: '<path d="M0 0"/>', onclick: () => undefined });
    expect(page.querySelector("button b")).toBeNull();
    expect(page.querySelector("button svg path")).not.toBeNull();
    made(DockButton, { children: markup("<i>die</i>"), pressed: true, onclick: () => undefined });
    expect(page.querySelector('[aria-pressed="true"] i')?.textContent).toBe("die");
  });

  test("that is disabled does nothing", () => {
    const onclick = vi.fn();
    made(DockButton, { label: "Roll", disabled: true, onclick }).querySelector("button")!.click();
    expect(onclick).not.toHaveBeenCalled();
  });

  test("stands in a row that can be out of use", () => {
    const page = made(DockRow, { inert: true, children: markup("<button>Roll</button>") });
    expect(page.querySelector(".dock")!.hasAttribute("inert")).toBe(true);
  });
});

describe("the grid", () => {
  const onboard = (more: object = {}) => {
    const [ontap, onreach] = [vi.fn(), vi.fn()];
    const page = made(Grid, {
      label: "Board", rows: [["a1", "b1"], ["a2", "b2"]], words: (field: string) => `field ${field}`, home: "a1", chosen: "b1", open: new Set(["a2"]),
      step: (from: string, arrow: string) => (arrow === "ArrowRight" ? from.replace("a", "b") : from), ontap, onreach,
      area: markup("<rect></rect>"), ring: markup("<circle></circle>"), ...more,
    });
    const cell = (field: string) => page.querySelector<SVGGElement>(`[data-field="${field}"]`)!;
    const press = (field: string, key: string, and: KeyboardEventInit = {}) => {
      cell(field).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...and }));
      flushSync();
    };
    return { page, cell, press, ontap, onreach };
  };

  test("is one stop for the tab key, with every field in words", () => {
    const { page, cell } = onboard();
    expect([...page.querySelectorAll("[tabindex='0']")].map((each) => each.getAttribute("data-field"))).toEqual(["a1"]);
    expect(page.querySelectorAll("[role=row]")).toHaveLength(2);
    expect(cell("b2").getAttribute("aria-label")).toBe("field b2");
    expect(cell("b1").getAttribute("aria-selected")).toBe("true");
  });

  test("is walked by arrows and acted on by Enter and Space, where the cursor is", () => {
    const { cell, press, ontap, onreach } = onboard();
    press("a1", "ArrowRight");
    expect(onreach).toHaveBeenCalledWith("b1");
    expect(cell("b1").getAttribute("tabindex")).toBe("0");
    press("b1", "Enter");
    press("b1", " ");
    expect(ontap.mock.calls).toEqual([["b1"], ["b1"]]);
  });

  test("leaves keys to the page that mean something else there", () => {
    const { press, ontap, onreach } = onboard();
    press("a1", "ArrowRight", { ctrlKey: true });
    press("a1", "u");
    expect(ontap).not.toHaveBeenCalled();
    expect(onreach).not.toHaveBeenCalled();
  });

  test("goes home when the field of the cursor is gone", () => {
    const { cell } = onboard({ home: "a2" });
    expect(cell("a2").getAttribute("tabindex")).toBe("0");
  });
});
