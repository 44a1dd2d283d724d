/**
 * The service worker of a folder without a server: it keeps all files, so that the page opens without a network.
 *
 * `page/folder.py` puts `self.KEPT = …` before it, the version with every file and its SHA-256; so a version is kept whole
 * or not at all. Names of parts and the folder of Python change with what is in them: a page of yesterday goes on with its
 * own, and the next one to be opened is of today. A server sends this file as it is: there is nothing to keep then, and a
 * worker that an earlier folder left at this address takes its leave.
 */

export {};

interface Kept {
  version: string;
  files: Record<string, string>;
}

/** What TypeScript's library of pages lacks of a service worker. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  KEPT?: Kept;
  clients: { claim: () => Promise<void>; matchAll: (options: { type: "window" }) => Promise<unknown[]> };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: "install" | "activate", listener: (event: Lasting) => void) => void) &
    ((type: "fetch", listener: (event: Fetching) => void) => void);
}

const scope = self as unknown as Scope;
const kept = scope.KEPT;
const base = new URL("./", location.href).href;
/** Folders of one address do not touch each other's. */
const ours = `engawa ${base} `;
const name = `${ours}${kept?.version}`;
const page = `${base}index.html`;
/** Files that are fetched at once. */
const AT_ONCE = 4;

scope.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(kept ? begin() : leave()));
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const [place = ""] = url.split(/[?#]/);
  if (!kept || !place.startsWith(base) || (method !== "GET" && method !== "HEAD")) return;
  if (mode === "navigate") event.waitUntil(forgetOld());
  event.respondWith(found(place === base ? page : place, event.request));
});

async function found(url: string, request: Request): Promise<Response> {
  const own = await (await caches.open(name)).match(url);
  return own ?? (await caches.match(url)) ?? fetch(request);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(name);
  const left = Object.entries(kept?.files ?? {});
  const keepOnes = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const url = base + next[0];
      await cache.put(url, await fileOf(url, next[1]));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepOnes));
  } catch (error) {
    await caches.delete(name); // not half a version
    throw error;
  }
}

/** A file as this version has it: of those that are kept, of what the browser remembers, or fetched anew. */
async function fileOf(url: string, digest: string): Promise<Response> {
  const sources = [() => caches.match(url), () => fetch(url), () => fetch(url, { cache: "reload" })];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await digestOf(bytes)) !== digest) continue;
    return new Response(bytes, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } });
  }
  throw new Error(`${url} is not of version ${kept?.version}`);
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function begin(): Promise<void> {
  await forgetOld();
  await scope.clients.claim(); // the page that brought this worker can do without a network, too
}

/** Forget other versions, unless a page is open that may need the parts of one. */
async function forgetOld(): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window" });
  if (open.length === 0) await forget((other) => other !== name);
}

async function leave(): Promise<void> {
  await forget(() => true);
  await scope.registration.unregister();
}

async function forget(which: (other: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((other) => other.startsWith(ours) && which(other));
  await Promise.all(names.map((other) => caches.delete(other)));
}
