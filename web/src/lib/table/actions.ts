/** The buttons of the dock: undo, what the game adds, a hint, last move, log. */
import type { DockAction } from "../../games/contract";
import { isDesktop } from "../desktop.svelte";
import { icons } from "../icons";
import type { OpenMatch } from "../openmatch.svelte";

const MOST_OF_A_GAME = 2;

export function actionsOf(match: OpenMatch, games: DockAction[], onsheet: (sheet: "log" | "hint") => void): DockAction[] {
  const over = match.standing?.result != null;
  const undo = {
    id: "undo", label: "web-undo", tip: "web-undo-tip", icon: icons.undo, shortcut: "u", enabled: canUndo(match), run: match.undo,
  };
  const last = {
    id: "last", label: "web-last-move", tip: "web-last-move-tip", icon: icons.replay, shortcut: "l",
    enabled: match.turns.length > 0, run: match.replayLast,
  };
  const log = {
    id: "log", label: "web-log", tip: "web-log-tip", icon: icons.log, shortcut: "g", enabled: true, run: () => onsheet("log"),
  };
  const hint = {
    id: "hint", label: "web-hint", tip: "web-hint-tip", icon: icons.lamp, shortcut: "h", enabled: match.yourTurn && !over, run: () => onsheet("hint"),
  };
  const first = match.yours.length > 0 ? [undo, ...(over ? [] : games.slice(0, MOST_OF_A_GAME))] : [];
  // A phone has no room for it beside the others: there it is on the page of help.
  const helps = isDesktop.current && match.yours.length > 0 ? [hint] : [];
  return [...first, ...helps, last, ...(isDesktop.current ? [] : [log])];
}

function canUndo(match: OpenMatch): boolean {
  if (!match.standing || match.standing.result || match.standing.undo_asked !== null) return false;
  return match.standing.free_undo > 0 || match.turns.some((turn) => typeof turn.by === "number" && match.yours.includes(turn.by));
}
