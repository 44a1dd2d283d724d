/**
 * What a game folder gives the table, and what the table gives it.
 *
 * `games/<key>/index.ts` default-exports a `GameFolder`. The table owns the page: status line, players, dock, log, chat,
 * toasts, undo, clocks, sounds, keyboard shortcuts U, L, ? and the command box. The game owns the board: it draws a scene,
 * marks what can be acted on, and reports moves as text. It knows no rules: `legal` is all it may rely on.
 *
 * A game types its documents: `GameFolder<Board, Position, Session, Turn>`. Whoever does not care, as the table, leaves them out.
 *
 * For the game's files:
 *  - text: `import { say, language } from "../../lib/i18n.svelte"`; `say("key", {fact: 1})` is reactive in markup. Keys come
 *    from src/engawa/messages/<lang>/: table.ftl, and the files whose name begins with the game's key (niwa.ftl, niwa-….ftl);
 *  - colours: the custom properties of LOOK.md (`--paper`, `--ink-2`, `--moss`, …, seats `--seat-0` … `--seat-5`), set on
 *    `:root` for the theme in use, which is also told as `data-theme="light|dark"` on the root element. A game adds its own
 *    (`--niwa-sand` …) in its own CSS file, under `:root` and `:root[data-theme="dark"]`;
 *  - requests: `import { api } from "../../lib/api"` (`api.checkOptions(key, wish)` and the like);
 *  - links: `import { go, href } from "../../lib/router.svelte"`; `#/rules/niwa/NI-6`, `#/new/niwa?options=<JSON>`;
 *  - the shelf: `games/<family>/shelf.ts` (`Family` in lib/families.ts) says where the games stand, which switches and which
 *    pages of their own they have; their pictures are `games/<family>/pictures/<name>-<wide|tall>-<light|dark>.svg`. The
 *    garden builder is such a page; it hands a garden over by `go("/new/niwa", { options: JSON.stringify({ garden }) })`.
 */
import type { Component } from "svelte";
import type { ClockNow, Document, Flick, LogEntry, OptionsChecked, Standing, Throwing } from "../lib/wire";

export type { Document, Flick, LogEntry, OptionsChecked, Standing, Throwing };
/** A folder of src/engawa/messages. */
export type Language = string;
export type Speed = "off" | "fast" | "normal" | "slow";

/** Numbers and texts that a message mentions. */
export type Facts = Record<string, string | number>;

/** A message of the catalogue. */
export interface Message {
  key: string;
  facts?: Facts;
}

/** What a game keeps of a viewer's choices; only the game knows its type. */
export type Session = any;

/**
 * What is drawn: a position of a match, and how the viewer looks at it. Everything is what the viewer may know; nothing here
 * is to be changed.
 */
export interface Scene<Board = any, Position = any> {
  /** What never changes in the match: geometry and the like, as `Snapshot.board`. */
  board: Board;
  position: Position;
  /** The position before `entry`, and the move that led from it: animate from one to the other. null: draw at once. */
  previous: Position | null;
  entry: LogEntry | null;
  /** The last turn of somebody else (all its plies, oldest first): to be marked as the last move. */
  lastMoves: LogEntry[];
  /** Names to be shown, by seat; never empty. */
  names: string[];
  /** The seat at whose side the viewer sits: their base is near. Follows the turn on one screen if so set. */
  near: number;
  /** The viewer's seats, whose secrets they know: none for a spectator, several on one screen. */
  yours: number[];
  speed: Speed;
  /** Grows when the viewer taps to skip: bring a running animation to its end. */
  skips: number;
  /** Field names on the board. */
  labels: boolean;
  /** A small picture among others on a page: nothing beside the board, and nothing with depth. */
  small: boolean;
  /** The viewer wants a coach, and nobody at the table minds. */
  coached: boolean;
  /** Dice are about to be thrown: by whom, and whose flick is waited for; and when that was told. */
  throwing?: Throwing | null;
  toldAt?: number;
  /** The animation of `entry` has come to rest (call it at once if there is none). The next move is shown after it. */
  onrest: () => void;
  /** The animation of `entry` waits for the viewer: the table waits too, however long it takes. */
  onhold: () => void;
}

