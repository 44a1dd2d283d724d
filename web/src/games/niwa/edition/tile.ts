/** The lines of a tile: where they are tapped, and which colour follows which. */

export const COLOURS = ["G", "Y", "O"];

export function nextColour(letter: string | undefined): string {
  return COLOURS[(COLOURS.indexOf(letter ?? "") + 1) % COLOURS.length]!;
}

const R3 = Math.sqrt(3);

/** The six lines around the middle field, and those that go on over the edges; a field has radius 1 (garden-builder/card.ts). */
export const lineSpots = (["ring", "spoke"] as const).flatMap((which) =>
  [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (-index * Math.PI) / 3 - (which === "spoke" ? Math.PI / 6 : 0);
    const away = which === "ring" ? R3 / 2 : 1.42;
    return { which, index, x: away * Math.cos(angle), y: away * Math.sin(angle) };
  }),
);
