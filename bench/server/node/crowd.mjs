// Many players at one server. It is told what to do in lines of JSON, and answers each with what it measured.
//
//   {"open": 200}                 leave all matches, then open so many
//   {"play": 200, "active": 64}   play the script of so many matches that were not played yet, so many at the same time
//   {"leave": true}               leave all matches
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { NiwaMatch } from "./niwa.mjs";
import { TicTacToeMatch } from "./tic_tac_toe.mjs";

const AT_ONCE = 20; // matches that are being opened
const [side, host, scripts] = process.argv.slice(2);
const Match = { ours: NiwaMatch, theirs: TicTacToeMatch }[side];
const script = scripts ? JSON.parse(readFileSync(scripts, "utf8")) : [];

let here = [];
let fresh = [];

/** Runs `work(0)` to `work(count - 1)`, so many at the same time. */
async function each(count, atOnce, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function open(count) {
  await leave();
  await each(count, AT_ONCE, async (i) => here.push(await Match.open(host, script[i % script.length])));
  fresh = [...here];
  return {};
}

async function play(count, active) {
  const matches = fresh.splice(0, count);
  const acknowledged = []; // milliseconds from sending until the mover has it
  const delivered = []; // until the other one has it
  const start = performance.now();
  await each(matches.length, active, async (i) => {
    for (const _ of matches[i].moves) await playOne(matches[i], acknowledged, delivered);
  });
  const seconds = (performance.now() - start) / 1000;
  const bytes = matches.reduce((sum, match) => sum + match.bytes, 0) / acknowledged.length;
  return { seconds, acknowledged, delivered, bytes };
}

/** One move; resolves when both seats have it. */
function playOne(match, acknowledged, delivered) {
  return new Promise((done) => {
    const [mover, sent] = [match.mover, performance.now()];
    let heard = 0;
    match.onheard = (seat) => {
      (seat === mover ? acknowledged : delivered).push(performance.now() - sent);
      if (++heard === 2) done();
    };
    match.move();
  });
}

async function leave() {
  await Promise.all(here.map((match) => match.leave()));
  here = [];
  return {};
}

const answers = (told) => (told.open ? open(told.open) : told.play ? play(told.play, told.active) : leave());
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answers(JSON.parse(line))));
}
process.exit(0);
