/** The picture of a tile when a field has radius 1. */
import { number } from "../view";

const R3 = Math.sqrt(3);
/** The way of direction *i* on the screen. */
const angleOf = (i: number): number => (-i * Math.PI) / 3;

/** The corners of the card are the middles of its corner fields. */
export function cardPath(k = 1): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => polar(angleOf(i), R3 * k));
  return `M${corners.join("L")}Z`;
}

/** Edge *i* of the card, between corners i and i+1. */
export const edgePath = (i: number): string => `M${polar(angleOf(i), R3)}L${polar(angleOf(i + 1), R3)}`;

const WHOLE: Record<string, [number, number][]> = {
  G: [[-0.34, 0.34]],
  Y: [
    [-0.345, -0.115],
    [0.115, 0.345],
  ],
  O: [-0.3525, -0.1175, 0.1175, 0.3525].map((t): [number, number] => [t, t]),
};
/** The half of a line that lies on this card; the other half is the neighbour's. */
const HALF: Record<string, [number, number][]> = { G: [[-0.34, -0.03]], Y: WHOLE.Y!.slice(0, 1), O: WHOLE.O!.slice(0, 2) };

/** All strokes of a card, one path a colour. */
export function cardLines(ring: string, spoke: string): { colour: string; path: string }[] {
  const paths: Record<string, string> = { G: "", Y: "", O: "" };
  [...ring].forEach((colour, i) => {
    paths[colour] += strokes(WHOLE[colour]!, angleOf(i), R3 / 2, angleOf(i) + Math.PI / 2);
  });
  [...spoke].forEach((colour, i) => {
    const angle = angleOf(i) - Math.PI / 6;
    paths[colour] += strokes(HALF[colour]!, angle, 1.5, angle);
  });
  return Object.entries(paths).map(([colour, path]) => ({ colour: colour.toLowerCase(), path }));
}

function strokes(marks: [number, number][], angle: number, away: number, along: number): string {
  const at = (t: number) =>
    `${number(away * Math.cos(angle) + t * Math.cos(along))} ${number(away * Math.sin(angle) + t * Math.sin(along))}`;
  return marks.map(([begin, end]) => `M${at(begin)}L${at(end)}`).join("");
}

function polar(angle: number, r: number): string {
  return `${number(r * Math.cos(angle))} ${number(r * Math.sin(angle))}`;
}