/** What a viewer with a seat can do in the scene. There is none for spectators, in positions of the past, and in replays. */
export interface Play {
  /** Move texts that the viewer may play now; empty when it is not their turn. */
  legal: string[];
  toAct: number | "chance" | null;
  /** At chance: the viewer's seat on whose hand the table waits; null if there is none. */
  thrower: number | null;
  /** The viewer's own dice wait for a tap before they fall. */
  rolls: boolean;
  /** The players' clocks, if the table has any, and when they were told. */
  clock: ClockNow | null;
  toldAt: number;
  /** What a coach tells the viewer about the position; null if there is none, or it has not told yet. */
  coachNumbers: Document | null;
  /** What the rules forecast for what the viewer looks at (`GameFolder.forecast`), once the server has told. */
  forecast: Document | null;
  /** Play a move. Only texts of `legal`. */
  onmove: (text: string) => void;
  /** Play a move that the list does not show, such as one of the many places for a die: the server judges it. */
  ontry: (text: string) => void;
  /** Let the dice go that the table waits for; without a flick the seed decides it. */
  onthrow: (flick: Flick | null) => void;
  /** Somebody tried something impossible: a move text as close as possible to what was meant. The table says why not. */
  onwhy: (text: string) => void;
  /** Say something short near the dock without asking the server, such as "choose who gets the bead". */
  onhint: (message: Message) => void;
}

/**
 * Given to Board and Dock, and to `actions`. `turn` is what the game derived of the rest (`GameFolder.turn`), once for all of
 * them. `session` is what board, dock and panels of one open match share: the chosen piece, the preselected receiver, … . The
 * game makes it once per opened match with `session()` (a class with `$state` fields in a .svelte.ts file). If it has a method
 * `clear()`, Esc calls it: nothing is chosen any more.
 */
export interface BoardProps<Board = any, Position = any, Session = any, Turn = any> {
  scene: Scene<Board, Position>;
  play: Play | null;
  turn: Turn;
  session: Session;
}

/**
 * Given to PlayerPanel, what lies before one player: `strip` is one line of 44 px on the phone, `chip` the second line of a
 * small card where more than two play, `panel` is the column of the desktop. In a panel, an element with the class `corner` is
 * put at the top right, on the line of the name.
 */
export interface PlayerPanelProps<Board = any, Position = any, Session = any, Turn = any> {
  scene: Scene<Board, Position>;
  turn: Turn;
  session: Session;
  seat: number;
  size: "strip" | "chip" | "panel";
}

/** The plies of one turn, to be told as one plain sentence with the player's name; pictures in it need an alt text. */
export interface SentenceProps<Board = any> {
  entries: LogEntry[];
  /** The player's name, or the word for chance. */
  name: string;
  by: number | "chance";
  language: Language;
  board: Board;
  /** Names of all players, by seat. */
  names: string[];
}

/** The part of the set-up page that is about this game. It changes options only by `onoptions`. */
export interface SetUpProps {
  options: Document;
  players: number;
  /** The edition of one's own that is played with; null with the shipped one. */
  edition: Document | null;
  /** What the server said to the options: complete options, the board, or problems. null while asking. */
  checked: OptionsChecked | null;
  onoptions: (options: Document) => void;
}

/** Statistics of a match on its end screen. */
export interface StatisticsProps<Board = any, Position = any> {
  board: Board;
  position: Position;
  log: LogEntry[];
  names: string[];
}

/** A button of the dock. The table draws it beside undo, last move and log (on the phone there is room for two). */
export interface DockAction {
  id: string;
  /** Message key of the label. */
  label: string;
  /** Message key of what it does, for hover and long press. */
  tip: string;
  /** Inner markup of a 24 × 24 stroke icon, such as `<path d="…"/>`. */
  icon: string;
  /** A letter that does the same on the keyboard; not u, l, g, h, m, w, p. */
  shortcut?: string;
  enabled: boolean;
  /** Switched on, as a mode. */
  pressed?: boolean;
  run: () => void;
}

