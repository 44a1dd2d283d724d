/** What the status line says, and what is read aloud. */
import type { BoardProps, Document, GameFolder, LogEntry, Standing } from "../../games/contract";
import { language, say, sayMessage, sayTold } from "../i18n.svelte";
import type { OpenMatch } from "../openmatch.svelte";
import { heardOf, quoted } from "./remarks";

export interface Status {
  headline: string;
  hint: string;
  progress: string;
  calling: boolean;
  /** The rule of what is asked. */
  clause: string | null;
}

export function statusOf(match: OpenMatch, game: GameFolder, given: BoardProps): Status {
  const { standing, yours, names } = match;
  if (!standing) return { headline: "", hint: "", progress: "", calling: false, clause: null };
  const shown = match.playback.now?.position ?? standing.position;
  const turn = game.progress?.(shown);
  const progress = turn ? sayMessage(turn) : "";
  if (match.playback.past) {
    return { headline: say("web-looking-back"), hint: say("web-looking-back-hint"), progress, calling: false, clause: null };
  }
  const entry = match.playback.busy ? match.playback.step?.entry : null;
  if (entry && entry.by !== "chance" && !yours.includes(entry.by)) {
    // What is being shown has not come to rest: the status does not run ahead of it.
    const headline = say("web-turn-of", { name: names[entry.by] ?? "" });
    return { headline, hint: inWords(entry, game, match.model?.match.board ?? {}, names), progress, calling: false, clause: null };
  }
  const at = undecided(match, game) ?? standing;
  const asked = game.status({ standing: at, turn: turnAt(at, match, game, given), session: given.session, yours, names });
  const hint = outage(match) ?? (match.waiting ? sayTold(match.waiting) : sayMessage(asked));
  return { headline: headlineOf(match, at), hint, progress, calling: (match.yourTurn || match.thrower !== null) && at === standing, clause: asked.clause ?? null };
}

/** The turn where the match stands; what is shown is that as soon as everything has come to rest. */
function turnAt(at: Standing, { idle, sending }: OpenMatch, game: GameFolder, { scene, play, turn, session }: BoardProps): unknown {
  if (!play || (idle && !sending)) return turn;
  return game.turn?.({ ...scene, position: at.position }, { ...play, legal: at.legal, toAct: at.to_act }, session);
}

/** Where the match stands as far as dice have come to rest: what chance decides is not told before. */
function undecided({ playback, standing }: OpenMatch, game: GameFolder): Standing | null {
  const step = playback.busy ? playback.step : null;
  const position = step?.entry?.by === "chance" ? step.previous : step?.position;
  if (!standing || !step?.entry || !position || !game.turnIn) return null;
  return { ...standing, position, to_act: "chance", legal: [], result: null };
}

/** That the viewer, or whoever is awaited, is not connected; null if all is well. */
function outage({ connection, model, standing, names }: OpenMatch): string | null {
  if (connection === "lost" || connection === "connecting") return say("web-reconnecting");
  const actor = standing?.to_act;
  const info = typeof actor === "number" ? model?.seats[actor] : undefined;
  if (!info || info.present || info.kind === "bot" || info.name === null) return null;
  return say("web-reconnecting-name", { name: names[info.seat] ?? "" });
}

function headlineOf(match: OpenMatch, standing: Standing): string {
  const { yours, names } = match;
  if (standing.result) return resultOf(standing.result, yours, names);
  const actor = (standing.to_act === "chance" && match.game ? match.game.turnIn?.(standing.position) : null) ?? standing.to_act;
  if (actor === "chance") return say("web-chance");
  if (actor === null) return "";
  const throws = throwOf(standing, yours);
  if (throws) return throws;
  if (yours.length === 1 && yours[0] === actor) return say("web-your-turn");
  return say("web-turn-of", { name: names[actor] ?? "" });
}

/** Where everyone throws, a headline of its own for whoever is asked besides the one whose turn it is, or has answered. */
function throwOf({ throwing, thrower }: Standing, yours: number[]): string | null {
  const [mine] = yours;
  if (!throwing?.waiting.length || mine === undefined || yours.length > 1 || !throwing.seats.includes(mine)) return null;
  if (!throwing.waiting.includes(mine)) return say("web-all-throw");
  return mine === thrower ? null : say("web-your-throw");
}

/** Who won, in a few words. */
export function resultOf(result: Record<string, unknown>, yours: number[], names: string[]): string {
  const winners = Array.isArray(result.winners) ? result.winners.filter((seat) => typeof seat === "number") : [];
  if (winners.length === 0) return say("web-draw");
  const [mine] = yours;
  const named = (seats: number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  if (yours.length !== 1 || mine === undefined || !winners.includes(mine)) return say("web-wins", { names: named(winners), count: winners.length });
  return winners.length === 1 ? say("web-you-win") : say("web-you-share", { names: named(winners.filter((seat) => seat !== mine)) });
}

/** A move of somebody else as a sentence for the screen reader. */
export function aloud(entry: LogEntry, match: OpenMatch, game: GameFolder): string {
  const said = heardOf([entry]).map((remark) => quoted(remark, match.names));
  return [sentenceOf(entry, game, match.model?.match.board ?? {}, match.names), ...said].join(" ");
}

/** A ply as a sentence that says whose it was. */
export function sentenceOf(entry: LogEntry, game: GameFolder, board: Document, names: string[]): string {
  if (game.tell) return inWords(entry, game, board, names);
  const name = entry.by === "chance" ? say("web-chance") : (names[entry.by] ?? "");
  return `${name}: ${inWords(entry, game, board, names)}`;
}

function inWords(entry: LogEntry, game: GameFolder, board: Document, names: string[]): string {
  return game.tell?.(board, entry, names, language()) ?? entry.told.map(sayTold).join(" ");
}
