// Made from src/engawa/server/wire.py and wire_http.py by `python -m engawa.server.typescript`. Do not edit.

export const VERSION = 4;
export const MOST_NAME = 40;
export const MOST_CHAT = 280;
export const MOST_MOVE = 80;

export type Document = Record<string, unknown>;

/** What people read, for the client to word: a key of `engawa/messages`, and the facts that the message mentions. A fact may be such a message itself, or a list of them. */
export interface Told {
  key: string;
  facts: Document;
}

/** What a client says. Whatever answers or refuses it names its *id*, if it has one. */
export interface Request {
  id: number | null;
}

export interface Hello {
  id?: number | null;
  type: "hello";
  version: number;
  token: string;
  number?: number | null;
}

/** A move for the seat to act, if the position is still the one at *number*. */
export interface Move {
  id?: number | null;
  type: "move";
  number: number;
  text: string;
}

/** How dice leave a hand: tenths of a degree away from straight across, and how hard (docs/dice.md). */
export interface Flick {
  direction: number;
  strength: number;
}

/** Throw the dice that are in my hand: flick them, or just roll. It is final, if the position is that of *number*. Everybody throws at once: when all have said so, at the latest when the table has waited enough. */
export interface Throw {
  id?: number | null;
  type: "throw";
  number: number;
  flick?: Flick | null;
  seat?: number | null;
}

/** What are the best moves now? */
export interface HintAsk {
  id?: number | null;
  type: "hint";
}

/** What does the game foresee for something of it, or for the decision at hand? */
export interface ForecastAsk {
  id?: number | null;
  type: "forecast";
  subject?: string | null;
}

/** I want nobody to get help in this match, from a coach or by hints; or I do not mind any more. */
export interface Objection {
  id?: number | null;
  type: "object";
  objects: boolean;
}

/** Why could I not? */
export interface Ask {
  id?: number | null;
  type: "why";
  text: string;
}

/** Is anybody there? */
export interface Ping {
  id?: number | null;
  type: "ping";
}

/** Take back my last move: at once where that is free, else the others are asked. */
export interface UndoRequest {
  id?: number | null;
  type: "undo-request";
}

export interface UndoAnswer {
  id?: number | null;
  type: "undo-answer";
  agree: boolean;
}

export interface Say {
  id?: number | null;
  type: "chat";
  text: string;
}

export interface Rename {
  id?: number | null;
  type: "name";
  seat: number;
  name: string;
}

/** Let a bot play on for somebody who has been away for long enough. */
export interface Replace {
  id?: number | null;
  type: "replace";
  seat: number;
}

export interface SeatInfo {
  seat: number;
  kind: "me" | "link" | "bot";
  name: string | null;
  bot: string | null;
  present: boolean;
  away: number | null;
}

/** What a bot said with a ply, or to the end of the match. */
export interface Remark {
  key: string;
  facts: Document;
  seat: number;
  words: Record<string, string> | null;
}

/** One move or outcome, and what it meant. What the viewer may not know reads `?`, as `deal ?`. */
export interface LogEntry {
  ply: number;
  by: number | "chance";
  text: string;
  told: Told[];
  at: number;
  again: boolean;
  throw: Document | null;
  remark: Remark | null;
}

export interface ChatEntry {
  number: number;
  seat: number | null;
  text: string;
  at: number;
}

/** Seconds left by seat, whose clock runs, and the seconds before it does: what has happened is shown first. */
export interface ClockNow {
  left: number[];
  runs: number | null;
  waits: number;
  increment: number;
}

/** Dice are about to be thrown: by whom, whose throw it is first; whose flick is waited for, and how long yet. */
export interface Throwing {
  seats: number[];
  waiting: number[];
  left: number | null;
}

/** Where the match stands, but for the position. */
export interface Moment {
  number: number;
  ply: number;
  to_act: number | "chance" | null;
  thrower: number | null;
  throwing: Throwing | null;
  legal: string[];
  free_undo: number;
  undo_asked: number | null;
  result: Document | null;
  seed: string | null;
  clock: ClockNow | null;
}

/** Where the match stands, as this client may know it. */
export interface Standing {
  number: number;
  ply: number;
  to_act: number | "chance" | null;
  thrower: number | null;
  throwing: Throwing | null;
  legal: string[];
  free_undo: number;
  undo_asked: number | null;
  result: Document | null;
  seed: string | null;
  clock: ClockNow | null;
  position: Document;
}

/** A piece of a drawing, in one paint: the name of a colour, of what is quiet (`name`, `wall`), or none. */
export interface Run {
  text: string;
  paint: string;
}