/** What the status line tells of: where the match stands, and the turn derived of it. */
export interface StatusProps<Position = any, Session = any, Turn = any> {
  standing: Omit<Standing, "position"> & { position: Position };
  turn: Turn;
  session: Session;
  yours: number[];
  names: string[];
}

export interface GameFolder<Board = any, Position = any, Session = any, Turn = any> {
  key: string;
  /** Inner markup of a 48 × 48 icon. */
  icon: string;
  Board: Component<BoardProps<Board, Position, Session, Turn>>;
  /** One row above the buttons on the phone, left of them on the desktop: a choice such as the receiver's switch. */
  Dock?: Component<BoardProps<Board, Position, Session, Turn>>;
  PlayerPanel?: Component<PlayerPanelProps<Board, Position, Session, Turn>>;
  Sentence?: Component<SentenceProps<Board>>;
  SetUp?: Component<SetUpProps>;
  Statistics?: Component<StatisticsProps<Board, Position>>;
  /** New shared state for one opened match, told by its id; there is none for pictures and replays. */
  session?: (match?: string) => Session;
  /**
   * Where the viewer stands in the turn: what can be chosen and what is, read off the legal moves and the session. The table
   * derives it once for board, dock, panels, buttons and status; it follows the session.
   */
  turn?: (scene: Pick<Scene<Board, Position>, "board" | "position" | "yours">, play: Play | null, session: Session) => Turn;
  /** Everything lies open and nothing is thrown: a match can go on from its position alone, in a page without a network. */
  goesOn?: boolean;
  /** It has a coach, who tells numbers to whoever is to act. */
  coach?: boolean;
  /** Everyone throws: the table can be told for how long it waits for flicks. */
  everyoneThrows?: boolean;
  /** What the viewer looks at, for which the rules shall forecast what they can; null if that is nothing. */
  forecast?: (asked: { position: Position; legal: string[]; session: Session }) => string | null;
  /** What is asked of the player to act, or why the match is over: the second half of the status line, with its clause. */
  status: (props: StatusProps<Position, Session, Turn>) => Message & { clause?: string };
  /** A legal move that the viewer has asked to be played without being asked about it, such as keeping something; or null. */
  byItself?: (props: BoardProps<Board, Position, Session, Turn>) => string | null;
  /** Whether the only move is left to the player all the same: played at once it would tell others that there was no choice. */
  keepsFace?: (position: Position) => boolean;
  /** "Turn 13", beside whose turn it is. */
  progress?: (position: Position) => Message | null;
  /** Buttons of the game. Read in a $derived, so that it follows the session. */
  actions?: (props: BoardProps<Board, Position, Session, Turn>) => DockAction[];
  /** Where a seat's pieces are, in words, for the screen reader. */
  describe?: (board: Board, position: Position, seat: number, language: Language) => string;
  /** A legal move in words, for the list of legal moves. Without it the notation is read. */
  sayMove?: (text: string, position: Position, language: Language) => string;
  /** The sound of a move or an outcome; without it every move sounds the same, and chance as dice do. */
  soundOf?: (entry: LogEntry) => "move" | "jump" | "capture" | "place" | "roll";
  /** Does a turn end between this entry and the next although the same seat goes on? Without it, plies of one seat are one turn. */
  endsTurn?: (entry: LogEntry, next: LogEntry) => boolean;
  /** How many turns a match had, where the log tells one in several lines or others have a hand in it. */
  turnsIn?: (log: LogEntry[]) => number;
  /** Whose turn an outcome of chance belongs to; without it, chance has turns of its own. */
  rollerOf?: (entry: LogEntry) => number | null;
  /** Whose turn it is in a position, also while chance decides. */
  turnIn?: (position: Position) => number | null;
  /** A move or an outcome as a sentence with names; without it, what the server tells. */
  tell?: (board: Board, entry: LogEntry, names: string[], language: Language) => string;
  /** Colour of a seat's sign (CSS), where the game has its own rather than the table's six. The shape stays ● ■ ▲ ◆ ★ ⬢. */
  seatColour?: (seat: number) => string;
}
