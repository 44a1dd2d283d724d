/** What a tap on the board does: to the session, or through the table. */
import { device } from "../../lib/device.svelte";
import type { DockAction } from "../contract";
import type { Chart } from "./chart";
import { formatStep } from "./notation";
import { piecesOn } from "./position";
import type { NuebyProps } from "./turn";

/** A block on its last field. */
const STONE = '<path d="M4 20h16M7 16V8l5-3 5 3v8l-5 3z"/>';

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

/** Whether a seat keeps its blockade for the match: by the viewer's setting, and on one screen by its own. */
function keepsStone({ scene: { yours }, session }: NuebyProps, seat: number): boolean {
  return yours.length > 1 ? session.keepers.includes(seat) : device.settings.stone;
}

/** In Einser-Blocker: keeping the blockade for the match, a switch for the seat whose turn it is, or for one's own. */
export function actions(props: NuebyProps): DockAction[] {
  const { scene: { position, yours }, session } = props;
  const seat = yours.length > 1 ? position.turn : yours[0];
  if (!position.blocks || seat === undefined) return [];
  const pressed = keepsStone(props, seat);
  const run = () => (yours.length > 1 ? session.keep(seat, !pressed) : device.set("stone", !pressed));
  const words = { id: "stone", label: "nueby-ui-keep-always", tip: "nueby-ui-keep-always-tip", icon: STONE, shortcut: "k" };
  return [{ ...words, enabled: yours.includes(seat), pressed, run }];
}

/** What is played by itself, because the viewer keeps the blockade: for this turn, or for the match. */
export function byItself(props: NuebyProps): string | null {
  const { turn: { choice, seat }, session } = props;
  const only = seat !== null && choice.drops.length > 0 && choice.pieces.length === 0;
  if (!only || !(keepsStone(props, seat) || session.kept === seat)) return null;
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
