/** A question to the server about the position at hand: asked once, again if it may have been lost, and answered until the position changes. */

/** An answer: to which request, about the position with which number, and about what in it. */
export interface Answered {
  to: number | null;
  number: number;
  subject?: string | null;
}

/** What was asked last, in the position that was told with the number *since*, and whether the answer is still to come. */
interface Asked {
  since: number;
  subject: string | null;
  request: number;
  waits: boolean;
}

export class Question<T extends Answered> {
  #known = $state.raw<ReadonlyMap<string | null, T>>(new Map());
  #asked = $state.raw<Asked | null>(null);

  /** *send* says the number of the request; null if nobody hears it. */
  constructor(readonly send: (subject: string | null) => number | null) {}

  /** Ask about the position that was told with the number *since*, unless that is known, or was asked last. */
  ask(since: number, subject: string | null = null): void {
    const asked = this.#asked;
    if (this.about(since, subject) || (asked?.since === since && asked.subject === subject)) return;
    const request = this.send(subject);
    if (request !== null) this.#asked = { since, subject, request, waits: true };
  }

  /** Keep an answer if it is about the position at hand, which was told with the number *since*. One that comes too late is not. */
  hear(answer: T, since: number): void {
    const current = [...this.#known].filter(([, { number }]) => number >= since);
    this.#known = new Map([...current, [answer.subject ?? null, answer]]);
    // A server that has answered anything can be asked again what it has refused meanwhile.
    if (this.#asked?.request === answer.to || !this.#asked?.waits) this.#asked = null;
  }

  /** What was told about the position with that number. Chat in between raises the number, and changes no position. */
  about(since: number, subject: string | null = null): T | null {
    const told = this.#known.get(subject);
    return told && told.number >= since ? told : null;
  }

  waits(since: number, subject: string | null = null): boolean {
    const asked = this.#asked;
    return asked !== null && asked.waits && asked.since === since && asked.subject === subject;
  }

  /** A request was refused: if it was this question, it is not asked again about the same position. */
  refuse(request: number | null): void {
    if (this.#asked && this.#asked.request === request) this.#asked = { ...this.#asked, waits: false };
  }

  /** Whatever was asked may have been lost. */
  forget(): void {
    this.#asked = null;
  }
}
