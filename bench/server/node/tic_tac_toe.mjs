import { randomUUID } from "node:crypto";
import { sit, stand } from "./seat.mjs";

const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // a draw: all nine cells are needed

/**
 * A match of tic-tac-toe at boardgame.io's server, with both players connected.
 *
 * It speaks socket.io over a WebSocket by hand: less work than their client does, and the same work as for ours.
 */
export class TicTacToeMatch {
  #id = randomUUID();
  #seats;
  #played = 0;
  bytes = 0;
  moves = CELLS;
  onheard = () => {};

  /** Opens a match; resolves when both players have it. Their server makes it when the first one asks. */
  static async open(host) {
    const match = new TicTacToeMatch();
    await new Promise((ready) => {
      let seen = 0;
      match.#seats = [0, 1].map((seat) => {
        const socket = sit(`ws://${host}/socket.io/?EIO=4&transport=websocket`, (text) => {
          if (text === "2") socket.send("3"); // a ping
          else if (text[0] === "0") socket.send("40/tic-tac-toe,");
          else if (text.startsWith("40")) socket.send(event("sync", match.#id, String(seat), null, 2));
          else if (match.#hear(seat, text) === "sync" && ++seen === 2) ready();
        });
        return socket;
      });
    });
    return match;
  }

  get mover() {
    return this.#played % 2;
  }

  move() {
    const [player, cell] = [String(this.mover), CELLS[this.#played]];
    const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args: [cell], playerID: player } };
    this.#seats[this.mover].send(event("update", action, this.#played, this.#id, player));
    this.#played++;
  }

  leave() {
    return Promise.all(this.#seats.map(stand));
  }

  #hear(seat, text) {
    const [type] = JSON.parse(text.slice(text.indexOf(",") + 1));
    if (type === "update") {
      this.bytes += text.length;
      this.onheard(seat);
    }
    return type;
  }
}

const event = (...words) => `42/tic-tac-toe,${JSON.stringify(words)}`;
