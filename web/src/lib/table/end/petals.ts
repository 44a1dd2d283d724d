/** Where petals lie on the sand at the end of a match, and how they came down. */

export interface Petal {
  /** Where it lies, in per cent of the sand. */
  x: number;
  y: number;
  /** Which way it points, in degrees, and how large it is. */
  turn: number;
  size: number;
  /** When it begins to fall and for how long, in seconds; how far it sways, in pixels. */
  after: number;
  takes: number;
  sways: number;
}

const MANY = 18;
const FEW = 5;
/** Steps that fill a square evenly, and a line. */
const [ACROSS, DOWN, GOLDEN] = [0.754878, 0.56984, 0.618034];
const part = (number: number): number => number - Math.floor(number);

/** The same every time: spread evenly, and no two alike. */
export function petalsOf(festive: boolean): Petal[] {
  return Array.from({ length: festive ? MANY : FEW }, (_, index) => {
    const [across, down, more] = [ACROSS, DOWN, GOLDEN].map((step) => part((index + 1) * step)) as [number, number, number];
    return {
      x: 46 + 50 * across, // the near side has the words
      y: 8 + 84 * down,
      turn: Math.round(360 * more),
      size: 8 + 6 * part(7 * more),
      after: 1.6 * more,
      takes: 2.2 + 1.6 * across,
      sways: 18 + 30 * down,
    };
  });
}
