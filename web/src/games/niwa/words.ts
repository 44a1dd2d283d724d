/** Gardens, figures, and what is on a field, in words. */
import { say } from "../../lib/i18n.svelte";
import { type Colour, type Garden } from "./garden";
import { parseMove } from "./notation";
import { beadsOf, figureOn, figuresOf, fieldOf, type Position, seatOf, topOf } from "./position";

export const SHIPPED = ["compact", "zigzag", "pond", "long"]; // the gardens of the box
const CALLED = [...SHIPPED, "random", "own"];

/** What a garden is called: those of an edition as their owner does. */
export const gardenName = (garden: string): string =>
  CALLED.includes(garden) ? say("niwa-ui-setup-garden", { garden }) : garden;

export const colourWord = (colour: Colour): string => say("niwa-ui-colour", { colour });

/** "kokeshi 1". */
export const figureWord = (figure: string): string =>
  say("niwa-ui-figure", { seat: seatOf(figure), number: figure[1]! });

/** "green, yellow", from the lowest to the top bead. */
export function beadsWords(beads: string): string {
  return beads ? say("niwa-ui-beads", { colours: coloursWords(beads) }) : say("niwa-ui-no-beads");
}

export const coloursWords = (beads: string): string => [...beads].map((colour) => colourWord(colour as Colour)).join(", ");

/** The label of a field: what stands on it, and where its lines lead. */
export function fieldWords(garden: Garden, position: Position, name: string, mark: string): string {
  const field = garden.byName.get(name);
  const parts = [name];
  const base = garden.bases.indexOf(name);
  if (base >= 0) parts.push(say("niwa-ui-base", { seat: base }));
  const figure = figureOn(position, name);
  if (figure) parts.push(figureWord(figure), beadsWords(beadsOf(position, figure)));
  if (mark) parts.push(mark);
  const ways = (field?.ways ?? []).map(({ to, colour }) => say("niwa-ui-line-to", { colour, to }));
  parts.push(say("niwa-ui-lines", { count: ways.length, lines: ways.join(", ") }));
  return parts.join(", ");
}

/** How many lines the nearest figure of a seat has still to cross. */
export function linesLeft(garden: Garden, position: Position, seat: number): number | null {
  const left = figuresOf(seat)
    .map((figure) => garden.linesLeft[seat]?.get(fieldOf(position, figure) ?? ""))
    .filter((count) => count !== undefined);
  return left.length ? Math.min(...left) : null;
}

/** Where the pieces of a seat are. */
export function describe(garden: Garden, position: Position, seat: number): string {
  const standing = figuresOf(seat).filter((figure) => position.figures[figure]);
  const texts = standing.map((figure) =>
    say("niwa-ui-stands", {
      figure: figureWord(figure),
      field: fieldOf(position, figure)!,
      beads: beadsWords(beadsOf(position, figure)),
      left: garden.linesLeft[seat]?.get(fieldOf(position, figure)!) ?? 0,
    }),
  );
  return texts.length ? texts.join(" ") : say("niwa-ui-none-placed");
}

/** A move in words. */
export function moveWords(text: string, position: Position): string {
  const move = parseMove(text);
  switch (move?.kind) {
    case "place":
      return say("niwa-ui-say-place", { ...move.fields });
    case "cross":
      return say("niwa-ui-say-cross", { ...move, colour: topOf(position, move.figure) ?? "" });
    case "jump":
      return say("niwa-ui-say-jump", { ...move });
    case "transfer":
      return say("niwa-ui-say-transfer", { ...move, colour: topOf(position, move.figure) ?? "" });
    case "stop":
      return say("niwa-ui-say-stop", { figure: position.mover ?? "" });
    default:
      return text;
  }
}
