/** A page that is of yesterday: the server was upgraded, so that it has other parts now, or speaks otherwise. */

const BETWEEN = 2000; // milliseconds between two attempts to reach the server
const AGAIN = 10_000; // and at least between two times that the page is fetched anew
const RENEWED = "engawa.renewed";

/** Fetch the page anew if a part of it cannot be loaded. */
export function renewWhenParted(): void {
  addEventListener("vite:preloadError", () => void renew(), { once: true });
}

/** Fetch the page anew as soon as the server can be reached, which may be the reason; its place in the address stays. */
export async function renew(): Promise<void> {
  const since = Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0);
  await pause(Math.max(0, AGAIN - since));
  while (!(await isReachable())) await pause(BETWEEN);
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const isReachable = (): Promise<boolean> => fetch("./", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false);
