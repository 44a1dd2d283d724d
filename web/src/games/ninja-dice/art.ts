/** Our own signs for the faces, drawn on 100 × 100: FG is the sign, BG what it is cut out of. */
import { type Face, hasFront } from "./position";

const guard =
  '<path d="M50 44C33 44 20 55 20 72H80C80 55 67 44 50 44Z" fill="FG"/><path d="M6 93 17 74H83L94 93C82 86 67 83.5 50 83.5S18 86 6 93Z" fill="FG"/>' +
  '<path d="M14 8C15 33 33 40 50 40S85 33 86 8C79 23 66 28 50 28S21 23 14 8Z" fill="FG"/><circle cx="50" cy="33" r="8" fill="FG"/>';
const resident =
  '<circle cx="50" cy="38" r="20" fill="FG"/><ellipse cx="50" cy="11" rx="10" ry="8" fill="FG"/><path d="M12 95C12 73 28 62 50 62S88 73 88 95Z" fill="FG"/>' +
  '<path d="M36 60 50 82 64 60" fill="none" stroke="BG" stroke-width="6.5"/>';
const two = (sign: string): string =>
  `<g transform="translate(-3 -3) scale(.62)">${sign}</g><g transform="translate(41 41) scale(.62)">${sign}</g>`;

/** A star of four points. */
const star = (): string => {
  const points = [0, 1, 2, 3].flatMap((k) => [[50, 0], [17, 0.98]].map(([r, t]) => {
    const angle = (k * Math.PI) / 2 + t!;
    return `${(50 + r! * Math.sin(angle)).toFixed(1)} ${(50 - r! * Math.cos(angle)).toFixed(1)}`;
  }));
  return `M${points.join("L")}Z`;
};

const SIGNS: Record<Face, string> = {
  fight: `<path d="${star()}" fill="FG" stroke="FG" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="50" r="8" fill="BG"/>`,
  sneak:
    '<path d="M50 3C79 7 91 33 91 58C91 83 74 96 50 96S9 83 9 58C9 33 21 7 50 3Z" fill="FG"/><path d="M18 47Q50 33 82 47Q84 65 72 70Q50 62 28 70Q16 65 18 47Z" fill="BG"/>' +
    '<path d="M27 50 45 57Q42 65 34 63 28 60 27 50ZM73 50 55 57Q58 65 66 63 72 60 73 50Z" fill="FG"/>',
  pick:
    '<g transform="rotate(45 50 50)"><circle cx="50" cy="14" r="18" fill="none" stroke="FG" stroke-width="13"/>' +
    '<path d="M50 32V112M50 104H73M50 84H69" fill="none" stroke="FG" stroke-width="13" stroke-linecap="square" stroke-linejoin="round"/></g>',
  fortune:
    '<circle cx="50" cy="58" r="36" fill="FG"/><circle cx="50" cy="58" r="27.5" fill="none" stroke="BG" stroke-width="4"/>' +
    '<rect x="38.5" y="46.5" width="23" height="23" rx="2" fill="BG"/>',
  wild:
    '<path d="M8 3 35 20Q50 15 65 20L92 3Q99 38 86 62 72 90 50 98 28 90 14 62 1 38 8 3Z" fill="FG"/>' +
    '<path d="M19 41Q36 40 44 55 27 59 19 41ZM81 41Q64 40 56 55 73 59 81 41Z" fill="BG"/><path d="M43 77 50 83 57 77 50 73Z" fill="BG"/><circle cx="50" cy="33" r="5" fill="BG"/>',
  catch:
    '<g transform="rotate(-32 50 50)"><path d="M-8 50H98" stroke="FG" stroke-width="10"/><path d="M113 50 88 34V66Z" fill="FG"/><path d="M-12 36 2 50-12 64H2L15 50 2 36Z" fill="FG"/></g>' +
    '<g transform="translate(50 51) scale(1.12) translate(-52 -53)"><path d="M26 44Q26 28 38 30 39 22 47 23 54 18 60 25 69 23 70 33 78 34 78 44V62Q78 82 56 84H46Q26 82 26 62Z" fill="FG" stroke="BG" stroke-width="5"/>' +
    '<path d="M41 32V50M54 27V50M67 33V50" stroke="BG" stroke-width="5" stroke-linecap="round"/><path d="M26 60Q44 52 56 62" fill="none" stroke="BG" stroke-width="5" stroke-linecap="round"/></g>',
  arrow: '<path d="M50 13 80 48H60V71L74 83V98L50 84 26 98V83L40 71V48H20Z" fill="FG" stroke="FG" stroke-width="3" stroke-linejoin="round"/>',
  hourglass:
    '<path d="M27 13H73C73 37 56 41 56 50S73 63 73 87H27C27 63 44 59 44 50S27 37 27 13Z" fill="none" stroke="FG" stroke-width="9"/>' +
    '<path d="M19 10H81M19 90H81" stroke="FG" stroke-width="12" stroke-linecap="round"/><path d="M35 32H65Q60 42 50 48 40 42 35 32ZM32 84Q34 70 50 64 66 70 68 84Z" fill="FG"/>',
  guard,
  resident,
  guard2: two(guard),
  resident2: two(resident),
  lock:
    '<path d="M29 46V32A21 21 0 0 1 71 32V46" fill="none" stroke="FG" stroke-width="12"/><rect x="13" y="43" width="74" height="52" rx="9" fill="FG"/>' +
    '<circle cx="50" cy="63" r="8.5" fill="BG"/><path d="M50 64V82" stroke="BG" stroke-width="8" stroke-linecap="round"/>',
};

export type Kind = "house" | "skill" | "T1" | "T2" | "T3" | "T4";
export interface Paint {
  ground: string;
  sign: string;
  edge: string;
}

/** Ivory dice with black signs; threat dice with coloured ones; black house dice with ivory signs. The same in both themes. */
const IVORY = { ground: "#F5ECD8", edge: "#CBBD9D" };
export const PAINTS: Record<Kind, Paint> = {
  house: { ground: "#17171B", sign: "#F1E6CC", edge: "#3C3A3E" },
  skill: { ...IVORY, sign: "#191719" },
  T1: { ...IVORY, sign: "#C04708" },
  T2: { ...IVORY, sign: "#1C6BB5" },
  T3: { ...IVORY, sign: "#B81F2E" },
  T4: { ...IVORY, sign: "#1B7F45" },
};

export const kindOf = (id: string): Kind => (id.startsWith("T") ? (id as Kind) : "skill");

/** A face as SVG markup on 100 × 100, its front up: the sign, and the line along the front edge where it has one. */
export function faceMarkup(face: Face, { ground, sign }: Pick<Paint, "ground" | "sign">): string {
  const scale = hasFront(face) ? 0.72 : 0.79;
  const off = 50 - 50 * scale;
  const line = hasFront(face) ? `<rect x="12" y="9" width="76" height="8" rx="3.5" fill="${sign}"/>` : "";
  const markup = SIGNS[face].replaceAll('"FG"', `"${sign}"`).replaceAll('"BG"', `"${ground}"`);
  return `${line}<g transform="translate(${off} ${off + (hasFront(face) ? 6.5 : 0)}) scale(${scale})">${markup}</g>`;
}
