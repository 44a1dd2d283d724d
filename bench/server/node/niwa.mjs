import { fail, sit, stand } from "./seat.mjs";

const VERSION = Number(process.argv[5]); // of the protocol

/** A match of Niwa at our server, with both seats connected. It begins in the middle of a game and goes by a script. */
export class NiwaMatch {
  #seats;
  #standing;
  #played = 0;
  bytes = 0;
  onheard = () => {};

  /** Opens a match; resolves when both seats have seen the table. */
  static async open(host, script) {
    const match = new NiwaMatch();
    const wish = { game: "niwa", seats: [{ kind: "me" }, { kind: "link" }], record: script.position };
    const answer = await post(`http://${host}/api/matches`, wish);
    const made = await answer.json();
    if (!answer.ok) fail(new Error(made.reason.en));
    match.moves = script.moves;
    const tokens = [made.token, made.links[0].token];
    await new Promise((ready) => {
      let seen = 0;
      match.#seats = tokens.map((token, seat) => {
        const socket = sit(`ws://${host}/api/matches/${made.match}/socket`, (text) => {
          const message = JSON.parse(text);
          match.#hear(seat, text, message);
          if (message.type === "snapshot" && ++seen === 2) ready();
        });
        socket.on("open", () => socket.send(JSON.stringify({ type: "hello", version: VERSION, token })));
        return socket;
      });
    });
    return match;
  }

  get mover() {
    return this.#standing.to_act;
  }

  move() {
    const { number } = this.#standing;
    this.#seats[this.mover].send(JSON.stringify({ type: "move", number, text: this.moves[this.#played++] }));
  }

  leave() {
    return Promise.all(this.#seats.map(stand));
  }

  #hear(seat, text, message) {
    if (message.type === "refused") fail(new Error(message.reason.en));
    if (message.standing) this.#standing = message.standing;
    if (message.type !== "played") return;
    this.bytes += text.length;
    this.onheard(seat);
  }
}

/** Asks once more where a connection that was kept has just been let go by a server that was kept waiting. */
function post(url, document) {
  const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(document) };
  return fetch(url, asked).catch(() => fetch(url, asked));
}