/** A legal move for people who choose it from a list: its heading there, and its words, where it has any. */
export interface MoveSpoken {
  heading: Told | null;
  words: Told | null;
}

/** In a position, as `plain`, where the client has no board of the game: how to show it all the same. */
export interface Plain {
  drawing: Run[];
  status: Told;
  moves: Record<string, MoveSpoken>;
}

/** The host's own edition of a game: what it is called, and where it differs from the shipped one. */
export interface EditionPlayed {
  name: string;
  changes: string[];
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  match: string;
  game: string;
  title: string;
  options: Document;
  board: Document;
  edition: EditionPlayed | null;
  yours: number[];
  seats: SeatInfo[];
  patience: number;
  rematch: number | null;
  objections: number[];
  commitment: string;
  standing: Standing;
  log: LogEntry[];
  chat: ChatEntry[];
}

/** Something new in the position: the keys that lead to it, from the outside in, and what stands there now. */
export interface Change {
  at: string[];
  to: unknown;
}

/** A move or an outcome has been stored. In the position some things have changed, and others are gone. */
export interface Played {
  type: "played";
  entry: LogEntry;
  changes: Change[];
  gone: string[][];
  standing: Moment;
}

/** Somebody has flicked, or just rolls; others are still waited for. */
export interface Flicked {
  type: "flicked";
  seat: number;
  number: number;
  throwing: Throwing | null;
  clock: ClockNow | null;
}

/** Some plies have been taken back. */
export interface Undone {
  type: "undone";
  plies: number;
  standing: Standing;
}

/** Why the bot at this table does not answer yet: many have to think, or what it plays cannot be kept. */
export interface Waiting {
  key: string;
  facts: Document;
  type: "waiting";
}

export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  number: number;
}

export interface UndoAsked {
  type: "undo-asked";
  seat: number;
  standing: Standing;
}

export interface UndoRefused {
  type: "undo-refused";
  seat: number;
  standing: Standing;
}

/** Somebody has made a rematch; whoever asks for one now sits down at that table. */
export interface RematchAsked {
  type: "rematch";
  seat: number;
  number: number;
}

/** The seats that want no coach in this match; while there is one, nobody has any. */
export interface Objections {
  type: "objections";
  seats: number[];
  number: number;
}

/** What answers one request: *to* is its id, if it had one. */
export interface Reply {
  to: number | null;
}

/** A move, and what it is worth to whoever plays it. */
export interface MoveWorth {
  text: string;
  chance: number;
  margin: number;
  proven: boolean;
  line: string[];
}

/** A move that is among the best, and why: a sentence or two. */
export interface MoveHint {
  text: string;
  chance: number;
  margin: number;
  proven: boolean;
  line: string[];
  why: Told[];
}

/** The best moves of the seat to act, the best first; at most three. */
export interface Hinted {
  to: number | null;
  type: "hint";
  number: number;
  seat: number;
  choices: number;
  moves: MoveHint[];
}

/** What the game foresees, from what this client may know; nothing where there is nothing to foresee. */
export interface Forecast {
  to: number | null;
  type: "forecast";
  number: number;
  subject: string | null;
  forecast: Document | null;
}

export interface Chatted {
  type: "chat";
  entry: ChatEntry;
}

/** Why a move is not possible: the reason at hand and the id of the clause, or nothing if it is. */
export interface Answer {
  to: number | null;
  type: "why";
  text: string;
  clause: string | null;
  mark: "B" | "B de" | "B en" | "P" | "R" | "C" | null;
  reason: Told | null;
}

/** The answer to a ping. */
export interface Pong {
  to: number | null;
  type: "pong";
}

/** The one shape of refusals, on the socket and in HTTP bodies. For programs it is in words too. */
export interface Refused {
  to: number | null;
  type: "refused";
  code: "malformed" | "version" | "token" | "unknown-match" | "not-yours" | "stale" | "illegal" | "unreadable" | "busy" | "limit" | "not-possible";
  clause: string | null;
  mark: "B" | "B de" | "B en" | "P" | "R" | "C" | null;
  reason: string;
  key: string;
  facts: Document;
  ply: number | null;
}

