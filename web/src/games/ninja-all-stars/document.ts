// Made from src/engawa/games/ninja_all_stars/document.py by `python -m engawa.server.typescript`. Do not edit.

export type Element = "spirit" | "water" | "earth" | "void" | "fire" | "air";
export type Letter = "S" | "W" | "E" | "V" | "F" | "A";
export type Seat = "A" | "B" | "C" | "D";
export type Direction = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
export type Edge = "N" | "E" | "S" | "W";
export type Terrain = "open" | "rough" | "foliage" | "elevated" | "wall";
export type Shape = "rock" | "paper" | "scissors";
export type Movement = "move" | "run" | "pounce";
export type PoolName = "att" | "def" | "own" | "foe";
export type Challenge = "brawl" | "hill" | "search" | "infiltration" | "messenger" | "champion" | "assassinate" | "medals";
export type Phase = "init" | "moon" | "deal" | "test" | "test-foe" | "dice-att" | "dice-def" | "reroll" | "resist" | "poison" | "chest" | "janken" | "furnish" | "pick" | "edge" | "post" | "name" | "deploy" | "omen" | "courier" | "turn" | "act" | "dodge" | "affinity" | "team" | "boost" | "react" | "result" | "save" | "push" | "place" | "face" | "heal" | "choice" | "reinforce" | "over";
export type Left = [string, string];
export type Again = [number, PoolName];

/** What was chosen before the match. */
export interface Options {
  players: number;
  challenge: Challenge;
  board: string;
  teams: (string | Record<string, unknown>)[];
  setup: "full" | "quick";
  janken: "play" | "dice";
  handicap?: true;
  edition?: Record<string, unknown>;
}

/** Where a model is, on the board or in a house; its tokens; its marks; what a sentry guards. */
export interface Model {
  in?: "heal" | "train";
  at?: string;
  face?: Direction;
  stun?: number;
  curse?: number;
  poison?: number;
  luck?: number;
  haste?: number;
  slow?: number;
  power?: number;
  protect?: number;
  delay?: number;
  stealth?: true;
  medal?: true;
  done?: true;
  mastered?: true;
  blessed?: true;
  bare?: true;
  fist?: true;
  guards?: string;
}

/** How many chests have what in them. */
export interface Contents {
  medal?: number;
  scroll?: number;
  charm?: number;
  trap?: number;
}

/** What is left of the activation, and what has been used in it. */
export interface Activation {
  model: string;
  seat: Seat;
  move?: number;
  act?: number;
  extra?: number;
  steps?: number;
  mp?: number;
  walked?: number;
  dice?: number;
  river?: number;
  rush?: number;
  either?: true;
  slow?: true;
  start?: true;
  fell?: true;
  vault?: true;
  pounced?: true;
  moving?: Movement;
  cards?: string[];
  used?: string[];
}

/** Who tests which element, against whom, and why. Elements are missing until they are named. */
export interface Test {
  by: string;
  element?: Letter;
  foe?: string;
  foe_element?: Letter;
  why: string[];
}

/** Who attacks whom, with which pools, and what has come of it so far. */
export interface Attack {
  by: string;
  on: string;
  kind: "attack" | "shot";
  at?: number;
  df?: number;
  assisted?: true;
  chooser?: Seat;
  resilient?: true;
  ccm?: ("att" | "def")[];
  left?: Left;
  result?: Element;
  hurt?: true;
}

/** Dice on the table: fresh ones may be rerolled, fixed ones not. */
export interface Pool {
  fresh?: string;
  fixed?: string;
}

/** The pools of an attack, or of a test and its foe. */
export interface Roll {
  def?: Pool;
  att?: Pool;
  own?: Pool;
  foe?: Pool;
  again?: Again;
}

/** Who plays for what; shapes that a viewer cannot know are left out. */
export interface Janken {
  in: Seat[];
  for: "start" | "edge" | "round";
  shown?: Record<string, Shape>;
  ties?: number;
}

/** Everything that changes in a match. Of a hand that a viewer cannot see there is only its size. */
export interface Position {
  game: "ninja-all-stars";
  options: Options;
  scores: number[];
  edges: (Edge | null)[];
  rerolls: number[];
  models: Record<string, Model>;
  hands: (string[] | number)[];
  phase: Phase;
  round?: number;
  moon?: Letter;
  initiative?: Seat;
  lanterns?: string[];
  shrines?: string[];
  chests?: string[];
  contents?: Contents;
  medals?: string[];
  champions?: (string | null)[];
  discard?: string[];
  seat?: Seat;
  queue?: Seat[];
  todo?: (string | number | boolean | null)[][];
  played?: Record<string, string[]>;
  activation?: Activation;
  test?: Test;
  attack?: Attack;
  roll?: Roll;
  janken?: Janken;
  passes?: number;
  due?: number[];
  last?: true;
}

/** A space, and the edge whose zone it is in. */
export interface Space {
  name: string;
  terrain: Terrain;
  zone?: Edge;
}

/** Who plays in a seat, and what they cost. */
export interface Team {
  element: Element;
  clan: string;
  koban: number;
}

/** What own teams of a clan are made of: prices and limits by class; what its leader chooses; heroes. */
export interface Clan {
  leader: string;
  prices: Record<string, number>;
  limits: Record<string, [number, number]>;
  choice: string[];
  heroes: Record<string, number>;
}

/** The values of a model; range and dice of its bow; a large base covers two by two spaces. */
export interface Profile {
  class: string;
  mv: number;
  at: number;
  df: number;
  affinities: Element[];
  keywords: string[];
  ranged?: [number, number];
  base?: "large";
}

/** A moon card, and how many there are of it. */
export interface Card {
  element: Element;
  copies: number;
}

/** What never changes in a match: terrain, zones, goals, teams, what own teams may cost, values, cards. */
export interface Board {
  width: number;
  height: number;
  spaces: Space[];
  hill: string[];
  goals: Record<string, string[]>;
  light: number;
  rounds: number;
  allowed: number;
  teams: Team[];
  clans: Record<string, Clan>;
  koban: number;
  models: Record<string, Profile>;
  cards: Record<string, Card>;
}
