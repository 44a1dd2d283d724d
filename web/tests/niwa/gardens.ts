/** The gardens and positions written by positions.py. */
import type { Board } from "../../src/games/niwa/garden";
import { readGarden } from "../../src/games/niwa/garden";
import fixtures from "./positions.json";
import type { Position } from "../../src/games/niwa/position";

export const boards = fixtures.boards as unknown as Record<string, Board>;
export const names = Object.keys(boards);
export const gardenNamed = (name: string) => readGarden(boards[name]!);

/** The position of the pictures: K1 h4 YO, K2 g4 YGG, K3 b7 O, S1 j4 GGY, S2 g7 YO, S3 e6 O, seat 0 to move. */
export const look = fixtures.cases.find(({ name }) => name === "look")!;
export const caseNamed = (name: string) => fixtures.cases.find((each) => each.name === name)!;
export const positionOf = (found: { position: unknown }): Position => found.position as Position;
