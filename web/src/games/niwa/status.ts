/** What the status line asks, and the buttons of the dock. */
import type { BoardProps, DockAction, Document, Message, StatusAsked } from "../contract";
import { choiceOf } from "./choice";
import { parseMoves } from "./notation";
import { nextColour, openFields } from "./placing";
import { type PositionDocument, topOf } from "./position";
import type { Garden } from "./garden";

/** Nearness does not matter for what is said. */
const NO_GARDEN: Garden = { fields: [], byName: new Map(), lines: [], bases: [], tiles: [], linesLeft: [] };

export function status({ standing, yours, seatNames, session }: StatusAsked): Message {
  const position = standing.position as unknown as PositionDocument;
  if (position.phase === "over") {
    const name = seatNames[position.winner ?? 0] ?? "";
    return { key: `niwa-ui-status-${position.end ?? "turns"}`, facts: { name } };
  }
  const seat = typeof standing.to_act === "number" ? standing.to_act : 0;
  if (!yours.includes(seat)) {
    return { key: "niwa-ui-status-wait", facts: { phase: position.phase } };
  }
  const moves = parseMoves(standing.legal);
  if (openFields(moves).size) {
    const next = session?.ghosts ? nextColour(session.ghosts) : null;
    return { key: "niwa-ui-status-place", facts: { colour: next ?? "none" } };
  }
  const choice = choiceOf(NO_GARDEN, position, moves, session ?? { chosen: null, receiver: null, passing: false });
  const figure = choice.chosen;
  const facts = { figure: figure ?? "none", colour: (figure && topOf(position, figure)) || "none" };
  if (choice.passing) return { key: "niwa-ui-status-pass", facts };
  if (!figure) return { key: "niwa-ui-status-choose" };
  if (position.mover) return { key: choice.canStop ? "niwa-ui-status-go-on" : "niwa-ui-status-home", facts };
  return { key: facts.colour === "none" ? "niwa-ui-status-jump" : "niwa-ui-status-cross", facts };
}

export function progress(document: Document): Message | null {
  const { phase, turns } = document as unknown as PositionDocument;
  return phase === "move" ? { key: "niwa-ui-turn", facts: { turn: turns + 1 } } : null;
}

const PASS =
  '<rect x="4" y="14.5" width="7" height="5" rx="2.5"/><rect x="13" y="14.5" width="7" height="5" rx="2.5"/>' +
  '<path d="M7.500 11C8 6.500 15 5 16.500 10.500M16.800 7v3.700h-3.700"/>';
const STOP = '<path d="M5 19.500h14M12 4v11M7.500 11l4.500 4.500 4.500-4.500"/>';

export function actions(props: BoardProps): DockAction[] {
  const position = props.position as unknown as PositionDocument;
  const moves = props.frozen ? [] : parseMoves(props.legal);
  if (openFields(moves).size) return [];
  const choice = choiceOf(NO_GARDEN, position, moves, props.session);
  if (position.mover) {
    if (!choice.canStop) return [];
    const stop = () => {
      props.session.clear();
      props.onmove("stop");
    };
    return [{ id: "stop", label: "niwa-ui-stop", icon: STOP, shortcut: "s", enabled: true, run: stop }];
  }
  const toggle = () => (props.session.passing = !props.session.passing);
  return [
    {
      id: "pass", label: "niwa-ui-pass", icon: PASS, shortcut: "t", enabled: choice.canPass, pressed: choice.passing,
      run: toggle,
    },
  ];
}
