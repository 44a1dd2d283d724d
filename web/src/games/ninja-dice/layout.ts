/** Where things stand on the board: the tray, the house, the hourglasses, and on the phone the hand of five dice. */
import type { Point } from "../../lib/board/point";

export interface Slot extends Point {
  /** Side of the die. */
  size: number;
}
export interface Shelf {
  x: number;
  y: number;
  width: number;
  height: number;
  slots: Slot[];
}
export interface Layout {
  wide: boolean;
  tray: { centre: Point; k: number };
  house: Shelf;
  glasses: Shelf;
  /** Where the captions of house and hourglasses begin. */
  captions: { house: Point; glasses: Point };
  /** The row of five dice below the tray, and the line of the coach above it. */
  hand: { y: number; height: number } | null;
  coach: { x: number; y: number; width: number };
  /** The middle of the near player's coins, in the free corner beside the tray. */
  purse: Point;
}

const GLASSES = 4;
/** The tray with its rim, and to the corners of its felt, from the middle. */
const RIM = 1325;
const FELT = 1224;

export function layOut(width: number, height: number, house: number): Layout {
  return width >= 640 ? besideTray(width, height, house) : aroundTray(width, height, house);
}

/** House and hourglasses in a column left of the tray. */
function besideTray(width: number, height: number, house: number): Layout {
  const column = Math.min(236, width * 0.26);
  const room = { width: width - column - 24, height: height - 20 };
  const k = Math.min(room.width, room.height) / (2 * RIM);
  const centre = { x: column + 8 + room.width / 2, y: height / 2 };
  const pitch = Math.min(58, (height - 230) / Math.max(house, 5));
  const size = pitch - 14;
  const shelf = columnShelf(20, 52, size, pitch, house);
  const y = 52 + Math.max(house, 4) * pitch + 58;
  const step = Math.min(48, (column - 24) / GLASSES);
  const glasses = rowShelf(20, y, step - 12, step, GLASSES);
  return {
    wide: true, tray: { centre, k }, house: shelf, glasses, hand: null,
    captions: { house: { x: 20, y: 12 }, glasses: { x: 20, y: y - 32 } },
    coach: { x: 20, y: y + step + 20, width: column - 12 }, purse: cornerOf(centre, k),
  };
}

/** House and hourglasses in a row above the tray, the hand below it. */
function aroundTray(width: number, height: number, house: number): Layout {
  const pitch = Math.min(38, (width - 24 - 8 - 16) / (6 + GLASSES));
  const size = pitch - 5;
  const shelf = rowShelf(10, 4, size, pitch, Math.max(house, 4));
  const glasses = rowShelf(width - 10 - GLASSES * pitch - 6, 4, size, pitch, GLASSES);
  const top = 4 + pitch + 8 + 22;
  const [hand, coach] = [62, 26];
  const room = height - top - hand - coach - 6;
  const k = Math.min(width / (2 * FELT), room / (2 * RIM));
  const centre = { x: width / 2, y: top + room / 2 };
  return {
    wide: false, tray: { centre, k }, house: shelf, glasses, purse: cornerOf(centre, k),
    captions: { house: { x: 12, y: top - 22 }, glasses: { x: glasses.x + 2, y: top - 22 } },
    hand: { y: height - hand, height: hand }, coach: { x: 12, y: height - hand - coach, width: width - 24 },
  };
}

/** Right below, as near as the rim allows. */
const cornerOf = ({ x, y }: Point, k: number): Point => ({ x: x + 1060 * k, y: y + 1150 * k });

function rowShelf(x: number, y: number, size: number, pitch: number, count: number): Shelf {
  const edge = 3;
  const slots = Array.from({ length: count }, (_, i) => ({ x: x + edge + pitch * (i + 0.5), y: y + edge + pitch / 2, size }));
  return { x, y, width: count * pitch + 2 * edge, height: pitch + 2 * edge, slots };
}

function columnShelf(x: number, y: number, size: number, pitch: number, count: number): Shelf {
  const edge = 5;
  const width = size + 2 * edge + 8;
  const slots = Array.from({ length: count }, (_, i) => ({ x: x + width / 2, y: y + edge + pitch * (i + 0.5), size }));
  return { x, y, width, height: count * pitch + 2 * edge, slots };
}
