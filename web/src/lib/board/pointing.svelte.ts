/** Fingers and mouse on a board: which field is meant, what is dragged, what is looked at. */
import { type Box, REST } from "../tips.svelte";
import { Touches } from "./gestures";
import type { Point } from "./point";

export interface Meant {
  /** The field meant at a point of the picture. */
  hit: (at: Point) => string | undefined;
  draggable: (field: string) => boolean;
  /** Does somebody stand there, so that there is something to look at? */
  stands: (field: string) => boolean;
  ontap: (field: string) => void;
  ondrag: (field: string) => void;
  ondrop: (from: string, to: string) => void;
  /** Before anything is done at a point: true if it is not clear what is meant, and the board asks. */
  asks?: (at: Point, finger: boolean) => boolean;
}

export class Pointing {
  dragged = $state.raw<{ field: string; at: Point } | null>(null);
  looked = $state<string | null>(null);
  /** Where the picture is on the screen. */
  picture: Box = { left: 0, top: 0, width: 0, height: 0 };
  #meant: Meant;
  #touches: Touches;
  #finger = false;
  #over: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(meant: Meant) {
    this.#meant = meant;
    this.#touches = new Touches({
      draggable: meant.draggable,
      onhold: (field) => this.#look(field),
      ondrag: (field, at) => {
        if (!this.dragged) meant.ondrag(field);
        this.looked = null;
        this.dragged = { field, at };
      },
      ondrop: (field, at) => {
        this.dragged = null;
        const there = meant.hit(at);
        if (there && there !== field && !this.#asks(at)) meant.ondrop(field, there);
      },
      oncancel: () => (this.dragged = null),
    });
  }

  down = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#finger = event.pointerType === "touch";
    this.#rest(undefined);
    this.#touches.down(event, this.#meant.hit(at), at);
  };
  up = (event: PointerEvent): void => this.#touches.up(event, this.#pointOf(event));
  cancel = (event: PointerEvent): void => this.#touches.cancel(event);
  leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.#rest(undefined);
  };
  move = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#touches.move(event, at);
    if (event.pointerType === "mouse") this.#rest(this.#meant.hit(at));
  };

  click = (event: MouseEvent): void => {
    if (!this.#touches.isTap(event)) return;
    // A screen reader clicks on a control, not at a point.
    const named = event.detail === 0 ? (event.target as Element).closest<SVGElement>("[data-field]")?.dataset.field : undefined;
    const at = this.#pointOf(event);
    const field = named ?? this.#meant.hit(at);
    if (named === undefined && this.#asks(at)) return;
    if (field) this.#meant.ontap(field);
  };

  /** Nothing is held or looked at any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.looked = this.dragged = null;
  }

  /** The mouse is over a field, or gone. */
  #rest(field: string | undefined): void {
    if (field !== undefined && field === this.#over) return;
    this.#over = field;
    this.looked = null;
    clearTimeout(this.#timer);
    if (field !== undefined) this.#timer = setTimeout(() => this.#look(field), REST);
  }

  #asks(at: Point): boolean {
    return this.#meant.asks?.(at, this.#finger) ?? false;
  }

  #look(field: string): void {
    this.looked = !this.dragged && this.#meant.stands(field) ? field : null;
  }

  #pointOf(event: MouseEvent): Point {
    this.picture = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - this.picture.left, y: event.clientY - this.picture.top };
  }
}
