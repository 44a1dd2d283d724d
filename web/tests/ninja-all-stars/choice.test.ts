import { describe, expect, test } from "vitest";
import { play, tapOffer, tapReserve, tapSpace, turnTo } from "../../src/games/ninja-all-stars/acting";
import { WAYS } from "../../src/games/ninja-all-stars/keyboard";
import { isSilent } from "../../src/games/ninja-all-stars/choice";
import { isCard } from "../../src/games/ninja-all-stars/notation";
import { optionsOf } from "../../src/games/ninja-all-stars/turn";
import { type Case, cases, phases, tableAt, yard, yards } from "./table";

/** Everything that taps can lead to: buttons of offers, what the board offers for each, models of the reserve, targets, ways. */
function reachable(found: Case): Set<string> {
  const reached = new Set<string>();
  const table = tableAt(found);
  const { session } = table;
  const start = table.turn().choice.offers;
  for (const offer of [null, ...start.filter(({ name }) => !isSilent(name) || isCard(name)).map(({ name }) => name)]) {
    session.clear();
    session.offer = offer;
    const { choice } = table.turn();
    for (const each of choice.offers) if (each.moves.length === 1 && !each.moves[0]!.picks.length) reached.add(each.moves[0]!.text);
    for (const model of [null, ...choice.reserve]) {
      session.model = model;
      session.target = null;
      for (const move of [...optionsOf(table.turn()), ...table.turn().choice.meant]) reached.add(move.text);
      for (const [space, moves] of table.turn().choice.places) {
        session.target = space;
        for (const move of moves) if (move.picks.at(-1)?.kind !== "way") reached.add(move.text);
        for (const move of table.turn().choice.ways.values()) reached.add(move.text);
      }
      session.target = null;
      for (const move of table.turn().choice.ways.values()) reached.add(move.text);
    }
  }
  return reached;
}

describe("every legal move can be reached by taps", () => {
  test.each(phases)("in %s", (phase) => {
    const found = cases[phase]!;
    expect([...reachable(found)].sort()).toEqual([...found.legal].sort());
  });
});

describe("taps", () => {
  test("choose a ninja first, and activate it when it is tapped again", () => {
    const found = cases.turn!;
    const table = tableAt(found);
    const [first] = found.legal;
    const model = first!.split(" ")[1]!;
    const space = found.position.models[model]!.at!;
    tapSpace(table.props(), space, yard);
    expect(table.said).toEqual([]);
    expect(table.session.looked).toBe(model);
    tapSpace(table.props(), space, yard);
    expect(table.said).toEqual([first]);
  });

  test("play a step at once", () => {
    const found = cases["act moving"]!;
    const step = found.legal.find((text) => text.startsWith("step"))!;
    const table = tableAt(found);
    tapSpace(table.props(), step.split(" ")[1]!, yard);
    expect(table.said).toEqual([step]);
  });

  test("on a space out of reach ask why not", () => {
    const table = tableAt(cases["act moving"]!);
    tapSpace(table.props(), "a1", yard);
    expect(table.said).toEqual(["why step a1"]);
  });

  test("anywhere turn the model that way, however the board is turned", () => {
    const found = cases.face!;
    const id = String(found.position.todo![0]![1]);
    const at = found.position.models[id]!.at!;
    const north = `${at[0]}1`;
    for (const yard of yards) {
      const table = tableAt(found);
      tapSpace(table.props(), north, yard);
      expect(table.said).toEqual(["face N"]);
    }
  });

  test("beside the board turn the model beyond the edge", () => {
    const table = tableAt(cases.face!);
    turnTo(table.props(), "SW");
    expect(table.said).toEqual(["face SW"]);
  });

  test("on the model itself do not turn it", () => {
    const found = cases.face!;
    const table = tableAt(found);
    tapSpace(table.props(), found.position.models[String(found.position.todo![0]![1])]!.at!, yard);
    expect(table.said).toEqual(["hint ninja-all-stars-ui-hint-face"]);
  });

  test("deploy the ninja of the reserve that was chosen", () => {
    const found = cases.deploy!;
    const table = tableAt(found);
    const wanted = found.legal.at(-1)!.split(" ");
    tapReserve(table.props(), wanted[1]!);
    tapSpace(table.props(), wanted[2]!, yard);
    expect(table.said).toEqual([wanted.join(" ")]);
  });

  test("on a button play what has nothing to pick, and show the targets of what has", () => {
    const found = cases["act moving"]!;
    const table = tableAt(found);
    const face = table.turn().choice.offers.find(({ name }) => name === "face")!;
    tapOffer(table.props(), face);
    expect(table.said).toEqual([]);
    expect([...table.turn().choice.ways.keys()].sort()).toEqual([...WAYS].sort());
    play(table.props(), "end");
    expect(table.session.offer).toBeNull();
  });

  test("of others than the seat to act only look", () => {
    const found = cases.turn!;
    const table = tableAt({ ...found, legal: [] });
    const [id, state] = Object.entries(found.position.models).find(([, { at }]) => at)!;
    tapSpace(table.props(), state.at!, yard);
    expect(table.session.looked).toBe(id);
    expect(table.said).toEqual([]);
  });
});

test("a card is read first, and played by a second tap", () => {
  const found = { ...cases.act!, legal: ["card vault", "end"] };
  const table = tableAt(found);
  const vault = table.turn().choice.offers.find(({ name }) => name === "card vault")!;
  tapOffer(table.props(), vault);
  expect(table.said).toEqual([]);
  tapOffer(table.props(), vault);
  expect(table.said).toEqual(["card vault"]);
});
