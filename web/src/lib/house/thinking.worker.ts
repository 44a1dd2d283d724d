/** The worker that thinks: bots' moves, hints and analyses, for anybody who brings a port. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Question, Start, Thought, ToThinking } from "./messages";
import { reasonOf, startPython, tell } from "./python";

/** `engawa.page.thinking.Desk`. */
interface Desk extends PyProxy {
  think: (number: number, text: string) => void;
  stop: (number: number) => void;
}

const { promise: desks, resolve: begin } = Promise.withResolvers<PyCallable>();

self.onmessage = ({ data }: MessageEvent<ToThinking>) => {
  if (data.type === "start") begin(started(data));
  else void desks.then((Desk) => serve(Desk, data.port), () => undefined);
};

async function started(start: Start): Promise<PyCallable> {
  try {
    const python = await startPython(start, "bots");
    const { Desk } = python.pyimport("engawa.page.thinking") as { Desk: PyCallable };
    tell({ type: "ready", keeps: false });
    return Desk;
  } catch (error) {
    tell({ type: "failed", why: reasonOf(error) });
    self.close();
    throw error;
  }
}

function serve(Desk: PyCallable, port: MessagePort): void {
  const desk = Desk((number: number, text: string) => port.postMessage([number, text] satisfies Thought)) as Desk;
  port.onmessage = ({ data: [what, number, text] }: MessageEvent<Question>) => {
    try {
      if (what === "think") desk.think(number, text);
      else desk.stop(number);
    } catch (error) {
      tell({ type: "failed", why: reasonOf(error) });
      self.close(); // Python itself has failed: another worker is started
    }
  };
}
