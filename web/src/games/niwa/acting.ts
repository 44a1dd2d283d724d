/** What a tap or a drop does: to the session, or through the table. */
import type { BoardProps } from "../contract";
import { type Tap, tapOn } from "./choice";
import { gardenOf } from "./garden";
import { formatTransfer } from "./notation";
import { dragGhost, tapGhosts } from "./placing";
import { figureOn, type PositionDocument, seatOf } from "./position";
import type { Stand } from "./turn";

/** A tap on *field*. */
export function tapField(props: BoardProps, stand: Stand, field: string): void {
  if (!stand.places.size) act(props, tapAt(props, stand, field));
  else if (stand.places.has(field)) props.session.ghosts = tapGhosts(stand.ghosts, field);
  else props.onhint?.({ key: "niwa-ui-place-around" });
}

/** What stood on *from* was dropped on *to*. A figure dropped on another own one gives it its bead. */
export function dropOn(props: BoardProps, stand: Stand, from: string, to: string): void {
  const position = props.position as unknown as PositionDocument;
  if (stand.places.size) {
    if (stand.places.has(to)) props.session.ghosts = dragGhost(stand.ghosts, from, to);
    return;
  }
  const [figure, other] = [figureOn(position, from), figureOn(position, to)];
  if (!figure || !other || seatOf(other) !== stand.seat) return act(props, tapAt(props, stand, to));
  const text = formatTransfer(figure, other);
  act(props, { does: props.legal.includes(text) ? "play" : "why", text });
}

function tapAt(props: BoardProps, stand: Stand, field: string): Tap {
  const position = props.position as unknown as PositionDocument;
  return tapOn(gardenOf(props.board), position, stand.choice, stand.seat, field);
}

function act(props: BoardProps, tap: Tap): void {
  const { session } = props;
  session.fanned = tap.does === "fan" && session.fanned !== tap.figure ? tap.figure : null;
  if (tap.does === "play") {
    session.clear();
    props.onmove(tap.text);
  } else if (tap.does === "choose") session.choose(tap.figure);
  else if (tap.does === "let go") session.clear();
  else if (tap.does === "why") props.onwhy(tap.text);
  else if (tap.does === "hint") props.onhint?.({ key: tap.key });
}
