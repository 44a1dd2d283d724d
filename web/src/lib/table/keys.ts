/** The keyboard at the table. Arrows and Enter belong to the board. */
import type { DockAction, GameFolder, Session } from "../../games/contract";
import { device } from "../device.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { clocksOf, mentions, movesIn, whereOf } from "./commands";
import type { Open } from "./sheets";

export interface Desk {
  match: OpenMatch;
  game: GameFolder;
  session: Session;
  actions: DockAction[];
  onopen: (open: Open) => void;
}

/** The field of the board that the keyboard is at. */
export const boardCursor = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-board] [tabindex='0']");
const box = (): HTMLElement | null => document.getElementById("command");

/** A key that somebody who dictates may press by mistake: it can be switched off. */
export const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);

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
  o: ({ match, game }) => tell(match, whereOf({ match, game }, "others")),
  c: ({ match }) => tell(match, clocksOf(match)),
  f: ({ match, game }) => tell(match, movesIn({ match, game }, (text) => mentions(text, fieldInFocus()))),
  n: () => nextOpen(1)?.focus(),
  b: () => nextOpen(-1)?.focus(),
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

/** Answer in words, near the status line. */
function tell(match: OpenMatch, lines: string[]): void {
  match.notice = { text: () => lines.join(" "), clause: null, mark: null, tone: "hint" };
}

const fieldInFocus = (): string => document.activeElement?.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";

/** The next field of the board with which something can be done, or the one before. */
function nextOpen(way: 1 | -1): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>("[data-board] [data-field].open")];
  const at = fields.findIndex((field) => field === document.activeElement);
  return fields.at(at < 0 ? (way > 0 ? 0 : -1) : (at + way) % fields.length) ?? null;
}

/** The box for moves is on the page, or in the log's sheet. */
function type({ onopen }: Desk): void {
  const there = box();
  if (there) there.focus();
  else onopen({ sheet: "log", typing: true });
}
