/** Fingers and mouse on a board: which field is meant, what is dragged, what is looked at. */
import type { Box } from "../tips.svelte";
import { Touches } from "./gestures";
import { Looking } from "./looking.svelte";
import type { Point } from "./point";
import { namedIn, pointIn, type Pointer } from "./pointer";

export interface Meant {
  /** The field meant at a point of the picture. */
  hit: (at: Point) => string | undefined;
  /** Does somebody stand there, so that there is something to look at? */
  stands: (field: string) => boolean;
  ontap: (field: string) => void;
  /** Can what lies there be dragged? If so, what happens when that begins, and when it is dropped on another field. */
  draggable?: (field: string) => boolean;
  ondrag?: (field: string) => void;
  ondrop?: (from: string, to: string) => void;
  /** Before anything is done at a point: true if it is not clear what is meant, and the board asks. */
  asks?: (at: Point, finger: boolean) => boolean;
}

export class Pointing implements Pointer {
  dragged = $state.raw<{ field: string; at: Point } | null>(null);
  /** Where the picture is on the screen. */
  picture: Box = { left: 0, top: 0, width: 0, height: 0 };
  #meant: Meant;
  #touches: Touches;
  #looking: Looking;
  #finger = false;

  constructor(meant: Meant) {
    this.#meant = meant;
    this.#looking = new Looking((field) => !this.dragged && meant.stands(field));
    this.#touches = new Touches({
      draggable: (field) => meant.draggable?.(field) ?? false,
      onhold: (field) => this.#looking.hold(field),
      ondrag: (field, at) => {
        if (!this.dragged) meant.ondrag?.(field);
        this.#looking.at = null;
        this.dragged = { field, at };
      },
      ondrop: (field, at) => {
        this.dragged = null;
        const there = meant.hit(at);
        if (there && there !== field && !this.#asks(at)) meant.ondrop?.(field, there);
      },
      oncancel: () => (this.dragged = null),
    });
  }

  /** The field that the mouse rests on, or a finger holds. */
  get looked(): string | null {
    return this.#looking.at;
  }

  down = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#finger = event.pointerType === "touch";
    this.#looking.rest(undefined);
    this.#touches.down(event, this.#meant.hit(at), at);
  };
  up = (event: PointerEvent): void => this.#touches.up(event, this.#pointOf(event));
  cancel = (event: PointerEvent): void => this.#touches.cancel(event);
  leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.#looking.rest(undefined);
  };
  move = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#touches.move(event, at);
    if (event.pointerType === "mouse") this.#looking.rest(this.#meant.hit(at));
  };

  click = (event: MouseEvent): void => {
    if (!this.#touches.isTap(event)) return;
    const named = namedIn(event);
    const at = this.#pointOf(event);
    const field = named ?? this.#meant.hit(at);
    if (named === undefined && this.#asks(at)) return;
    if (field) this.#meant.ontap(field);
  };

  /** Nothing is held or looked at any more. */
  clear(): void {
    this.#looking.clear();
    this.dragged = null;
  }

  #asks(at: Point): boolean {
    return this.#meant.asks?.(at, this.#finger) ?? false;
  }

  #pointOf(event: MouseEvent): Point {
    this.picture = (event.currentTarget as Element).getBoundingClientRect();
    return pointIn(event);
  }
}
