/** What a tap on the board does: to the session, or through the table. */
import { device } from "../../lib/device.svelte";
import type { Chart } from "./chart";
import { formatStep } from "./notation";
import { piecesOn } from "./position";
import type { NuebyProps } from "./turn";

export function tapField(props: NuebyProps, field: string): void {
  const { turn: { choice, seat }, session } = props;
  if (seat === null) return;
  const step = choice.steps.find(({ to }) => to === field);
  if (step) play(props, step.text);
  else if (choice.drops.includes(field)) {
    if (choice.dropping === field) play(props, `drop ${field}`);
    else session.dropping = field;
  } else if (choice.hunters.includes(field)) session.hunters = toggled(choice.focused, field);
  else if (choice.pieces.includes(field)) session.chosen = field;
  else tryImpossible(props, seat, field);
}

/** Keep the blockade on Frei for the rest of the turn: what is only about it is answered by itself from here on. */
export function keepStone(props: NuebyProps): void {
  props.session.kept = props.turn.seat;
}

/** What is played by itself, because the viewer keeps the blockade: for this turn, or by the setting for the match. */
export function byItself({ turn: { choice, seat }, session }: NuebyProps): string | null {
  const only = seat !== null && choice.drops.length > 0 && choice.pieces.length === 0;
  if (!only || !(device.settings.stone || session.kept === seat)) return null;
  return choice.words.has("done") ? "done" : choice.words.has("roll") ? "roll" : null;
}

export function play({ play: table, session }: NuebyProps, text: string): void {
  session.clear();
  table?.onmove(text);
}

/** The move that was meant, as close as can be: the table says why not. */
function tryImpossible({ scene: { position }, play: table, turn: { chart, choice } }: NuebyProps, seat: number, field: string): void {
  const own = piecesOn(position, field).some((piece) => piece.seat === seat);
  if (position.phase !== "move" && position.phase !== "enter") table?.onhint({ key: `nueby-ui-hint-${position.phase}` });
  else if (own) table?.onwhy(formatStep(field, ahead(chart, field, position.die ?? 1)));
  else if (choice.chosen) table?.onwhy(formatStep(choice.chosen, field));
}

/** Where so many steps straight on would lead. */
function ahead(chart: Chart, from: string, count: number): string {
  const area = chart.byName.get(from);
  if (area?.kind.endsWith("area")) return chart.sectors[area.sector]?.entries[area.kind === "area" ? 0 : 1] ?? from;
  let here = from;
  for (let i = 0; i < count; i++) here = chart.byName.get(here)?.ahead[0] ?? here;
  return here;
}

const toggled = (fields: string[], field: string): string[] =>
  fields.includes(field) ? fields.filter((each) => each !== field) : [...fields, field];
