import { describe, expect, test } from "vitest";
import { href, parsePlace } from "../src/lib/router.svelte";

describe("hashes", () => {
  test("name a page, its parts and its query", () => {
    const place = parsePlace("#/new/niwa?way=link&options=%7B%7D");
    expect(place.path).toEqual(["new", "niwa"]);
    expect(place.query.get("way")).toBe("link");
    expect(place.query.get("options")).toBe("{}");
  });

  test("anything else is the home shelf", () => {
    for (const hash of ["", "#", "#/", "#main"]) expect(parsePlace(hash).path).toEqual([]);
  });

  test("a game's key with a slash stays one part", () => {
    expect(parsePlace(href(`/rules/${encodeURIComponent("nueby/jaeger")}/NB-1`)).path).toEqual(["rules", "nueby/jaeger", "NB-1"]);
  });

  test("a broken escape is taken as it is", () => {
    expect(parsePlace("#/rules/%zz").path).toEqual(["rules", "%zz"]);
  });
});
