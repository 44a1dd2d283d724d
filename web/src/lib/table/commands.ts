/** What the box for moves understands besides moves: questions, answered in words, and the buttons of the table. */
import type { GameFolder } from "../../games/contract";
import { language, say } from "../i18n.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { matching } from "../notation";
import { sayMove } from "../saying";
import { sinceTurnOf, turnsOf } from "../turns";
import type { Open } from "./sheets";
import { sentenceOf, type Status } from "./status";

/** What commands are about, and what they may open. */
export interface Desk {
  match: OpenMatch;
  game: GameFolder;
  status: Status | null;
  onopen: (open: Open) => void;
}

type Command = (desk: Desk, about: string) => string[];

/** Moves that are read out at once; the rest is counted. */
const MOST = 40;

/** The words of all languages, so that nobody has to switch; then what is done. */
const COMMANDS: [words: string[], command: Command][] = [
  [["help", "commands", "hilfe", "befehle"], () => COMMAND_NAMES.map((name) => say(`web-command-${name}`))],
  [["legal", "moves", "züge", "zuege", "möglich"], (desk) => movesIn(desk, () => true)],
  [["from", "von"], (desk, field) => movesIn(desk, (text) => mentions(text, field))],
  [["where", "wo"], whereOf],
  [["last", "letzter"], ({ match, game }) => lastOf(match, game)],
  [["turn", "status", "dran"], ({ status }) => (status ? [`${status.headline}. ${status.hint}`] : [])],
  [["clock", "time", "uhr", "zeit"], ({ match }) => clocksOf(match)],
  [["rules", "rule", "regeln", "regel"], ({ onopen }, clause) => opened(() => onopen({ sheet: "rules", clause: clause ? clause.toUpperCase() : null }))],
  [["undo", "takeback", "zurücknehmen", "zurück"], ({ match }) => opened(() => match.undo())],
  [["throw", "werfen", "wurf"], ({ match }) => throwNow(match)],
  [["skip", "weiter", "überspringen"], ({ match }) => opened(() => match.playback.skip())],
  [["hint", "tipp"], ({ onopen }) => opened(() => onopen({ sheet: "hint" }))],
  [["say", "sag", "sage"], ({ match }, text) => (text && match.chat(text) ? [] : [say("web-command-say")])],
];

/** What help tells of. */
export const COMMAND_NAMES = COMMANDS.map(([words]) => words[0]!);

/** The answer to a command, line by line, none if it shows by itself; null if it is no command. */
export function answerTo(said: string, desk: Desk): string[] | null {
  const [word = "", ...rest] = said.replace(/^\//, "").split(/\s+/);
  const about = rest.join(" ");
  const found = COMMANDS.find(([words]) => words.includes(word.toLowerCase()));
  // A move that is called as a command is the move; and a sentence is more than a command and one thing.
  if (!found || matching(said, desk.match.legal)) return null;
  return rest.length <= 1 || found[0][0] === "say" ? found[1](desk, about) : null;
}

export const isCommand = (word: string): boolean => COMMANDS.some(([words]) => words.includes(word.toLowerCase()));

/** Legal moves in words, each with what to type for it. */
export function movesIn({ match, game }: Pick<Desk, "match" | "game">, wanted: (text: string) => boolean): string[] {
  const position = match.shown?.position;
  const moves = position ? match.legal.filter(wanted) : [];
  if (!moves.length) return [say("web-no-moves")];
  const told = moves.slice(0, MOST).map((text) => {
    const words = sayMove(game, text, position!, { board: match.model?.match.board ?? {}, names: match.names });
    return words !== text ? `${words}: ${text}` : text;
  });
  return moves.length > MOST ? [...told, say("web-command-more", { count: moves.length - MOST })] : told;
}

/** Does a move name this field, piece or die? */
export function mentions(text: string, thing: string): boolean {
  return text.toLowerCase().split(/[^\p{L}\d]+/u).includes(thing.toLowerCase());
}

/** Where pieces are: one's own, somebody's by name, or all. */
export function whereOf({ match, game }: Pick<Desk, "match" | "game">, whose = ""): string[] {
  const { model, shown, yours, names } = match;
  if (!model || !shown) return [];
  const all = model.seats.map(({ seat }) => seat);
  const named = all.filter((seat) => names[seat]?.toLowerCase().startsWith(whose.toLowerCase()));
  const own = yours.length && !whose ? yours : all;
  const seats = /^(others|andere)$/i.test(whose) ? all.filter((seat) => !yours.includes(seat)) : whose && named.length ? named : own;
  return seats.flatMap((seat) => game.describe?.(model.match.board, shown.position, seat, language()) ?? []);
}

/** What happened since the viewer's last turn, turn by turn. */
export function lastOf(match: OpenMatch, game: GameFolder): string[] {
  const turns = turnsOf(sinceTurnOf(match.turns, match.yours, match.shown?.to_act ?? null), game);
  const board = match.model?.match.board ?? {};
  return turns.length ? turns.map(({ entries }) => sentenceOf(entries, game, board, match.names)) : [say("web-log-empty")];
}

/** The time that everybody has left. */
export function clocksOf({ shown, names, standingAt }: OpenMatch): string[] {
  const clock = shown?.clock;
  if (!clock) return [say("web-no-clock")];
  return names.map((name, seat) => {
    const used = clock.runs === seat ? Math.max(0, (Date.now() - standingAt) / 1000 - clock.waits) : 0;
    const left = Math.max(0, Math.ceil((clock.left[seat] ?? 0) - used));
    return say("web-clock-of", { name, minutes: Math.floor(left / 60), seconds: left % 60 });
  });
}

function throwNow(match: OpenMatch): string[] {
  if (match.thrower === null) return [say("web-no-moves")];
  return opened(() => match.throwDice(null));
}

function opened(act: () => void): string[] {
  act();
  return [];
}
