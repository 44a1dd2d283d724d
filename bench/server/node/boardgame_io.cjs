// The peer: boardgame.io's own server with the tic-tac-toe of its tutorial, everything else as it comes.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Origins, Server } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isVictory = (cells) => LINES.some((line) => line.every((i) => cells[i] !== null && cells[i] === cells[line[0]]));
const isDraw = (cells) => cells.every((cell) => cell !== null);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (isDraw(G.cells)) return { draw: true };
  },
};

// What is garbage at the moment shall not count as memory of a match.
process.on("SIGUSR2", () => {
  gc();
  console.log("collected");
});

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] })
  .run({ port: Number(process.argv[2]) })
  .then(() => console.log("ready"));
