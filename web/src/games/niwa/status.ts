/** What the status line asks, and the buttons of the dock. */
import type { DockAction, Facts, Message, StatusProps } from "../contract";
import { nextColour } from "./placing";
import { type Position, topOf } from "./position";
import type { NiwaSession } from "./session.svelte";
import type { NiwaProps, Turn } from "./turn";

type Asked = StatusProps<Position, NiwaSession, Turn>;

/** Where the rules tell of what is asked. */
const CLAUSES = {
  place: "NI-S2", choose: "NI-1", cross: "NI-2", jump: "NI-10", "go-on": "NI-4", home: "NI-7", pass: "NI-5",
  base: "NI-20", repetition: "NI-21", turns: "NI-21",
} as const;

export function status(asked: Asked): Message & { clause: string } {
  const { what, facts } = askedOf(asked);
  if (what !== "wait") return { key: `niwa-ui-status-${what}`, facts, clause: CLAUSES[what] };
  return { key: "niwa-ui-status-wait", facts, clause: facts?.phase === "place" ? CLAUSES.place : CLAUSES.choose };
}

function askedOf({ standing, turn, session, yours, names }: Asked): { what: keyof typeof CLAUSES | "wait"; facts?: Facts } {
  const { position } = standing;
  if (position.phase === "over") {
    return { what: position.end ?? "turns", facts: { name: names[position.winner ?? 0] ?? "" } };
  }
  const seat = typeof standing.to_act === "number" ? standing.to_act : 0;
  if (!yours.includes(seat)) {
    return { what: "wait", facts: { phase: position.phase } };
  }
  if (turn.places.size) {
    const next = session.ghosts ? nextColour(session.ghosts) : null;
    return { what: "place", facts: { colour: next ?? "none" } };
  }
  const { choice } = turn;
  const figure = choice.chosen;
  const facts = { figure: figure ?? "none", colour: (figure && topOf(position, figure)) || "none" };
  if (choice.passing) return { what: "pass", facts };
  if (!figure) return { what: "choose" };
  if (position.mover) return { what: choice.canStop ? "go-on" : "home", facts };
  return { what: facts.colour === "none" ? "jump" : "cross", facts };
}

export function progress({ phase, turns }: Position): Message | null {
  return phase === "move" ? { key: "niwa-ui-turn", facts: { turn: turns + 1 } } : null;
}

const PASS =
  '<rect x="4" y="14.5" width="7" height="5" rx="2.5"/><rect x="13" y="14.5" width="7" height="5" rx="2.5"/>' +
  '<path d="M7.500 11C8 6.500 15 5 16.500 10.500M16.800 7v3.700h-3.700"/>';
const STOP = '<path d="M5 19.500h14M12 4v11M7.500 11l4.500 4.500 4.500-4.500"/>';

/** Always one button in the same place: the figure under way stops, else a bead is passed. */
export function actions({ scene: { position }, play, turn: { choice, moves }, session }: NiwaProps): DockAction[] {
  const stop: DockAction = {
    id: "stop", label: "niwa-ui-stop", tip: "niwa-ui-stop-tip", icon: STOP, shortcut: "s", enabled: choice.canStop,
    run: () => {
      session.clear();
      play?.onmove("stop");
    },
  };
  const pass: DockAction = {
    id: "pass", label: "niwa-ui-pass", tip: "niwa-ui-pass-tip", icon: PASS, shortcut: "t", enabled: choice.canPass,
    pressed: choice.passing, run: () => (session.passing = !session.passing),
  };
  return [position.mover && moves.length ? stop : pass];
}
