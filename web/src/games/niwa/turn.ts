/** Where the viewer stands in the turn: what board, dock and actions derive from the same props. */
import { say } from "../../lib/i18n.svelte";
import type { BoardProps } from "../contract";
import { type Choice, choiceOf } from "./choice";
import { gardenOf } from "./garden";
import { type Move, parseMoves } from "./notation";
import { type Ghosts, openFields, suggest } from "./placing";
import { COLOURS, figureOn, figuresOf, type PositionDocument } from "./position";

export interface Stand {
  moves: Move[];
  /** The seat that acts here; null: nobody does. */
  seat: number | null;
  choice: Choice;
  /** The fields for placing; none in any other phase. */
  places: Set<string>;
  ghosts: Ghosts;
  ghostFigures: { figure: string; field: string; beads: string }[];
  /** What can be done with a field, in words. */
  markOf: (field: string) => string;
}

export function standOf(props: Pick<BoardProps, "board" | "position" | "legal" | "toAct" | "frozen" | "session">): Stand {
  const garden = gardenOf(props.board);
  const position = props.position as unknown as PositionDocument;
  const moves = props.frozen ? [] : parseMoves(props.legal);
  const seat = moves.length && typeof props.toAct === "number" ? props.toAct : null;
  const choice = choiceOf(garden, position, moves, props.session);
  const places = openFields(moves);
  const ghosts: Ghosts = seat !== null && places.size ? (props.session.ghosts ?? suggest(garden, moves, seat) ?? {}) : {};
  const ghostFigures = COLOURS.flatMap((colour, i) => {
    const field = ghosts[colour];
    return field ? [{ figure: figuresOf(seat ?? 0)[i]!, field, beads: colour + colour }] : [];
  });
  const markOf = (field: string) => {
    const ghost = ghostFigures.find((each) => each.field === field);
    if (ghost) return say("niwa-ui-mark-ghost", { figure: ghost.figure });
    if (places.has(field)) return say("niwa-ui-mark-place");
    if (choice.targets.has(field)) return say("niwa-ui-mark-target");
    const figure = figureOn(position, field);
    if (figure && figure === choice.chosen) return say("niwa-ui-mark-chosen");
    return figure && choice.figures.includes(figure) ? say("niwa-ui-mark-open") : "";
  };
  return { moves, seat, choice, places, ghosts, ghostFigures, markOf };
}
