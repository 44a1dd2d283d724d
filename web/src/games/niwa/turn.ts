/** Where the viewer stands in the turn: what board, dock, panels and status have in common. */
import { say } from "../../lib/i18n.svelte";
import type { BoardProps, Play, PlayerPanelProps, Scene } from "../contract";
import { type Choice, choiceOf } from "./choice";
import { type Board, type Garden, gardenOf } from "./garden";
import { type Move, parseMoves } from "./notation";
import { type Ghosts, openFields, suggest } from "./placing";
import { COLOURS, figureOn, figuresOf, type Position } from "./position";
import type { NiwaSession } from "./session.svelte";

export type NiwaScene = Scene<Board, Position>;
export type NiwaProps = BoardProps<Board, Position, NiwaSession, Turn>;
export type NiwaPanelProps = PlayerPanelProps<Board, Position, NiwaSession, Turn>;

export interface Turn {
  garden: Garden;
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

export function turnOf({ board, position }: Pick<NiwaScene, "board" | "position">, play: Play | null, session: NiwaSession): Turn {
  const garden = gardenOf(board);
  const moves = parseMoves(play?.legal ?? []);
  const seat = moves.length && typeof play?.toAct === "number" ? play.toAct : null;
  const choice = choiceOf(garden, position, moves, session);
  const places = openFields(moves);
  const ghosts: Ghosts = seat !== null && places.size ? (session.ghosts ?? suggest(garden, moves, seat) ?? {}) : {};
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
  return { garden, moves, seat, choice, places, ghosts, ghostFigures, markOf };
}
