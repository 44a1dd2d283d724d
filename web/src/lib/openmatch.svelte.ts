/** A match that is open in this page: what the server told, what is shown of it, and what the viewer does. */
import { untrack } from "svelte";
import type { GameFolder, Message, Session } from "../games/contract";
import { api } from "./api";
import { device, speedInUse } from "./device.svelte";
import { loadGame } from "./games";
import { houseOf } from "./house/house";
import { say, sayTold } from "./i18n.svelte";
import { changesModel, reduce, type Model } from "./model";
import { mind } from "./minds/mind";
import { thinksHere } from "./minds/where";
import { namesOf } from "./names";
import { Question } from "./question.svelte";
import { refusalWords } from "./refusals";
import { reload } from "./reload";
import { Playback, type Step } from "./playback.svelte";
import { MatchSocket, type Connection } from "./socket";
import { isDesktop } from "./desktop.svelte";
import { lastTurn, sinceTurnOf, turnsOf } from "./turns";
import type { Answer, ChatEntry, ClientMessage, Document, Flick, Forecast, Hinted, LogEntry, Refused, SeatInfo, ServerMessage, Told } from "./wire";

/** Something to be read near the status line: why a move is not possible, or a mishap. */
export interface Notice {
  /** In words, as far as they are known by now. */
  text: () => string;
  clause: string | null;
  mark: Refused["mark"];
  tone: "refused" | "hint";
}

/** What the viewer does at a ply, to be sent with the number of the next event. */
interface Pending {
  ply: number;
  message: (number: number) => ClientMessage;
  /** Of a throw: whose hand it is. */
  seat: number | null;
  tries: number;
  /** As which request it went out last. */
  request: number | null;
}

const MOST_TRIES = 4;
const PACE = 450;

