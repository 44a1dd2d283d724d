/**
 * The boards that are alike in every sector, on one closed curve: a rounded rectangle where the picture is tall, else a
 * rounded hexagon or square. Everything is a place along the curve and an offset from it.
 */
import { distance, type Point } from "../../lib/board/point";
import type { Chart, Kind } from "./chart";
import type { Deck, Drawing, Loop } from "./layout";
import { awayFromLine, hexagon, pair, rectangle, rounded, type Spot, type Track } from "./track";

const SEATS = 4;
const TALL = 1.1;

interface Sizes {
  r: number;
  lane: number;
  /** Height of a veranda, and from seat to seat. */
  deck: number;
  seat: number;
  /** How far from the ring verandas and side paths lie. */
  off: number;
  rim: number;
}

/** Does every sector have the same at the same places? */
export function isRegular(chart: Chart): boolean {
  const { ring, inner, colours, sectors } = chart;
  if (ring.length % colours || inner.length % colours) return false;
  const same = (row: string[], find: (colour: number) => string | undefined): boolean => {
    const places = sectors.map((_, colour) => row.indexOf(find(colour) ?? ""));
    const step = row.length / colours;
    return places.every((place, colour) => place >= 0 && (place - places[0]! - colour * step + 2 * row.length) % row.length === 0);
  };
  const forks = inner.length ? inner : ring;
  const end = (colour: number, which: "behind" | "ahead") => {
    const name = which === "behind" ? sectors[colour]?.path[0] : sectors[colour]?.path.at(-1);
    return chart.byName.get(name ?? "")?.[which][0];
  };
  return (
    same(ring, (colour) => sectors[colour]?.entries[0]) &&
    same(forks, (colour) => sectors[colour]?.fork) &&
    (!inner.length || same(inner, (colour) => sectors[colour]?.entries[1])) &&
    (!sectors[0]?.path.length || (same(ring, (colour) => end(colour, "behind")) && same(ring, (colour) => end(colour, "ahead"))))
  );
}

export function drawRegular(chart: Chart, near: number, width: number, height: number): Drawing {
  return new Draughtsman(chart, near, width, height).draw();
}

class Draughtsman {
  #places = new Map<string, Point>();
  #decks: Deck[] = [];
  #tall: boolean;
  #outside: boolean;
  #back: number;
  #sizes!: Sizes;
  #ring!: Loop;
  #inner: Loop | null = null;

  constructor(
    readonly chart: Chart,
    readonly near: number,
    readonly width: number,
    readonly height: number,
  ) {
    const { fields, inner, sectors, ring } = chart;
    const has = (kind: Kind) => fields.some((field) => field.kind === kind);
    this.#tall = height > width * TALL;
    const home = sectors[0]!;
    const forked = inner.length ? 2 : (ring.indexOf(home.entries[0]!) - ring.indexOf(home.fork) + ring.length) % ring.length;
    this.#back = forked;
    // Verandas lie outside where side paths need that band anyway, and where there is room for it.
    this.#outside = has("area") && (has("path") || has("track") || (!this.#tall && !has("grey")));
  }

