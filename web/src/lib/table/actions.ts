/** The buttons of the dock: undo, what the game adds, last move, log; the result once it is over. */
import type { DockAction } from "../../games/contract";
import { icons } from "../icons";
import type { OpenMatch } from "../openmatch.svelte";
import { wide } from "../wide.svelte";

const MOST_OF_A_GAME = 2;

export function actionsOf(match: OpenMatch, games: DockAction[], onsheet: (sheet: "end" | "log") => void): DockAction[] {
  const over = match.standing?.result != null;
  const result = { id: "end", label: "web-result", icon: icons.check, enabled: true, run: () => onsheet("end") };
  const undo = { id: "undo", label: "web-undo", icon: icons.undo, shortcut: "u", enabled: canUndo(match), run: match.undo };
  const played = match.turns.length > 0;
  const last = { id: "last", label: "web-last-move", icon: icons.replay, shortcut: "l", enabled: played, run: match.replayLast };
  const log = { id: "log", label: "web-log", icon: icons.log, shortcut: "g", enabled: true, run: () => onsheet("log") };
  const first = over ? [result] : match.yours.length > 0 ? [undo, ...games.slice(0, MOST_OF_A_GAME)] : [];
  return [...first, last, ...(wide.current ? [] : [log])];
}

function canUndo(match: OpenMatch): boolean {
  if (!match.standing || match.standing.undo_asked !== null) return false;
  return match.standing.free_undo > 0 || match.turns.some((turn) => typeof turn.by === "number" && match.yours.includes(turn.by));
}