export class OpenMatch {
  model = $state.raw<Model | null>(null);
  /** What draws it, once it is loaded. */
  game = $state.raw<GameFolder | null>(null);
  /** When the standing was told, to let a clock run on from it; and when the seats were, for how long somebody is away. */
  standingAt = $state(0);
  seatsAt = $state(0);
  /** The position was come back to by taking back: nothing is to be played of itself. */
  returned = $state(false);
  connection = $state<Connection>("connecting");
  /** Since when there is no line to the table. */
  lostAt = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What the server says while a bot has to wait for its turn to think. */
  waiting = $state.raw<Told | null>(null);
  /** A move that waits for "confirm my moves". */
  wish = $state<string | null>(null);
  /** A move on its way to the server. */
  sending = $state(false);
  playback = new Playback(speedInUse, (step) => this.#pace(step), (step, idle) => this.onshown(step, idle));
  #forecasts = new Question<Forecast>((subject) => this.#request({ type: "forecast", subject }));
  hints = new Question<Hinted>(() => this.#askHint());
  onshown: (step: Step, idle: boolean) => void = () => undefined;
  #socket: MatchSocket;
  #pending: Pending | null = null;
  #doubt = false;
  #requests = 0;
  /** The request that asked last why not. */
  #why: number | null = null;

  standing = $derived(this.model?.standing ?? null);
  /** The number with which the position was told. */
  #since = $derived(this.standing?.number ?? 0);
  yours = $derived(this.model?.match.yours ?? []);
  names = $derived(this.model ? namesOf(this.model.seats) : []);
  turns = $derived(turnsOf(this.model?.log ?? [], this.game ?? {}));
  lastMoves = $derived(lastTurn(this.turns, this.standing?.to_act ?? null));
  idle = $derived(!this.playback.busy && !this.playback.past);
  legal = $derived(this.idle && !this.sending ? (this.standing?.legal ?? []) : []);
  /** Whose turn it is in what is shown: somebody's move has not come to rest, or it is over to the next. */
  actor = $derived.by(() => {
    const step = this.playback.busy ? this.playback.step : null;
    const by = step?.entry?.by ?? this.standing?.to_act ?? null;
    const position = step?.previous ?? this.standing?.position;
    return (by === "chance" && position && this.game ? this.game.turnIn?.(position) : null) ?? by;
  });
  /** The viewer's seat with dice in its hand, once everything before has come to rest; on one screen, one after the other. */
  thrower = $derived(this.idle && !this.sending ? (this.standing?.throwing?.waiting.find((seat) => this.yours.includes(seat)) ?? null) : null);
  /** The viewer wants a coach, and nobody at the table minds; and what it tells about the position. */
  coached = $derived(this.game?.coach === true && device.settings.coach && this.model?.objections.length === 0);
  coachNumbers = $derived(this.coached ? (this.#forecasts.about(this.#since)?.forecast ?? null) : null);
  yourTurn = $derived(typeof this.standing?.to_act === "number" && this.yours.includes(this.standing.to_act));

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    const house = houseOf(id);
    this.#socket = new MatchSocket(() => house.open(id), house.opening, token, {
      known: () => (this.#doubt ? null : (this.model?.number ?? null)),
      onmessage: (message) => this.#hear(message),
      onconnection: (connection) => this.#connected(connection),
    });
  }

  /** Has somebody been on that seat: do they have a name, or have they played? */
  isKnown(info: SeatInfo): boolean {
    return info.name !== null || this.turns.some((turn) => turn.by === info.seat);
  }

  open(): void {
    // Of a match that is known here the game is known too. What is remembered changes with every move: it must not open it again.
    const known = untrack(() => device.known(this.id, this.token));
    if (known?.game) this.#load(known.game);
    this.#socket.start();
  }

  close(): void {
    this.#socket.close();
    this.playback.close();
  }

  /** Play a move, after asking back if the viewer likes that and it is not *sure*. */
  move = (text: string, sure = false): void => {
    if (!this.legal.includes(text)) return this.why(text);
    if (device.settings.confirm && !sure && this.wish !== text) this.wish = text;
    else this.#play(text);
  };

  /** Play a move that the list does not show; the server judges it. */
  attempt = (text: string): void => {
    if (this.idle && !this.sending && this.yourTurn) this.#play(text);
  };

  /** Let the dice go that the table waits for. */
  throwDice = (flick: Flick | null): void => {
    const seat = this.thrower;
    if (seat !== null) this.#begin((number) => ({ type: "throw", number, flick, seat }), seat);
  };

  /** Ask the coach about the position. */
  askCoach(): void {
    if (this.connection === "open") this.#forecasts.ask(this.#since);
  }

  /** What the game foresees for what the viewer looks at, once the server has told. */
  forecast(session: Session): Document | null {
    const subject = this.#subject(session);
    return subject === null ? null : (this.#forecasts.about(this.#since, subject)?.forecast ?? null);
  }

  /** Ask for it. */
  askForecast(session: Session): void {
    const subject = this.#subject(session);
    if (subject !== null && this.connection === "open") this.#forecasts.ask(this.#since, subject);
  }

  /** What a viewer with a seat looks at, once everything is at rest. */
  #subject(session: Session): string | null {
    const { game, legal, standing } = this;
    if (!game || !standing || !this.idle || !this.yours.length) return null;
    return game.forecast?.({ position: standing.position, legal, session }) ?? null;
  }

  /** That there is no coach in this match, and who does not want one. */
  get objection(): Message {
    const seats = this.model?.objections ?? [];
    return { key: "web-coach-off", facts: { names: seats.map((seat) => this.names[seat] ?? "").join(", "), count: seats.length } };
  }

  /** Nobody shall be coached in this match, or may be. */
  object = (objects: boolean): boolean => this.#say({ type: "object", objects });

  confirm(yes: boolean): void {
    const text = this.wish;
    this.wish = null;
    if (yes && text) this.#play(text);
  }

  why = (text: string): void => {
    this.#why = this.#request({ type: "why", text });
    if (this.#why === null) this.hint({ key: "web-reconnecting" });
  };

  hint = (message: Message): void => {
    this.notice = { text: () => say(message.key, message.facts), clause: null, mark: null, tone: "hint" };
  };

  undo = (): void => {
    this.wish = null;
    this.#say({ type: "undo-request" });
  };
  answerUndo = (agree: boolean): boolean => this.#say({ type: "undo-answer", agree });
  chat = (text: string): boolean => this.#say({ type: "chat", text });
  rename = (seat: number, name: string): boolean => this.#say({ type: "name", seat, name });
  replace = (seat: number): boolean => this.#say({ type: "replace", seat });

  /** Show again what happened since the viewer's last turn. */
  replayLast = async (): Promise<void> => {
    const since = sinceTurnOf(this.turns, this.yours, this.standing?.to_act ?? null);
    const steps = await Promise.all(since.map((entry) => this.stepOf(entry)));
    this.playback.replay(steps.filter((step) => step !== null));
    const now = this.standing;
    if (now && steps.at(-1)?.ply !== now.ply) {
      this.playback.push({ ply: now.ply, position: now.position, previous: null, entry: null });
    }
  };

  /** Look at the position after an entry; null comes back to now. */
  look = async (entry: LogEntry | null): Promise<void> => {
    this.playback.look(entry && entry.ply + 1 !== this.standing?.ply ? await this.stepOf(entry) : null);
  };

  async stepOf(entry: LogEntry): Promise<Step | null> {
    const [before, after] = [await this.#positionAt(entry.ply), await this.#positionAt(entry.ply + 1)];
    return after ? { ply: entry.ply + 1, position: after, previous: before, entry } : null;
  }

  async #positionAt(ply: number): Promise<Document | null> {
    const known = this.model?.positions.get(ply);
    if (known || !this.model) return known ?? null;
    const replay = await api.replay(this.id, this.token).catch(() => null);
    if (!replay || !this.model) return null;
    const positions = new Map(replay.frames.map((frame, index) => [index, frame.position]));
    this.model = { ...this.model, positions: new Map([...positions, ...this.model.positions]) };
    return this.model.positions.get(ply) ?? null;
  }

  /** Load what draws a game. Where that fails, the whole page is fetched anew (reload.ts). */
  #load(game: string): void {
    loadGame(game).then((folder) => (this.game = folder), () => undefined);
  }

  /** Say something that only counts now: false, and the viewer knows why, if nobody hears it. */
  #say(message: ClientMessage): boolean {
    const heard = this.#request(message) !== null;
    if (!heard) this.hint({ key: "web-reconnecting" });
    return heard;
  }

  /** Say something that will be answered or refused by its number; null if nobody hears it. */
  #request(message: ClientMessage, id = (this.#requests += 1)): number | null {
    return this.#socket.send({ ...message, id }) ? id : null;
  }

