import WebSocket from "ws";

/** The socket of one seat, which offers to deflate as browsers do. `hear` gets every message as text. */
export function sit(url, hear) {
  const socket = new WebSocket(url);
  socket.on("error", fail);
  socket.on("close", lost);
  socket.on("message", (data) => hear(data.toString()));
  return socket;
}

/** Go away; resolves when the server knows. */
export function stand(socket) {
  socket.off("close", lost);
  return new Promise((gone) => {
    socket.on("close", gone);
    socket.close();
  });
}

/** End with one line: what was measured so far is not to be trusted. */
export function fail(error) {
  console.error(`crowd: ${error.message}`);
  process.exit(1);
}

function lost(code) {
  fail(new Error(`the server closed a socket with code ${code}`));
}
