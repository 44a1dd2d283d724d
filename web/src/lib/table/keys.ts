/** The keyboard at the table. Arrows and Enter belong to the board. */
import type { DockAction, Session } from "../../games/contract";
import { device } from "../device.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import type { Open } from "./sheets";

export interface Desk {
  match: OpenMatch;
  session: Session;
  actions: DockAction[];
  onopen: (open: Open) => void;
}

/** The field of the board that the keyboard is at. */
export const boardCursor = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-board] [tabindex='0']");
const box = (): HTMLElement | null => document.getElementById("command");

/** Do what a key asks for; false if it asks for nothing here. */
export function press(key: string, desk: Desk): boolean {
  const deed = DEEDS[key];
  const action = desk.actions.find((each) => each.shortcut === key);
  if (deed) deed(desk);
  else if (action?.enabled) action.run();
  return deed !== undefined || action !== undefined;
}

const DEEDS: Record<string, (desk: Desk) => void> = {
  "?": ({ onopen }) => onopen({ sheet: "help" }),
  h: ({ onopen }) => onopen({ sheet: "hint" }),
  w: ({ onopen }) => onopen({ sheet: "help", asked: "where" }),
  p: ({ onopen }) => onopen({ sheet: "help", asked: "legal" }),
  arrowleft: () => boardCursor()?.focus(),
  arrowright: () => boardCursor()?.focus(),
  arrowup: () => boardCursor()?.focus(),
  arrowdown: () => boardCursor()?.focus(),
  m: () => device.set("sound", !device.settings.sound),
  g: type,
  "/": type,
  escape: ({ match, session }) => {
    match.notice = null;
    if (match.wish !== null) match.confirm(false);
    else if (match.playback.past) void match.look(null);
    else session?.clear?.();
  },
};

/** The box for moves is on the page, or in the log's sheet. */
function type({ onopen }: Desk): void {
  const there = box();
  if (there) there.focus();
  else onopen({ sheet: "log", typing: true });
}
