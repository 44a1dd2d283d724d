/**
 * Going on in this page when the network is gone, in a match against bots alone; and coming back to the one on the server.
 *
 * The seed of a match is the server's secret, so the page goes on from the position, with dice of its own.
 */
import type { GameFolder } from "../../games/contract";
import { api } from "../api";
import { device } from "../device.svelte";
import { isHere } from "../house/house";
import { houseState } from "../house/state.svelte";
import { say } from "../i18n.svelte";
import { thinksHere } from "../minds/where";
import type { OpenMatch } from "../openmatch.svelte";
import { explain } from "../refusals";
import { isReachable } from "../reload";
import { go } from "../router.svelte";
import type { SeatWish } from "../wire";
import type { Prompt } from "./prompt";

/** The mark that a page leaves when it can go on without a network, for whoever looks at its performance. */
const READY = "engawa-away";
/** Milliseconds without a line after which it is offered. */
const SOON = 4000;
/** And between two looks whether the server is back. */
const BETWEEN = 5000;

export class Away {
  /** All that it takes has come while there was a network. */
  able = $state(false);
  #starting = $state(false);
  /** The server that this match came from is there again. */
  #back = $state(false);
  #bringing = false;

  constructor(
    readonly match: OpenMatch,
    readonly game: GameFolder,
  ) {}

  /** Could this match go on in the page? Somebody who has played here, and bots. */
  get fits(): boolean {
    const { model, yours, id } = this.match;
    if (!model || !this.game.goesOn || yours.length === 0 || model.standing.result || isHere(id)) return false;
    const bots = model.seats.every(({ kind, seat }) => kind === "bot" || yours.includes(seat));
    return bots && model.log.some(({ by }) => by !== "chance" && yours.includes(by));
  }

  /** Have ready what it takes, where this device thinks by itself: whoever wants to load little does not load this. */
  async bring(): Promise<void> {
    if (this.#bringing || !this.fits || !thinksHere(this.match.id)) return;
    this.#bringing = true;
    const { bring } = await import("../house/ahead");
    this.able = await bring().then(() => true, () => false);
    if (this.able) performance.mark(READY);
  }

  /** Look for the server that this match came from, until it is there. What is returned ends that. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (!this.#origin) return;
      this.#back = await isReachable();
      if (!this.#back) timer = setTimeout(look, BETWEEN);
    };
    timer = setTimeout(look, BETWEEN);
    return () => clearTimeout(timer);
  }

  /** What is asked of the viewer, if anything. */
  prompt(now: number): Prompt | null {
    if (this.#starting) return { text: say("web-away-starting"), yes: say("web-cancel"), onyes: () => (this.#starting = false) };
    const { lostAt } = this.match;
    if (this.able && this.fits && lostAt !== null && now - lostAt >= SOON) {
      return { text: say("web-away-offer"), yes: say("web-away-yes"), onyes: () => void this.#goOn() };
    }
    if (!this.#back || !this.#origin) return null;
    return { text: say("web-away-back"), yes: say("web-away-return"), no: say("web-away-stay"), onyes: () => this.#settle(true), onno: () => this.#settle(false) };
  }

  get #origin() {
    return device.known(this.match.id, this.match.token)?.origin;
  }

  async #goOn(): Promise<void> {
    const { id, token, model, yours } = this.match;
    if (!model) return;
    this.#starting = true;
    const { match: { game, title }, standing } = model;
    const seats = model.seats.map(({ seat, name, bot }): SeatWish => (yours.includes(seat) ? { kind: "me", name } : { kind: "bot", name, bot }));
    try {
      const made = await api.makeHere({ game, options: {}, seats, clock: null, record: standing.position });
      // Meanwhile the network has come back, or the viewer would rather wait for it.
      if (!this.#starting || this.match.connection === "open") return;
      device.keep({ match: id, token, away: true });
      device.keep({ ...made, game, title, origin: { match: id, token } });
      go(`/m/${made.match}/${made.token}`);
    } catch (error) {
      this.able = false;
      const why = houseState.failed ?? explain(error);
      this.match.notice = { text: () => say("web-away-failed", { why }), clause: null, mark: null, tone: "refused" };
    } finally {
      this.#starting = false;
    }
  }

  /** Back to the server's match, or not. */
  #settle(returns: boolean): void {
    const origin = this.#origin;
    this.#back = false;
    device.keep({ match: this.match.id, token: this.match.token, origin: undefined });
    if (returns && origin) go(`/m/${origin.match}/${origin.token}`);
  }
}
