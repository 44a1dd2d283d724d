/** The worker with the table: `engawa.page.table`, which answers what a server would. */
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { openKept } from "./kept";
import type { FromTable, Question, Start, Thought, ToTable } from "./messages";
import { Physics } from "./physics";
import { reasonOf, startPython, tell } from "./python";

/** `engawa.page.table.PageTable`. */
interface Table extends PyProxy {
  ask: (id: number, method: string, path: string, query: string, body?: string, token?: string) => Promise<string>;
  unask: (id: number) => void;
  open: (socket: number, match: string, atOnce: boolean) => void;
  say: (socket: number, text: string) => void;
  close: (socket: number) => void;
  minds: PyProxy & { hear: (number: number, text: string) => void; meet: () => void; lost: (why: string) => void };
}

const { promise: opened, resolve: begin } = Promise.withResolvers<Table>();
let minds: MessagePort | undefined;

self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  if (data.type === "start") begin(started(data));
  else void opened.then((table) => answer(table, data), () => undefined);
};

async function started(start: Start): Promise<Table> {
  try {
    const [python, kept] = await Promise.all([startPython(start, "table"), openKept()]);
    const { open_table } = python.pyimport("engawa.page.table") as { open_table: PyCallable };
    const driver: unknown = kept ?? (python.pyimport("engawa.page.store") as { Memory: PyCallable }).Memory();
    const post = (...question: Question) => minds?.postMessage(question);
    const say = (text: string) => self.postMessage(JSON.parse(text));
    const table = (await open_table(driver, post, say, new Physics(start.python))) as Table;
    tell({ type: "ready", keeps: kept !== null });
    return table;
  } catch (error) {
    fail(error);
    throw error;
  }
}

async function answer(table: Table, asked: Exclude<ToTable, Start>): Promise<void> {
  try {
    if (asked.type === "ask") await answerTo(table, asked);
    else if (asked.type === "unask") table.unask(asked.id);
    else if (asked.type === "open") table.open(asked.socket, asked.match, asked.atOnce);
    else if (asked.type === "say") table.say(asked.socket, asked.text);
    else if (asked.type === "close") table.close(asked.socket);
    else if (asked.type === "minds") listen(table, asked.port);
    else table.minds.lost(asked.why);
  } catch (error) {
    fail(error);
  }
}

async function answerTo(table: Table, { id, method, path, query, body, token }: Extract<ToTable, { type: "ask" }>): Promise<void> {
  const answered = await table.ask(id, method, path, query, body, token).catch((error: unknown) => {
    if (!reasonOf(error).startsWith("asyncio")) throw error;
    return null; // nobody waits for it any more
  });
  if (answered === null) return;
  const [status, text] = JSON.parse(answered) as [number, string];
  self.postMessage({ type: "answer", id, status, body: text } satisfies FromTable);
}

/** Ask by this port from now on, and again what nobody has answered. */
function listen(table: Table, port: MessagePort): void {
  minds?.close();
  minds = port;
  port.onmessage = ({ data: [number, text] }: MessageEvent<Thought>) => table.minds.hear(number, text);
  table.minds.meet();
}

/** Python itself has failed, or cannot start: there is no table any more. */
function fail(error: unknown): void {
  tell({ type: "failed", why: reasonOf(error) });
  self.close();
}
