/** What part of the board is in view: dragged by a finger, pinched by two, zoomed by the wheel. */
import { distance, type Point } from "../../lib/board/point";
import { pointIn, type Pointer } from "../../lib/board/pointer";
import { SLOP } from "../../lib/tips.svelte";
import { CELL } from "./figures";
import type { Size } from "./keyboard";

/** Room around the board, in units of the picture: for its frame, its letters, and where somebody at the edge may look. */
export const MARGIN = 36;
/** Pixels of a space: what a finger can tap, and the largest. */
const FINGER = 44;
const MOST = 72;

export class Camera implements Pointer {
  /** Size of the view, and what of it is covered from below. */
  width = $state(0);
  height = $state(0);
  covered = $state(0);
  #zoom = $state<number | null>(null);
  /** Where one looks; null at first: at the middle. */
  #centre = $state.raw<Point | null>(null);
  readonly #size: () => Size;
  #fingers = new Map<number, Point>();
  #start: { centre: Point; zoom: number; at: Point; span: number } | null = null;

  /** Columns and rows of the picture. */
  constructor(size: () => Size) {
    this.#size = size;
  }

  /** The board in units of the picture. */
  #board = $derived.by(() => ({ x: this.#size().width * CELL, y: this.#size().height * CELL }));
  #open = $derived(Math.max(120, this.height - this.covered));
  /** A view that has no size yet counts as a pixel. */
  #least = $derived(Math.min(Math.max(1, this.width) / (this.#board.x + 2 * MARGIN), this.#open / (this.#board.y + 2 * MARGIN)));
  /** Pixels of a unit: the whole board where there is room for it, else as large as a finger wants. */
  scale = $derived(Math.min(MOST / CELL, Math.max(this.#least, this.#zoom ?? (this.#least * CELL > 28 ? this.#least : FINGER / CELL))));
  /** Pixels of the board's corner in the view. */
  left = $derived(this.width / 2 - this.#kept("x", this.width) * this.scale);
  top = $derived(this.#open / 2 - this.#kept("y", this.#open) * this.scale);
  /** Is a part of the board out of view? */
  cut = $derived(this.scale > this.#least * 1.02);

  toView = (at: Point): Point => ({ x: this.left + at.x * this.scale, y: this.top + at.y * this.scale });
  toBoard = (at: Point): Point => ({ x: (at.x - this.left) / this.scale, y: (at.y - this.top) / this.scale });

  /** The part in view, in units of the picture. */
  window = $derived({ x: -this.left / this.scale, y: -this.top / this.scale, width: this.width / this.scale, height: this.#open / this.scale });

  /** Bring a place into view, if it is not well inside it. */
  show(at: Point): void {
    const { x, y, width, height } = this.window;
    const inside = at.x > x + CELL && at.y > y + CELL && at.x < x + width - CELL && at.y < y + height - CELL;
    if (this.cut && !inside) this.#centre = at;
  }

  /** All these places are in view, as large as that allows. */
  fit(places: Point[]): void {
    const span = (axis: "x" | "y") => {
      const all = places.map((at) => at[axis]);
      return { middle: (Math.min(...all) + Math.max(...all)) / 2, length: Math.max(...all) - Math.min(...all) + 3 * CELL };
    };
    if (!places.length) return;
    const [across, down] = [span("x"), span("y")];
    this.#zoom = Math.min(MOST / CELL, Math.max(this.#least, Math.min(this.width / across.length, this.#open / down.length)));
    this.#centre = { x: across.middle, y: down.middle };
  }

  centre(at: Point): void {
    this.#centre = at;
  }

  zoom(factor: number): void {
    this.#zoom = Math.min(MOST / CELL, Math.max(this.#least, this.scale * factor));
  }

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, pointIn(event));
    this.#begin();
  };
  move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, pointIn(event));
    const [start, at] = [this.#start, this.#middle()];
    if (!start) return;
    const far = distance(at, start.at);
    if (this.#fingers.size < 2 && far < SLOP) return;
    if (start.span) this.#zoom = Math.min(MOST / CELL, Math.max(this.#least, (start.zoom * this.#span()) / start.span));
    this.#centre = { x: start.centre.x - (at.x - start.at.x) / this.scale, y: start.centre.y - (at.y - start.at.y) / this.scale };
  };
  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#begin();
  };
  cancel = this.up;
  leave = this.up;
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = pointIn(event);
    const under = this.toBoard(at);
    this.zoom(Math.exp(-event.deltaY / 400));
    // What is under the mouse stays there.
    this.#centre = { x: under.x + (this.width / 2 - at.x) / this.scale, y: under.y + (this.#open / 2 - at.y) / this.scale };
  };

  #begin(): void {
    const centre = { x: this.#kept("x", this.width), y: this.#kept("y", this.#open) };
    this.#start = this.#fingers.size ? { centre, zoom: this.scale, at: this.#middle(), span: this.#span() } : null;
  }

  /** The centre, such that no more than the margin is shown beside the board. */
  #kept(axis: "x" | "y", size: number): number {
    const half = size / 2 / this.scale;
    const [least, most, middle] = [half - MARGIN, this.#board[axis] + MARGIN - half, this.#board[axis] / 2];
    return least > most ? middle : Math.min(most, Math.max(least, this.#centre?.[axis] ?? middle));
  }

  #middle(): Point {
    const all = [...this.#fingers.values()];
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
  }

  #span(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? distance(one, other) : 0;
  }
}
