/** What a page needs to be a house beside its server, fetched while there is a network: the browser keeps it. */
import { wantMessages } from "../i18n.svelte";
import { pythonPlace } from "./house";
import { RUNTIME, type Manifest } from "./python";
import tableWorker from "./table.worker.ts?worker&url";
import thinkingWorker from "./thinking.worker.ts?worker&url";

/** Messages that a match may tell at any time, and that are read when they are first told; and those of the house. */
const WORDS = ["clauses", "core", "hints", "house", "remarks", "server"];

/** All of it; rejects if something is missing. */
export async function bring(): Promise<void> {
  const place = await pythonPlace();
  const { archives } = (await (await fetched(`${place}manifest.json`)).json()) as Manifest;
  if (!archives.table) throw new Error("there is no table for pages");
  const files = ["pyodide.mjs", ...RUNTIME, ...archives.table].map((name) => place + name);
  // Nobody reads them now; they have to come whole for the browser to keep them.
  const whole = [tableWorker, thinkingWorker, ...files].map(async (url) => (await fetched(url)).arrayBuffer());
  await Promise.all([import("./page"), ...WORDS.map((name) => wantMessages(name)), ...whole]);
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, { priority: "low" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
