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
import { asideWords } from "./table/asides";
import { Question } from "./question.svelte";
import { refusalWords } from "./refusals";
import { reload } from "./reload";
import { Playback, type Step } from "./playback.svelte";
import { MatchSocket, type Connection } from "./socket";
import { isDesktop } from "./desktop.svelte";
import { lastTurn, sinceTurnOf, turnsOf } from "./turns";
import type { Agreement, Answer, Aside, ChatEntry, ClientMessage, Document, Flick, Forecast, Hinted, LogEntry, Refused, ServerMessage, Standing, Told } from "./wire";

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

/** How somebody can end a match before its end. */
export type Leaving = "resign" | "draw" | "abort";

const NOTHING_AGREED: Agreement = { hints: false, coach: false, undo: false, leaver: "bot" };
/** What is told of others by a notice, and not in the log alone. */
const NOTICED: readonly Aside["kind"][] = ["hint", "undo", "draw-refused", "resigned"];
/** Whether something typed is a move, and why it cannot be played, if it cannot. */
export interface Judged {
  readable: boolean;
  reason: string;
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
  /** How many lines of the chat were in sight. */
  read = $state(0);
  /** Others have said something since. */
  unread = $derived(device.settings.chat && (this.model?.chat ?? []).slice(this.read).some(({ seat }) => seat === null || !this.yours.includes(seat)));
  /** A move that waits for "confirm my moves". */
  wish = $state<string | null>(null);
  /** A way to end the match that waits to be confirmed. */
  leaving = $state<Leaving | null>(null);
  /** The draw that was answered: several may be asked. */
  answered = $state<number | null>(null);
  /** A move on its way to the server. */
  sending = $state(false);
  playback = new Playback(speedInUse, (step) => this.#pace(step), (step, idle) => this.onshown(step, idle), (one, next) => this.#joins(one, next));
  #forecasts = new Question<Forecast>((subject) => this.#request({ type: "forecast", subject }));
  hints = new Question<Hinted>(() => this.#askHint());
  onshown: (step: Step, idle: boolean) => void = () => undefined;
  #socket: MatchSocket;
  #pending: Pending | null = null;
  /** The viewer's seat whose dice have left the hand, until the table says so. */
  #thrown = $state<number | null>(null);
  #doubt = false;
  #requests = 0;
  /** What the table knows of the viewer's wish for bots to move at once. */
  #hurries = false;
  /** The request that asked last why not. */
  #why: number | null = null;
  /** What was typed and is to be judged. */
  #judging: { id: number; resolve: (judged: Judged) => void } | null = null;

  standing = $derived(this.model?.standing ?? null);
  /** The number with which the position was told. */
  #since = $derived(this.standing?.number ?? 0);
  /** The viewer's seats; while it is played, those that are still theirs to play. */
  yours = $derived(this.model?.match.yours.filter((seat) => this.standing?.result || !this.model?.seats[seat]?.resigned) ?? []);
  agreement = $derived(this.model?.match.agreement ?? NOTHING_AGREED);
  names = $derived(this.model ? namesOf(this.model.seats) : []);
  turns = $derived(turnsOf(this.model?.log ?? [], this.game ?? {}));
  lastMoves = $derived(lastTurn(this.turns, this.standing?.to_act ?? null));
  idle = $derived(!this.playback.busy && !this.playback.past);
  /**
   * Where the match stands as far as it has been shown: status, dock, title, sounds, clocks and the end follow it, and none of
   * them runs ahead of the board. What the server told is `standing`; both are the same as soon as everything rests.
   */
  shown = $derived.by((): Standing | null => {
    const { standing } = this;
    const underWay = this.playback.underWay;
    if (!standing) return null;
    if (underWay) {
      const { entry, position } = underWay;
      const clock = standing.clock && { ...standing.clock, runs: null };
      return { ...standing, position: position ?? standing.position, to_act: entry?.by ?? standing.to_act, legal: [], thrower: null, throwing: null, result: null, clock };
    }
    const { throwing } = standing;
    const thrown = throwing && this.#thrown !== null;
    return thrown ? { ...standing, throwing: { ...throwing, waiting: throwing.waiting.filter((seat) => seat !== this.#thrown) } } : standing;
  });
  /** What others did, or chance decided, is being shown, and that takes a while. */
  showsOthers = $derived.by(() => {
    const { busy, underWay } = this.playback;
    return busy && speedInUse() !== "off" && !this.yours.some((seat) => seat === underWay?.entry?.by);
  });
  legal = $derived(this.idle && !this.sending ? (this.shown?.legal ?? []) : []);
  /** Whose turn it is in what is shown: somebody's move has not come to rest, or it is over to the next. */
  actor = $derived.by(() => {
    const { to_act: by, position } = this.shown ?? { to_act: null };
    return (by === "chance" && position && this.game ? this.game.turnIn?.(position) : null) ?? by;
  });
  /** The viewer's seat with dice in its hand, once everything before has come to rest; on one screen, one after the other. */
  thrower = $derived(this.idle && !this.sending ? (this.shown?.throwing?.waiting.find((seat) => this.yours.includes(seat)) ?? null) : null);
  /** The viewer wants a coach, it was agreed on, and nobody at the table minds; and what it tells about the position. */
  coached = $derived(this.game?.coach === true && device.settings.coach && this.agreement.coach && this.model?.objections.length === 0);
  coachNumbers = $derived(this.coached ? (this.#forecasts.about(this.#since)?.forecast ?? null) : null);
  yourTurn = $derived(this.idle && typeof this.shown?.to_act === "number" && this.yours.includes(this.shown.to_act));

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

  /** Play a move that the list does not show; the server judges it. Whether it could be sent now. */
  attempt = (text: string): boolean => {
    const can = this.yourTurn && !this.sending;
    if (can) this.#play(text);
    return can;
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

  /** Whether a text is a move, and what forbids it; for whoever asks by typing, who reads the answer there. */
  judge(text: string): Promise<Judged> {
    const id = this.#request({ type: "why", text });
    if (id === null) return Promise.resolve({ readable: true, reason: say("web-reconnecting") });
    return new Promise((resolve) => (this.#judging = { id, resolve }));
  }

  /** Tell something for a moment; of what may change meanwhile, such as a name, what it is now. */
  hint = (message: Message | (() => Message)): void => {
    const now = typeof message === "function" ? message : () => message;
    this.notice = { text: () => say(now().key, now().facts), clause: null, mark: null, tone: "hint" };
  };

  undo = (): void => {
    this.wish = null;
    this.#say({ type: "undo-request" });
  };
  /** End the match in one of the ways that the server offers, once that is confirmed. */
  leave = (way: Leaving): boolean => {
    this.leaving = null;
    return this.#say(way === "draw" ? { type: "draw-offer" } : { type: way });
  };
  answerDraw = (agree: boolean): boolean => {
    this.answered = this.#since;
    return this.#say({ type: "draw-answer", agree });
  };
  answerUndo = (agree: boolean): boolean => this.#say({ type: "undo-answer", agree });
  chat = (text: string): boolean => this.#say({ type: "chat", text });
  /** Tell the table whether bots move at once. */
  pace(): void {
    const { instant } = device.settings;
    if (instant !== this.#hurries && this.connection === "open") this.#request({ type: "pace", at_once: instant });
    this.#hurries = instant;
  }
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
    if (!this.agreement.hints) return null;
    if (!standing || !thinksHere(this.id)) return this.#request({ type: "hint" });
    if (!mind.ready) {
      mind.prepare(standing.position);
      return this.#request({ type: "hint" });
    }
    // The table is told that there was a hint, and says no where it was not agreed on.
    const id = this.#request({ type: "hint", here: true });
    if (id === null) return null;
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
      this.#settle();
      return;
    }
    this.sending = true;
    this.#thrown = pending.seat;
    pending.request = this.#request(pending.message(this.model.number));
    if (pending.request !== null) pending.tries += 1;
  }

  /** Nothing is on its way to the server any more. */
  #settle(): void {
    this.#pending = null;
    this.sending = false;
    this.#thrown = null;
  }

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "open") {
      this.lostAt = null;
      this.#hurries = false;
      this.pace();
    }
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
    if (!before) {
      this.read = model.chat.length;
      this.#greet(model);
    }
    this.#show(before, model, message);
    // Somebody who comes back is told at least who is there: then a move that may have been lost goes out again.
    const again = message.type === "presence" || message.type === "snapshot";
    const flicked = message.type === "flicked" && message.seat === this.#pending?.seat;
    if (this.#pending && (again || flicked || model.standing.ply !== this.#pending.ply)) this.#send();
    if (message.type === "chat") this.#hearChat(message.entry);
    if (message.type === "noted" || message.type === "undone") this.#hearAside(message.aside, before, model);
    if (message.type === "played" && before?.standing.draw_asked != null && model.standing.draw_asked === null) this.#hearNoDraw(before, message.entry.by);
    if (model.standing.result) this.leaving = null;
    if (message.type === "objections" && message.seats.length > 0 && device.settings.coach) this.hint(this.objection);
    if (message.type === "undo-refused") this.hint({ key: "web-undo-refused", facts: { name: this.names[message.seat] ?? "" } });
  }

  #show(before: Model | null, model: Model, message: ServerMessage): void {
    const { ply, position } = model.standing;
    if (message.type === "played" && before !== model) {
      const previous = before?.standing.position ?? null;
      this.playback.push({ ply, position, previous, entry: message.entry });
    } else if (message.type === "undone" || message.type === "snapshot" || (message.type === "noted" && model.standing.result)) {
      this.wish = null;
      const shown = this.playback.step;
      const same = before && shown?.ply === ply && before.log.at(-1)?.text === model.log.at(-1)?.text;
      if (!same) this.playback.jump({ ply, position, previous: null, entry: null });
    }
  }

  /** What somebody else did beside the moves is told for a moment. */
  #hearAside(aside: Aside, before: Model | null, model: Model): void {
    if (before?.asides === model.asides || !NOTICED.includes(aside.kind) || model.match.yours.includes(aside.seat) || model.standing.result) return;
    this.hint(asideWords(aside, this.names));
  }

  /** Whoever plays on where a draw was offered has answered by that. */
  #hearNoDraw(before: Model, by: number | "chance"): void {
    const offered = before.standing.draw_asked;
    if (by !== "chance" && offered !== null && this.yours.includes(offered) && !this.yours.includes(by)) {
      this.hint(asideWords({ kind: "draw-refused", seat: by }, this.names));
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
      this.#settle();
    }
    if (this.#judging && this.#judging.id === refused.to) {
      this.#judging.resolve({ readable: refused.code !== "unreadable", reason: refusalWords(refused) });
      return;
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
    if (to === this.#judging?.id) this.#judging?.resolve({ readable: true, reason: reason ? [sayTold(reason), clause].filter(Boolean).join(" ") : "" });
    if (reason && to === this.#why) this.notice = { text: () => sayTold(reason), clause, mark, tone: "refused" };
  }

  /** What others do is shown as one where the game says so; what one does oneself is seen as it is done. */
  #joins(one: LogEntry, next: LogEntry): boolean {
    return !this.yours.includes(one.by as number) && (this.game?.joins?.(one, next) ?? false);
  }

  /** A bot's moves follow each other as a person's would, unless motion or waiting is switched off, or a clock runs. */
  #pace(step: Step): number {
    const by = step.entry?.by;
    const bot = typeof by === "number" && this.model?.seats[by]?.kind === "bot";
    const waits = device.settings.speed !== "off" && !device.settings.instant && !this.standing?.clock;
    return bot && waits ? PACE : 0;
  }
}
