/** A page that is of yesterday: the server was upgraded, so that it has other parts now, or speaks otherwise. */

const BETWEEN = 2000; // milliseconds between two attempts to reach the server
const AGAIN = 10_000; // and that a page which was fetched anew waits before it is again

/** Fetch the page anew if a part of it cannot be loaded. */
export function reloadWhenParted(): void {
  addEventListener("vite:preloadError", () => void reload(), { once: true });
}

/** Fetch the page anew as soon as the server can be reached, which may be the reason; its place in the address stays. */
export async function reload(): Promise<void> {
  const [coming] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (coming?.type === "reload") await pause(AGAIN - performance.now());
  while (!(await isReachable())) await pause(BETWEEN);
  location.reload();
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
/** Is the server there? */
export const isReachable = (): Promise<boolean> => fetch("./", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false);
