/** A board as an edition writes it, and what a tap on a field changes in it. Ways are rows of fields: `r46 z0.1..z0.4`. */

export interface BoardTable {
  seats: number[][];
  entries: string[];
  ways: string[];
  inner_entries?: string[];
  arrows?: string[];
  marked?: string[][];
  regions?: string[];
  inner_regions?: string[];
  track?: number;
}

/** What can be laid down, in the order of the choice; `ends` are the letters of the fields to tap, one after another. */
export interface Tool {
  name: "entry" | "inner_entry" | "goal" | "arrow" | "side" | "short" | "lane" | "mark" | "arrow_field" | "region";
  ends: string[];
}
const TOOLS: Record<string, Tool[]> = {
  "zweite-ebene": [
    { name: "inner_entry", ends: ["i"] },
    { name: "goal", ends: ["i"] },
    { name: "arrow", ends: ["r", "i"] },
  ],
  jaeger: [{ name: "goal", ends: ["r"] }, { name: "side", ends: ["r", "r"] }],
  abkuerzungen: [{ name: "goal", ends: ["r"] }, { name: "short", ends: ["r", "r"] }],
  "kurzer-einsatz": [{ name: "goal", ends: ["r"] }, { name: "lane", ends: ["r"] }],
  werfer: [{ name: "goal", ends: ["r"] }, { name: "mark", ends: ["r"] }, { name: "arrow_field", ends: ["r"] }],
};
/** The tools of a game: entries and regions have all. */
export function toolsOf(game: string): Tool[] {
  return [{ name: "entry", ends: ["r"] }, ...(TOOLS[game] ?? [{ name: "goal", ends: ["r"] }]), { name: "region", ends: ["r"] }];
}

/** How many fields a ring has: `r` the outer, `i` the inner one. */
export function ringSize(board: BoardTable, letter: string): number {
  const way = board.ways.find((each) => each.startsWith(`${letter}0..`));
  return way ? Number(new RegExp(`^${letter}0\\.\\.${letter}(\\d+)`).exec(way)?.[1] ?? -1) + 1 : 0;
}

export function withRing(board: BoardTable, letter: string, size: number): BoardTable {
  const ring = `${letter}0..${letter}${size - 1} ${letter}0`;
  return { ...board, ways: board.ways.map((way) => (way.startsWith(`${letter}0..`) ? ring : way)) };
}

/** The ways that belong to a colour and lead over fields of one letter: its goal lane, side paths, shortcuts, entry lane. */
export function waysOver(board: BoardTable, letter: string, colour: number): string[] {
  return board.ways.filter((way) => new RegExp(`(^| )${letter}${colour}\\.`).test(way));
}

/** The arrow that begins on a field of the outer ring leads to the inner one: `r34 i0`. */
const isArrow = (way: string): boolean => /^r\d+ i\d+$/.test(way);
/** All arrows; whose they are follows from where they begin. */
export const arrowsOf = (board: BoardTable): string[] => board.ways.filter(isArrow);

export const without = (board: BoardTable, way: string): BoardTable => ({ ...board, ways: board.ways.filter((each) => each !== way) });

/** The first number of a colour's fields that no path has yet. */
function nextNumber(board: BoardTable, letter: string, colour: number): number {
  const numbers = waysOver(board, letter, colour).flatMap((way) => [...way.matchAll(new RegExp(`${letter}${colour}\\.(\\d+)`, "g"))].map(([, number]) => Number(number)));
  return Math.max(0, ...numbers) + 1;
}

const listed = <T>(list: readonly T[] | undefined, index: number, value: T): T[] => Object.assign([...(list ?? [])], { [index]: value });
const toggled = (list: readonly string[] | undefined, field: string): string[] =>
  list?.includes(field) ? list.filter((each) => each !== field) : [...(list ?? []), field];

/** The board after a tool was used by a colour on those fields; a path gets so many fields. */
export function laid(board: BoardTable, tool: Tool["name"], colour: number, fields: string[], length: number): BoardTable {
  const [first = "", second = ""] = fields;
  const row = (letter: string, from: number, count: number) => `${letter}${colour}.${from}..${letter}${colour}.${from + count - 1}`;
  const replaced = (letter: string, way: string): BoardTable => ({
    ...board,
    ways: [...board.ways.filter((each) => !waysOver(board, letter, colour).includes(each)), way],
  });
  const added = (letter: string): BoardTable => ({ ...board, ways: [...board.ways, `${first} ${row(letter, nextNumber(board, letter, colour), length)} ${second}`] });
  switch (tool) {
    case "entry":
      return { ...board, entries: listed(board.entries, colour, first) };
    case "inner_entry":
      return { ...board, inner_entries: listed(board.inner_entries, colour, first) };
    case "goal":
      return replaced("z", `${first} ${row("z", 1, 4)}`);
    case "arrow":
      return { ...board, ways: [...board.ways.filter((way) => !way.startsWith(`${first} i`)), `${first} ${second}`] };
    case "side":
      return added("n");
    case "short":
      return added("g");
    case "lane":
      return replaced("e", `${row("e", 0, length)} ${first}`);
    case "mark":
      return { ...board, marked: listed(board.marked, colour, toggled(board.marked?.[colour], first)) };
    case "arrow_field":
      return { ...board, arrows: toggled(board.arrows, first) };
    case "region":
      return { ...board, regions: listed(board.regions ?? board.entries, colour, first) };
  }
}
