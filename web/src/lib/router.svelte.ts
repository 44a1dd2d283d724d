/** Pages are hashes: `#/m/<match>/<token>`. What stands behind # never reaches a server, so seat tokens stay here. */

export interface Place {
  path: string[];
  query: URLSearchParams;
}

/** A hash as a place; anything else than `#/…` is the home shelf. */
export function parsePlace(hash: string): Place {
  const text = hash.startsWith("#/") ? hash.slice(2) : "";
  const mark = text.indexOf("?");
  const path = mark < 0 ? text : text.slice(0, mark);
  return {
    path: path.split("/").filter((part) => part !== "").map(decoded),
    query: new URLSearchParams(mark < 0 ? "" : text.slice(mark + 1)),
  };
}

/** The hash of a page: `href("/rules/niwa/NI-6")`. */
export function href(path: string, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `#${path.startsWith("/") ? path : `/${path}`}${asked ? `?${asked}` : ""}`;
}

/** Open a page. With `instead`, the present one is left out of the way back. */
export function go(path: string, query: Record<string, string> = {}, instead = false): void {
  if (instead) {
    history.replaceState(null, "", href(path, query));
    here.place = parsePlace(location.hash);
  } else location.hash = href(path, query);
}

/** An address that can be given away: this page's, with another hash. */
export function shareable(path: string): string {
  return new URL(href(path), document.baseURI).href;
}

class Here {
  place = $state.raw<Place>(parsePlace(typeof location === "undefined" ? "" : location.hash));
}

export const here = new Here();

if (typeof window !== "undefined")
  window.addEventListener("hashchange", () => {
    here.place = parsePlace(location.hash);
  });

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