/** Who shall sit on a seat: the one who asks (`me`), whoever has the link, or a bot. Several `me` share a screen. */
export interface SeatWish {
  kind: "me" | "link" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** Seconds for the whole match, and seconds added with every turn. */
export interface ClockWish {
  seconds: number;
  increment?: number;
}

export interface NewMatch {
  game: string;
  options?: Document;
  seats: SeatWish[];
  clock?: ClockWish | null;
  record?: Document | null;
  patience?: number;
}

export interface SeatLink {
  seat: number;
  token: string;
}

/** The links of a new match. Tokens are shown here once and stored only hashed. */
export interface MatchMade {
  match: string;
  token: string;
  links: SeatLink[];
  spectator: string;
}

/** A game on the shelf. */
export interface GameCard {
  key: string;
  title: string;
  players: number[];
  minutes: number | null;
  age: number | null;
  dice: number | null;
  bots: string[];
  levels: string[];
}

/** What a clause says, or a part of it, and where that comes from. */
export interface StatementText {
  mark: "B" | "B de" | "B en" | "P" | "R" | "C";
  text: string;
}

export interface ClauseText {
  id: string;
  part: string;
  says: StatementText[];
}

/** The rules of a game, in one language. */
export interface RulesPage {
  key: string;
  title: string;
  lang: string;
  clauses: ClauseText[];
}

/** Options to be checked, completed and drawn before a match is made of them. */
export interface OptionsWish {
  options?: Document;
  players?: number | null;
  seed?: string | null;
}

/** The complete options with their board, or everything that is wrong with them. */
export interface OptionsChecked {
  options: Document | null;
  board: Document | null;
  problems: Told[];
}

/** An edition to be read: as a document, or as the text of its file. Neither: the one that ships with the game. */
export interface EditionWish {
  document: Document | null;
  text: string | null;
}

/** An edition as document and file: where it differs from the shipped one, and everything that is wrong with it. */
export interface EditionChecked {
  document: Document | null;
  text: string | null;
  changes: string[];
  problems: Told[];
  parts: Told[];
}

/** A position on the way, for replay: frame 0 is the start, frame n follows ply n-1. */
export interface Frame {
  entry: LogEntry | null;
  position: Document;
}

export interface Replay {
  game: string;
  title: string;
  options: Document;
  board: Document;
  seats: Document[];
  frames: Frame[];
  result: Document | null;
}

/** A number, and half of its 95 % interval: 0 where nothing was sampled. */
export interface Amount {
  value: number;
  margin: number;
}

/** The curve at one position: what each seat can expect of it. */
export interface Point {
  chances: number[];
  margins: number[];
  proven: boolean;
}

/** What one ply changed. The change of the curve is skill + luck + hindsight, seat by seat. */
export interface PlyFound {
  ply: number;
  by: number | "chance";
  text: string;
  told: Told[];
  choices: number;
  cost: number;
  grade: "best" | "good" | "slip" | "mistake" | "blunder" | null;
  skill: number[];
  luck: number[];
  hindsight: number[];
  margin: number;
  better: MoveWorth[];
  deep: boolean;
}

/** How many decisions had each grade. */
export interface Grades {
  best: number;
  good: number;
  slip: number;
  mistake: number;
  blunder: number;
}

/** What became of a seat's chances: start + luck + skill + others + hindsight = end, exactly. */
export interface Account {
  seat: number;
  start: Amount;
  luck: Amount;
  skill: Amount;
  others: Amount;
  hindsight: Amount;
  end: Amount;
  decisions: number;
  grades: Grades;
}

/** A ply that changed a lot. The position before it is a whole one: a new match can begin there. */
export interface TurningPoint {
  ply: number;
  by: number | "chance";
  text: string;
  told: Told[];
  grade: "best" | "good" | "slip" | "mistake" | "blunder" | null;
  seat: number;
  swing: number;
  margin: number;
  before: number[];
  after: number[];
  position: Document;
  line: string[];
}

/** What is known of a match so far. A first look goes over all plies, a second one over those that matter. */
export interface Analysis {
  state: "waiting" | "first" | "second" | "done" | "stopped" | "failed";
  done: number;
  total: number;
  reason: Told | null;
  game: string;
  title: string;
  options: Document;
  board: Document;
  seats: Document[];
  result: Document | null;
  curve: Point[];
  plies: PlyFound[];
  accounts: Account[];
  turning: TurningPoint[];
}

export type ClientMessage = Hello | Move | Throw | HintAsk | ForecastAsk | Objection | Ask | Ping | UndoRequest | UndoAnswer | Say | Rename | Replace;

export type ServerMessage = Snapshot | Played | Flicked | Undone | Waiting | Presence | UndoAsked | UndoRefused | RematchAsked | Objections | Hinted | Forecast | Chatted | Answer | Pong | Refused;
