/** What the status line says of what is shown, and a turn in words. */
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
  const { shown, yours, names } = match;
  if (!shown) return { headline: "", hint: "", progress: "", calling: false, clause: null };
  const turn = game.progress?.(match.playback.now?.position ?? shown.position);
  const progress = turn ? sayMessage(turn) : "";
  if (match.playback.past) {
    return { headline: say("web-looking-back"), hint: say("web-looking-back-hint"), progress, calling: false, clause: null };
  }
  const entry = match.playback.moving ? match.playback.step?.entry : null;
  if (entry && entry.by !== "chance") {
    // A move is told while it is shown; what chance decides is not told before it rests.
    const hint = inWords([entry], game, match.model?.match.board ?? {}, names);
    return { headline: headlineOf(match, shown), hint, progress, calling: false, clause: null };
  }
  const ended = endedBefore(shown.result, yours, names);
  if (ended) return { headline: headlineOf(match, shown), hint: ended, progress, calling: false, clause: null };
  const asked = game.status({ standing: shown, turn: turnAt(shown, match, game, given), session: given.session, yours, names });
  const hint = outage(match) ?? (match.waiting && match.idle ? sayTold(match.waiting) : sayMessage(asked));
  return { headline: headlineOf(match, shown), hint, progress, calling: (match.yourTurn && !match.sending) || match.thrower !== null, clause: asked.clause ?? null };
}

/** The turn where the match stands; what is shown is that as soon as everything has come to rest. */
function turnAt(at: Standing, { idle, sending }: OpenMatch, game: GameFolder, { scene, play, turn, session }: BoardProps): unknown {
  if (!play || (idle && !sending)) return turn;
  return game.turn?.({ ...scene, position: at.position }, { ...play, legal: at.legal, toAct: at.to_act }, session);
}

/** That the viewer, or whoever is awaited, is not connected; null if all is well. */
function outage({ connection, model, shown, names }: OpenMatch): string | null {
  if (connection === "lost" || connection === "connecting") return say("web-reconnecting");
  const actor = shown?.to_act;
  const info = typeof actor === "number" ? model?.seats[actor] : undefined;
  if (!info || info.present || info.kind === "bot" || !info.came || shown?.clock?.days) return null;
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
  if (result.reason === "aborted") return say("web-aborted");
  if (winners.length === 0) return say("web-draw");
  const [mine] = yours;
  const named = (seats: number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  if (yours.length !== 1 || mine === undefined || !winners.includes(mine)) return say("web-wins", { names: named(winners), count: winners.length });
  return winners.length === 1 ? say("web-you-win") : say("web-you-share", { names: named(winners.filter((seat) => seat !== mine)) });
}

/** How a match ended that was not played to its end; null for all others, of which the game tells. */
export function endedBefore(result: Record<string, unknown> | null, yours: number[], names: string[]): string | null {
  const reason = result?.reason;
  if (reason !== "resigned") return reason === "drawn" || reason === "aborted" ? say(`web-ended-${reason}`) : null;
  const resigned = Array.isArray(result?.resigned) ? result.resigned.filter((seat) => typeof seat === "number") : [];
  if (resigned.length === 1 && yours.length === 1 && yours[0] === resigned[0]) return say("web-ended-resigned-you");
  return say("web-ended-resigned", { names: resigned.map((seat) => names[seat] ?? "").join(", "), count: resigned.length });
}

/** Plies of one turn as a sentence that says whose it was, and what bots said to it. */
export function sentenceOf(entries: LogEntry[], game: GameFolder, board: Document, names: string[]): string {
  const [first] = entries;
  if (!first) return "";
  const words = inWords(entries, game, board, names);
  const name = first.by === "chance" ? say("web-chance") : (names[first.by] ?? "");
  const said = heardOf(entries).map((remark) => quoted(remark, names));
  return [game.tell ? words : `${name}: ${words}`, ...said].join(" ");
}

function inWords(entries: LogEntry[], game: GameFolder, board: Document, names: string[]): string {
  return game.tell?.(board, entries, names, language()) ?? entries.flatMap(({ told }) => told.map(sayTold)).join(" ");
}
