/**
 * Touches told apart: a tap is the browser's own click; a drag and a long press swallow the click that follows them, and
 * once a second finger is down nothing is played until all are up.
 */
import { HOLD, SLOP } from "../tips.svelte";
import type { Point } from "./point";

export interface Gestures {
  /** May what lies here be dragged? */
  draggable: (field: string) => boolean;
  onhold: (field: string) => void;
  ondrag: (field: string, at: Point) => void;
  ondrop: (field: string, at: Point) => void;
  oncancel: () => void;
}

export class Touches {
  #down = new Set<number>();
  #start: (Point & { field: string; id: number }) | null = null;
  #dragging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swallow = false;
  #on: Gestures;

  constructor(on: Gestures) {
    this.#on = on;
  }

  down(event: PointerEvent, field: string | undefined, at: Point): void {
    this.#down.add(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#down.size > 1) return this.#pinch();
    this.#swallow = false;
    if (!field || event.button !== 0) return;
    this.#start = { ...at, field, id: event.pointerId };
    if (event.pointerType !== "mouse") {
      this.#timer = setTimeout(() => {
        this.#swallow = true;
        this.#start = null;
        this.#on.onhold(field);
      }, HOLD);
    }
  }

  move(event: PointerEvent, at: Point): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    if (!this.#dragging) {
      if (Math.hypot(at.x - start.x, at.y - start.y) < SLOP) return;
      clearTimeout(this.#timer);
      this.#swallow = true;
      if (!this.#on.draggable(start.field)) {
        this.#start = null;
        return;
      }
      this.#dragging = true;
      (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
    }
    this.#on.ondrag(start.field, at);
  }

  up(event: PointerEvent, at: Point): void {
    this.#down.delete(event.pointerId);
    clearTimeout(this.#timer);
    const start = this.#start;
    if (this.#dragging && start && event.pointerId === start.id) this.#on.ondrop(start.field, at);
    if (start && event.pointerId === start.id) this.#end();
  }

  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#dragging) this.#on.oncancel();
    this.#end();
  }

  /** Is this click a tap, or the tail of something else? */
  isTap(event: MouseEvent): boolean {
    const tap = event.detail === 0 || !this.#swallow;
    this.#swallow = false;
    return tap;
  }

  #pinch(): void {
    this.#swallow = true;
    if (this.#dragging) this.#on.oncancel();
    this.#end();
  }

  #end(): void {
    this.#start = null;
    this.#dragging = false;
  }
}
