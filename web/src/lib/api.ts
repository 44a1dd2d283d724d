/** Requests to the table of this page, wherever that is. */
import { house, houseOf, isHere, keepHere, openBeside, type House } from "./house/house";
import { learn } from "./i18n.svelte";
import type {
  Analysis, Document, EditionChecked, EditionWish, GameCard, MatchMade, NewMatch, OptionsChecked, OptionsWish, Refused, Replay, RulesPage,
} from "./wire";

/** A request that the table refused, in the one shape of refusals. */
export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(refused.reason);
  }
}

let shelf: Promise<GameCard[]> | null = null;

export const api = {
  games(): Promise<GameCard[]> {
    shelf ??= get<GameCard[]>("games").catch((error: unknown) => {
      shelf = null;
      throw error;
    });
    return shelf;
  },
  rules: (key: string, language: string) => get<RulesPage>(`games/${key}/rules?lang=${language}`),
  messages: (key: string, language: string) => get<string>(`games/${key}/messages/${language}`),
  checkOptions: (key: string, wish: OptionsWish) => post<OptionsChecked>(`games/${key}/options`, wish),
  edition: (key: string, wish: Partial<EditionWish>) => post<EditionChecked>(`games/${key}/edition`, wish),
  make: (wish: NewMatch) => post<MatchMade>("matches", wish),
  /** A match of this page, which no server knows. */
  async makeHere(wish: NewMatch): Promise<MatchMade> {
    return kept(await ask<MatchMade>("matches", posted(wish), await openBeside()));
  },
  async rematch(match: string, token: string): Promise<MatchMade> {
    const made = await post<MatchMade>(`matches/${match}/rematch`, {}, token);
    return isHere(match) ? kept(made) : made;
  },
  record: (match: string, token: string) => get<Document>(`matches/${match}/record`, token),
  replay: (match: string, token: string) => get<Replay>(`matches/${match}/replay`, token),
  replayOf: (record: unknown) => post<Replay>("replay", record),
  analysis: (match: string, token: string, signal: AbortSignal) =>
    lines<Analysis>(`matches/${match}/analysis`, { headers: headers(token), signal }),
  analysisOf: (record: unknown, signal: AbortSignal) => lines<Analysis>("analysis", { ...posted(record), signal }),
};

function kept(made: MatchMade): MatchMade {
  keepHere(made.match);
  return made;
}

function get<T>(path: string, token?: string): Promise<T> {
  return ask<T>(path, { headers: headers(token) });
}

function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return ask<T>(path, posted(body, token));
}

function posted(body: unknown, token?: string): RequestInit {
  const type = { "Content-Type": "application/json" };
  return { method: "POST", headers: { ...headers(token), ...type }, body: JSON.stringify(body) };
}

function headers(token?: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function ask<T>(path: string, init: RequestInit, at?: House): Promise<T> {
  const response = await reach(path, init, at);
  const body: unknown = await response.json().catch(() => null);
  if (body === null) throw new Refusal({ ...unreachable, code: "malformed" }, response.status);
  return body as T;
}

/** An answer that comes line by line, each a whole document, until it ends or the network does. */
async function* lines<T>(path: string, init: RequestInit): AsyncGenerator<T, void> {
  const { body } = await reach(path, init);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => { throw new Refusal(unreachable, 0); });
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop()!;
    for (const line of parts) yield JSON.parse(line) as T;
  }
}

/** An answer that is no refusal. */
async function reach(path: string, init: RequestInit, at = houseFor(path)): Promise<Response> {
  const response = await at.ask(path, init).catch(() => null);
  if (!response) throw new Refusal(unreachable, 0);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const refused = isRefused(body) ? body : { ...unreachable, code: "malformed" as const };
  await learn(refused); // whoever explains it has its words at once
  throw new Refusal(refused, response.status);
}

/** Who is asked: what is about a match, wherever that is. */
function houseFor(path: string): House {
  const match = /^matches\/([^/]+)\//.exec(path)?.[1];
  return match ? houseOf(match) : house;
}

function isRefused(body: unknown): body is Refused {
  return typeof body === "object" && body !== null && "type" in body && body.type === "refused";
}

/** No answer, or none that can be read. Its words come from the catalogue (refusals.ts). */
const unreachable: Refused = { type: "refused", code: "busy", to: null, clause: null, mark: null, reason: "", key: "web-unreachable", facts: {}, ply: null };
