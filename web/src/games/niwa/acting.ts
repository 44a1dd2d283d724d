/** What a tap or a drop does: to the session, or through the table. */
import { type Tap, tapOn } from "./choice";
import { formatTransfer } from "./notation";
import { dragGhost, tapGhosts } from "./placing";
import { figureOn, seatOf } from "./position";
import type { NiwaProps } from "./turn";

/** A tap on *field*. */
export function tapField(props: NiwaProps, field: string): void {
  const { play, turn, session } = props;
  if (!turn.places.size) act(props, tapAt(props, field));
  else if (turn.places.has(field)) session.ghosts = tapGhosts(turn.ghosts, field);
  else play?.onhint({ key: "niwa-ui-place-around" });
}

/** What stood on *from* was dropped on *to*. A figure dropped on another own one gives it its bead. */
export function dropOn(props: NiwaProps, from: string, to: string): void {
  const { scene: { position }, play, turn, session } = props;
  if (turn.places.size) {
    if (turn.places.has(to)) session.ghosts = dragGhost(turn.ghosts, from, to);
    return;
  }
  const [figure, other] = [figureOn(position, from), figureOn(position, to)];
  if (!figure || !other || seatOf(other) !== turn.seat) return act(props, tapAt(props, to));
  const text = formatTransfer(figure, other);
  act(props, { does: play?.legal.includes(text) ? "play" : "why", text });
}

const tapAt = ({ scene, turn }: NiwaProps, field: string): Tap => tapOn(turn.garden, scene.position, turn.choice, turn.seat, field);

function act({ play, session }: NiwaProps, tap: Tap): void {
  session.fanned = tap.does === "fan" && session.fanned !== tap.figure ? tap.figure : null;
  if (tap.does === "play") {
    session.clear();
    play?.onmove(tap.text);
  } else if (tap.does === "choose") session.choose(tap.figure);
  else if (tap.does === "let go") session.clear();
  else if (tap.does === "why") play?.onwhy(tap.text);
  else if (tap.does === "hint") play?.onhint({ key: tap.key });
}
