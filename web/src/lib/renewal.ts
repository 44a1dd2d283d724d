/** A part of the page that cannot be loaded: the network is gone, or the server was upgraded and has other parts now. */

const BETWEEN = 2000; // milliseconds between two attempts to reach the server
const AGAIN = 10_000; // and at least between two times that the page is fetched anew
const RENEWED = "engawa.renewed";

/** Fetch the page anew as soon as the server can be reached; its place in the address stays. */
export function renewWhenParted(): void {
  addEventListener("vite:preloadError", () => void renew(), { once: true });
}

async function renew(): Promise<void> {
  const since = Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0);
  await pause(Math.max(0, AGAIN - since));
  while (!(await isReachable())) await pause(BETWEEN);
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const isReachable = (): Promise<boolean> => fetch("./", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false);
