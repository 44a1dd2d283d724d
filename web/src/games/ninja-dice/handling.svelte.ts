/** Fingers and mouse on the tray: taps on dice and felt, dice that are carried, swipes that throw. */
import { Touches } from "../../lib/board/gestures";
import { Looking } from "../../lib/board/looking.svelte";
import { distance, nearest, type Point } from "../../lib/board/point";
import { namedIn, pointIn, type Pointer } from "../../lib/board/pointer";
import type { Box } from "../../lib/tips.svelte";
import type { Flick } from "../contract";
import { flickOf, type Touch } from "./flick";
import { APOTHEM, type Pose } from "./geometry";
import type { Lying } from "./position";
import type { Plane } from "./plane";

export interface Handled {
  plane: () => Plane;
  dice: () => Lying[];
  /** Something is being shown: bring it to its end. Whether there was anything. */
  skips: () => boolean;
  /** May this die be carried elsewhere? */
  movable: (id: string) => boolean;
  /** May a swipe throw? If so, the direction on the table that is straight ahead for whoever throws. */
  throws: () => number | null;
  ontapdie: (id: string) => void;
  ontapfelt: (at: Point) => void;
  oncarry: (id: string) => void;
  onplace: (id: string, pose: Pose) => void;
  onflick: (flick: Flick) => void;
}

const FELT = "felt";
/** Pixels around a die that still mean it, and how high a finger carries it above itself. */
const REACH = 24;
const ABOVE = 46;

export class Handling implements Pointer {
  /** A die under way, and where it would be laid. */
  carried = $state.raw<{ id: string; pose: Pose } | null>(null);
  swipe = $state.raw<Touch[]>([]);
  flick = $derived.by(() => this.#flick());
  picture: Box = { left: 0, top: 0, width: 0, height: 0 };
  #on: Handled;
  #touches: Touches;
  #above = 0;
  #skipped = false;
  #looking = new Looking((field) => field !== FELT);

  constructor(on: Handled) {
    this.#on = on;
    this.#touches = new Touches({
      draggable: (field) => (field === FELT ? on.throws() !== null : on.movable(field) || on.throws() !== null),
      onhold: (field) => this.#looking.hold(field),
      ondrag: (field, at) => this.#drag(field, at),
      ondrop: (field) => this.#drop(field),
      oncancel: () => this.clear(),
    });
  }

  /** The die that the mouse rests on, or a finger holds. */
  get looked(): string | null {
    return this.#looking.at;
  }

  down = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#looking.rest(undefined);
    this.#above = event.pointerType === "mouse" ? 0 : ABOVE;
    this.swipe = [];
    // A tap that skips does nothing else.
    this.#skipped = this.#on.skips();
    this.#touches.down(event, this.#skipped ? undefined : this.#hit(at), at);
  };
  move = (event: PointerEvent): void => {
    const at = this.#pointOf(event);
    this.#touches.move(event, at);
    if (event.pointerType === "mouse") this.#looking.rest(event.buttons ? undefined : this.#hit(at));
  };
  leave = (): void => this.#looking.rest(undefined);
  up = (event: PointerEvent): void => this.#touches.up(event, this.#pointOf(event));
  cancel = (event: PointerEvent): void => this.#touches.cancel(event);
  click = (event: MouseEvent): void => {
    if (!this.#touches.isTap(event) || this.#skipped) return;
    this.#looking.at = null;
    const at = this.#pointOf(event);
    const field = namedIn(event) ?? this.#hit(at);
    if (field === FELT) this.#on.ontapfelt(this.#on.plane().back(at));
    else if (field) this.#on.ontapdie(field);
  };

  /** Nothing is carried or looked at any more. */
  clear(): void {
    this.carried = null;
    this.swipe = [];
    this.#looking.rest(undefined);
  }

  /** The nearest die within reach, or the felt. */
  #hit(at: Point): string | undefined {
    const plane = this.#on.plane();
    const die = nearest(this.#on.dice(), (each) => distance(plane.at(each), at), () => Math.max(REACH, 130 * plane.k));
    if (die) return die.id;
    return distance(plane.centre, at) <= APOTHEM * plane.k * 1.08 ? FELT : undefined;
  }

  #drag(field: string, at: Point): void {
    const plane = this.#on.plane();
    if (field === FELT || !this.#on.movable(field)) {
      this.swipe = [...this.swipe, { ...at, at: performance.now() }];
      return;
    }
    const die = this.#on.dice().find(({ id }) => id === field);
    if (!die) return;
    if (!this.carried) this.#on.oncarry(field);
    this.carried = { id: field, pose: { ...plane.back({ x: at.x, y: at.y - this.#above }), yaw: die.yaw } };
  }

  #drop(field: string): void {
    const [carried, flick] = [this.carried, this.#flick()];
    this.swipe = [];
    if (carried?.id === field) this.#on.onplace(field, carried.pose);
    else if (flick) this.#on.onflick(flick);
  }

  #flick(): Flick | null {
    const ahead = this.#on.throws();
    const plane = this.#on.plane();
    return ahead === null ? null : flickOf(this.swipe, plane.k, plane.bearing(ahead));
  }

  #pointOf(event: MouseEvent): Point {
    this.picture = (event.currentTarget as Element).getBoundingClientRect();
    return pointIn(event);
  }
}