  draw(): Drawing {
    this.#fit();
    const { chart } = this;
    for (const name of chart.ring) this.#places.set(name, this.#spot(this.#ring, name));
    for (const name of chart.inner) this.#places.set(name, this.#spot(this.#inner!, name));
    chart.sectors.forEach((_, colour) => {
      this.#lanes(colour);
      this.#path(colour);
      this.#verandas(colour);
    });
    const { r, lane } = this.#sizes;
    const inside = this.#inner ? Math.min(r, this.#inner.pitch * 0.44) : r;
    const kinds: [Kind, number][] = [
      ["ring", r], ["inner", inside], ["goal", lane], ["lane", lane], ["track", lane * 0.86], ["path", r * 0.96], ["grey", r * 0.96],
      ["area", this.#sizes.deck / 2], ["inner-area", this.#sizes.deck / 2],
    ];
    const loops = this.#inner ? [this.#ring, this.#inner] : [this.#ring];
    return { places: this.#places, radii: new Map(kinds), decks: this.#decks, loops, rim: this.#sizes.rim };
  }

  /** The largest ring that fits: the room around it depends on how large its fields become. */
  #fit(): void {
    let pitch = 28;
    for (let i = 0; i < 9; i++) {
      this.#sizes = this.#sized(pitch);
      pitch = this.#curve().length / this.chart.ring.length;
    }
    const track = this.#curve();
    this.#ring = this.#loop(this.chart.ring, track, this.#entry(0), this.#outside || this.#tall && this.chart.inner.length ? 1.5 : this.#back / 2);
    if (this.chart.inner.length) this.#inner = this.#loop(this.chart.inner, this.#innerCurve(), this.#entry(1), 0);
  }

  #entry = (which: 0 | 1): string => this.chart.sectors[this.near]!.entries[which]!;

  #sized(pitch: number): Sizes {
    const between = this.#tall && this.chart.inner.length > 0;
    // On a smaller phone everything is smaller.
    const k = this.#tall ? Math.min(1, this.width / 390, this.height / 530) : 1;
    const r = Math.min(0.44 * pitch, k * (between ? 14.5 : this.#tall ? 17 : 21));
    const deck = between ? 24 * k : Math.min(0.98 * pitch, this.#tall ? 31 : 34);
    const seat = between ? 17.5 * k : Math.min(0.8 * pitch, this.#tall ? 26 : 33);
    const off = Math.max(r + 3.5 + deck / 2, 2 * r + 2);
    const rim = this.#outside ? off + deck / 2 + 5 : r + 7;
    const lane = Math.min(this.#laneShare() * pitch, k * (this.#tall ? 13.5 : 16), this.#laneRoom(r, rim, deck));
    return { r, lane, deck, seat, off, rim };
  }

  /** Two lanes side by side and six of them around are slimmer than a lane alone. */
  #laneShare(): number {
    const slim = this.#tall && this.chart.colours > 4 && (this.chart.sectors[0]!.lane.length || this.chart.inner.length);
    return slim ? 0.29 : 0.38;
  }

  /** How wide lanes may be that meet in the middle of a second ring. */
  #laneRoom(r: number, rim: number, deck: number): number {
    if (!this.chart.inner.length) return Number.POSITIVE_INFINITY;
    if (this.#tall) return (this.width / 2 - rim - deck - 3 * r - 30) / 8.3;
    const half = ((Math.min(this.width, this.height) / 2 - rim - 2) * 2) / 3;
    // Lanes begin at the round corners.
    return (half * (this.chart.colours === 6 ? 1.08 : 1.23) - r - 10) / 9.3;
  }

  #curve(): Track {
    const { rim } = this.#sizes;
    const [a, b] = [this.width / 2 - rim - 2, this.height / 2 - rim - 2];
    if (this.#tall) return rounded(rectangle(a, b), 0.55 * a, this.#middle);
    if (this.chart.colours !== 6) return rounded(rectangle(Math.min(a, b), Math.min(a, b)), 0.42 * Math.min(a, b), this.#middle);
    const size = Math.min(b / Math.sin(Math.PI / 3), a);
    return rounded(hexagon(size), 0.366 * size, this.#middle);
  }

  /** The same shape, smaller by the gap between the rings. */
  #innerCurve(): Track {
    const { rim } = this.#sizes;
    const [a, b] = [this.width / 2 - rim - 2 - this.#gap, this.height / 2 - rim - 2 - this.#gap];
    if (this.#tall) return rounded(rectangle(a, b), 0.6 * a, this.#middle);
    if (this.chart.colours !== 6) return rounded(rectangle(Math.min(a, b), Math.min(a, b)), 0.42 * Math.min(a, b), this.#middle);
    const size = Math.min(b, a * Math.sin(Math.PI / 3)) / Math.sin(Math.PI / 3);
    return rounded(hexagon(size), 0.366 * size, this.#middle);
  }

  /** From the middle of the outer ring to that of the inner one. */
  get #gap(): number {
    const { r, deck, rim } = this.#sizes;
    return this.#tall ? 2 * r + deck + 8 : (Math.min(this.width, this.height) / 2 - rim - 2) / 3;
  }

  get #middle(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  /** The fields of a row along a curve: *first* lies so many fields after the middle of the bottom. */
  #loop(row: string[], track: Track, first: string, after: number): Loop {
    const pitch = track.length / row.length;
    const start = row.indexOf(first);
    return { track, pitch, band: this.#sizes.r + 2.5, along: (name) => (row.indexOf(name) - start + after) * pitch };
  }

  #spot(loop: Loop, name: string, fields = 0, offset = 0): Spot {
    return loop.track.at(loop.along(name) + fields * loop.pitch, offset);
  }

  /** The way inward from the fork of a colour. */
  #inward(colour: number): Point {
    const { fork, entries } = this.chart.sectors[colour]!;
    if (!this.#inner) {
      // A lane that starts beside a veranda or an entry lane runs along with it.
      const { nx, ny } = this.#outside ? this.#spot(this.#ring, fork) : this.#spot(this.#ring, entries[0]!, -this.#back / 2);
      return { x: -nx, y: -ny };
    }
    const { x, y, nx, ny } = this.#spot(this.#inner, fork);
    if (this.#tall) return Math.abs(nx) > Math.abs(ny) ? { x: -Math.sign(nx), y: 0 } : { x: 0, y: -Math.sign(ny) };
    const away = Math.hypot(this.width / 2 - x, this.height / 2 - y);
    return { x: (this.width / 2 - x) / away, y: (this.height / 2 - y) / away };
  }

  /** Goal lane, entry lane and blockade track of a colour. */
  #lanes(colour: number): void {
    const { fork, entries, goal, lane, track } = this.chart.sectors[colour]!;
    const way = this.#inward(colour);
    this.#row(goal, this.#places.get(fork)!, way);
    this.#row([...lane].reverse(), this.#places.get(entries[0]!)!, way);
    // A blockade is pushed along beside the ring.
    const { r, lane: half } = this.#sizes;
    const along = this.#bow(this.#ring, entries[0]!, 2.6 * this.#ring.pitch, -(r + half + 5), Math.max(2 * half, 0.8 * this.#ring.pitch));
    track.forEach((name, k) => this.#places.set(name, along(k - 1.5)));
  }

  #row(row: string[], from: Point, way: Point): void {
    const { r, lane } = this.#sizes;
    const first = r + lane + 4;
    const step = this.#step(from, way, first);
    row.forEach((name, k) => {
      const far = first + k * step;
      this.#places.set(name, { x: from.x + way.x * far, y: from.y + way.y * far });
    });
  }

  /** From field to field of a lane; six lanes that meet in the middle leave room for each other. */
  #step(from: Point, way: Point, first: number): number {
    const { lane } = this.#sizes;
    const easy = 2 * lane + (this.#tall ? 2 : 4);
    if (!this.#inner || (this.#tall && way.x === 0)) return easy;
    const away = Math.hypot(this.width / 2 - from.x, this.#tall ? 0 : this.height / 2 - from.y);
    return Math.min(easy + 3, (away - first - (this.#tall ? lane + 14 : 2.3 * lane)) / 3);
  }

  /** A side path outside, or the grey fields of a short cut inside. */
  #path(colour: number): void {
    const { path } = this.chart.sectors[colour]!;
    if (!path.length) return;
    const [from, to] = [this.chart.byName.get(path[0]!)!.behind[0]!, this.chart.byName.get(path.at(-1)!)!.ahead.at(-1)!];
    const { ring } = this.chart;
    const fields = (ring.indexOf(to) - ring.indexOf(from) + ring.length) % ring.length;
    const grey = this.chart.byName.get(path[0]!)!.kind === "grey";
    path.forEach((name, k) => {
      const share = grey ? (k + 1.05) / (path.length + 1.1) : k / (path.length - 1);
      this.#places.set(name, this.#spot(this.#ring, from, fields * share, grey ? -1.22 * this.#ring.pitch : this.#sizes.off));
    });
  }

  #verandas(colour: number): void {
    const { areas, entries } = this.chart.sectors[colour]!;
    const { r, deck, seat, off } = this.#sizes;
    const { pitch } = this.#ring;
    // Between the rings one veranda lies on either side of the arrow.
    const beside = 2.2 * seat + 14 - 0.25 * pitch;
    areas.forEach((area, which) => {
      const entry = entries[which]!;
      const room = { area, colour, entry, seat, height: deck };
      if (which && this.#tall) this.#deck(room, this.#bow(this.#inner!, entry, -(beside + 0.5 * pitch), r + 3 + deck / 2, seat));
      else if (which) this.#deck({ ...room, height: Math.min(deck, this.#gap - 2 * r - 8) }, this.#bow(this.#ring, entries[0]!, 0, -this.#gap / 2, seat * 0.78));
      else if (this.#outside) this.#deck(room, this.#bow(this.#ring, entry, -1.5 * pitch, off, seat));
      else if (this.#inner) {
        const bow = (after: number) => this.#bow(this.#ring, entry, after, -(r + 3 + deck / 2), seat);
        let after = beside - 1.5 * pitch;
        while (after < pitch && this.#meetsArrow(entries[1]!, bow(after))) after += 2;
        this.#deck(room, bow(after));
      }
      else {
        const [way, { x, y }] = [this.#inward(colour), this.#places.get(entry)!];
        this.#deck(room, (aside) => {
          const far = r + 6 + 2 * seat + aside * seat;
          return { x: x + way.x * far, y: y + way.y * far };
        });
      }
    });
  }

  /** Would a veranda there lie under the arrow to an entry? */
  #meetsArrow(entry: string, at: (aside: number) => Point): boolean {
    const { r, deck } = this.#sizes;
    const way = this.chart.ways.find(({ kind, to }) => kind === "arrow" && to === entry);
    const [from, to] = [this.#places.get(way?.from ?? ""), this.#places.get(entry)];
    return from !== undefined && to !== undefined && [-1.5, 0, 1.5].some((aside) => awayFromLine(at(aside), from, to) < deck / 2 + 0.6 * r);
  }

  /** Places along a curve, so many seats away from a point so far *after* a field of it. */
  #bow(loop: Loop, name: string, after: number, offset: number, seat: number): (aside: number) => Point {
    const middle = loop.along(name) + after;
    // Along the inside of a bend a stretch is shorter than along the ring itself: it is measured where it lies.
    return (aside) => {
      let [s, left] = [middle, Math.abs(aside) * seat];
      let here = loop.track.at(s, offset);
      while (left > 0.01) {
        s += Math.sign(aside);
        const next = loop.track.at(s, offset);
        const gone = distance(here, next);
        if (gone >= left) return { x: here.x + ((next.x - here.x) * left) / gone, y: here.y + ((next.y - here.y) * left) / gone };
        [here, left] = [next, left - gone];
      }
      return here;
    };
  }

  /** A veranda with seats at places, and an arrow to its entry. */
  #deck({ area, colour, entry, height }: { area: string; colour: number; entry: string; height: number }, at: (aside: number) => Point): void {
    const seats = Array.from({ length: SEATS }, (_, i) => at(i - (SEATS - 1) / 2));
    const line = `M${Array.from({ length: 13 }, (_, i) => pair(at((i - 6) * 0.25 * 1.04))).join("L")}`;
    const goal = this.#places.get(entry)!;
    // Whoever waits first sits nearest to the entry.
    if (distance(seats.at(-1)!, goal) < distance(seats[0]!, goal)) seats.reverse();
    const near = seats[0]!;
    const [away, reach] = [distance(near, goal), this.#sizes.r + 5];
    const [dx, dy] = [(goal.x - near.x) / away, (goal.y - near.y) / away];
    this.#places.set(area, at(0));
    this.#decks.push({ area, colour, line, height, seats, tip: { x: goal.x - dx * reach, y: goal.y - dy * reach, dx, dy } });
  }
}
