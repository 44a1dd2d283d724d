/** Somebody who comes by a link, and is shown what it leads to before they sit down. */
import { api } from "./api";
import { device } from "./device.svelte";
import { isHere } from "./house/house";
import type { OpenMatch } from "./openmatch.svelte";
import type { Invitation } from "./wire";

export class Invited {
  /** What is shown; null once there is nothing to ask. */
  invitation = $state.raw<Invitation | null>(null);
  /** The table may be opened. */
  seated = $state(false);
  #name: string | null = null;
  #objects = false;

  constructor(readonly match: OpenMatch) {
    // Whoever was here before, and whoever sits in this page, is no guest.
    if (device.known(match.id, match.token) || isHere(match.id)) this.seated = true;
    else void this.#ask();
  }

  sit = (name: string, objects: boolean): void => {
    this.#name = name;
    this.#objects = objects;
    this.#goIn();
  };

  /** Say at the table what was said on the invitation, or what this device remembers, once. */
  introduce(): void {
    const { match } = this;
    const [seat, second] = match.yours;
    const info = seat === undefined ? undefined : match.model?.seats[seat];
    const name = this.#name ?? device.settings.name;
    if (this.#objects && match.object(true)) this.#objects = false;
    if (second !== undefined || !info || !name || (this.#name === null && info.name !== null) || info.name === name) return;
    if (match.rename(info.seat, name)) this.#name = null;
  }

  /** A seat that nobody has taken yet is offered; whatever else a link opens, and whatever cannot be asked, is for the table to say. */
  async #ask(): Promise<void> {
    const { match } = this;
    const invitation = await api.invitation(match.id, match.token).catch(() => null);
    const [seat, second] = invitation?.yours ?? [];
    const info = seat === undefined || second !== undefined ? undefined : invitation?.seats[seat];
    if (invitation && info?.kind === "link" && !info.came && !invitation.over) this.invitation = invitation;
    else this.#goIn();
  }

  #goIn(): void {
    this.invitation = null;
    this.seated = true;
  }
}
