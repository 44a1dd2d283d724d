/** Whoever listens to what fingers and mouse do on a picture. */
import type { Point } from "./point";

type On = (event: PointerEvent) => void;

export interface Pointer {
  down?: On;
  move?: On;
  up?: On;
  cancel?: On;
  leave?: On;
  click?: (event: MouseEvent) => void;
  wheel?: (event: WheelEvent) => void;
}

/** Where in the picture something happens. */
export function pointIn(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** What a screen reader clicks on: a control, not a point. */
export function namedIn(event: MouseEvent): string | undefined {
  return event.detail === 0 ? (event.target as Element).closest<SVGElement>("[data-field]")?.dataset.field : undefined;
}