  /** Ask for a hint: of this device, as soon as somebody thinks on it, else of the server; which never takes longer. */
  #askHint(): number | null {
    const { standing } = this;
    if (!standing || !thinksHere(this.id)) return this.#request({ type: "hint" });
    if (!mind.ready) {
      mind.prepare(standing.position);
      return this.#request({ type: "hint" });
    }
    const id = (this.#requests += 1);
    mind.hint(standing.position).then(
      (found) => this.hints.hear({ type: "hint", to: id, number: standing.number, ...found }, this.#since),
      () => this.#request({ type: "hint" }, id),
    );
    return id;
  }

  #play(text: string): void {
    this.#begin((number) => ({ type: "move", number, text }));
  }

  #begin(message: Pending["message"], seat: number | null = null): void {
    this.notice = null;
    this.#pending = { ply: this.standing?.ply ?? 0, message, seat, tries: 0, request: null };
    this.#send();
  }

  /** Send the pending move; it goes out again after a lost connection, and is dropped once the match has gone on. */
  #send(): void {
    const pending = this.#pending;
    if (!pending || !this.model) return;
    const { ply, throwing } = this.model.standing;
    const thrown = pending.seat !== null && !throwing?.waiting.includes(pending.seat);
    if (ply !== pending.ply || thrown || pending.tries >= MOST_TRIES) {
      this.#pending = null;
      this.sending = false;
      return;
    }
    this.sending = true;
    pending.request = this.#request(pending.message(this.model.number));
    if (pending.request !== null) pending.tries += 1;
  }

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") this.lostAt = null;
    else if (connection === "lost") this.lostAt ??= Date.now();
    this.#forecasts.forget();
    this.hints.forget();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused") return this.#hearRefusal(message);
    if (message.type === "why") return this.#hearWhy(message);
    if (message.type === "forecast") return this.#forecasts.hear(message, this.#since);
    if (message.type === "hint") return this.hints.hear(message, this.#since);
    if (message.type === "waiting") {
      this.waiting = message;
      return;
    }
    if (!changesModel(message)) return;
    const before = this.model;
    const model = reduce(before, message);
    if (!model) {
      this.#doubt = true;
      this.#socket.restart();
      return;
    }
    this.#doubt = false;
    this.model = model;
    const now = Date.now();
    if (model.standing !== before?.standing) {
      this.standingAt = now;
      this.waiting = null;
    }
    if (model.seats !== before?.seats) this.seatsAt = now;
    if (message.type === "undone") this.returned = true;
    else if (message.type === "played" || message.type === "snapshot") this.returned = false;
    if (!before) this.#greet(model);
    this.#show(before, model, message);
    // Somebody who comes back is told at least who is there: then a move that may have been lost goes out again.
    const again = message.type === "presence" || message.type === "snapshot";
    const flicked = message.type === "flicked" && message.seat === this.#pending?.seat;
    if (this.#pending && (again || flicked || model.standing.ply !== this.#pending.ply)) this.#send();
    if (message.type === "chat") this.#hearChat(message.entry);
    if (message.type === "objections" && message.seats.length > 0 && device.settings.coach) this.hint(this.objection);
    if (message.type === "undo-refused") this.hint({ key: "web-undo-refused", facts: { name: this.names[message.seat] ?? "" } });
  }

  #show(before: Model | null, model: Model, message: ServerMessage): void {
    const { ply, position } = model.standing;
    if (message.type === "played" && before !== model) {
      const previous = before?.standing.position ?? null;
      this.playback.push({ ply, position, previous, entry: message.entry });
    } else if (message.type === "undone" || message.type === "snapshot") {
      this.wish = null;
      const shown = this.playback.step;
      const same = before && shown?.ply === ply && before.log.at(-1)?.text === model.log.at(-1)?.text;
      if (!same) this.playback.jump({ ply, position, previous: null, entry: null });
    }
  }

  /** Where the log is not in sight, what others say is shown for a moment. */
  #hearChat({ seat, text }: ChatEntry): void {
    if (isDesktop.current || !device.settings.chat || (seat !== null && this.yours.includes(seat))) return;
    this.hint({ key: "web-said", facts: { name: seat === null ? say("web-spectator") : (this.names[seat] ?? ""), text } });
  }

  #hearRefusal(refused: Refused): void {
    if (refused.code === "version") void reload();
    if (this.connection === "refused" || !this.model) {
      this.refused = refused;
      return;
    }
    if (this.#pending && this.#pending.request === refused.to) {
      if (refused.code === "stale") return this.#send();
      this.#pending = null;
      this.sending = false;
    }
    this.hints.refuse(refused.to);
    this.#forecasts.refuse(refused.to);
    this.notice = { text: () => refusalWords(refused), clause: refused.clause, mark: refused.mark, tone: "refused" };
  }

  /** Somebody who has asked again meanwhile does not want to know any more. */
  /** The first that is known of a match: its game is loaded, and who comes is told if the box is another one. */
  #greet({ match: { game, edition } }: Model): void {
    this.#load(game);
    const { away, origin } = device.known(this.id, this.token) ?? {};
    if (origin) this.hint({ key: "web-away-begun" });
    if (away) {
      this.hint({ key: "web-away-was" });
      device.keep({ match: this.id, token: this.token, away: false });
    }
    if (edition) this.hint({ key: "web-edition-played", facts: { name: edition.name, count: edition.changes.length } });
  }

  #hearWhy({ to, reason, clause, mark }: Answer): void {
    if (reason && to === this.#why) this.notice = { text: () => sayTold(reason), clause, mark, tone: "refused" };
  }

  /** A bot's moves follow each other as a person's would, unless motion or waiting is switched off, or a clock runs. */
  #pace(step: Step): number {
    const by = step.entry?.by;
    const bot = typeof by === "number" && this.model?.seats[by]?.kind === "bot";
    const waits = device.settings.speed !== "off" && !device.settings.instant && !this.standing?.clock;
    return bot && waits ? PACE : 0;
  }
}
