/** What the rules foresee in the position at hand: asked about one subject at a time, and known until the position changes. */
import type { Document, Foreseen } from "./wire";

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  /** The last question, with the position that it was about. */
  #asked = "";

  constructor(readonly send: (subject: string) => boolean) {}

  /** Ask about a subject in the position that was told with the number *since*, unless that is known or was asked just now. */
  ask(subject: string, since: number): void {
    const question = `${since} ${subject}`;
    if (question !== this.#asked && !this.about(subject, since) && this.send(subject)) this.#asked = question;
  }

  hear(message: Foreseen, since: number): void {
    const current = [...this.#known].filter(([, { number }]) => number >= since);
    this.#known = new Map([...current, [message.subject ?? "", message]]);
  }

  about(subject: string, since: number): Document | null {
    const told = this.#known.get(subject);
    return told && told.number >= since ? told.prospects : null;
  }

  /** Whatever was asked may have been lost. */
  forget(): void {
    this.#asked = "";
  }
}
