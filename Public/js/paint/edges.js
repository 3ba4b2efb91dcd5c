// @ts-check
// Where the edges of upright boxes lie on whole device pixels, along one axis of one picture.
//
// Every edge is rounded, and what was placed first stays there:
// - Edges that meet are one edge. Places come in 1/64 pt, so two that meet may be told a little apart, and would be
//   rounded apart.
// - A thin box has as many pixels as every other that is as thin, and at least one. Its edge that is not placed yet
//   gives way: a hairline at the foot of a row lies within the row, one at its head too, and what begins where a
//   hairline ends does not cover it. So it is with a narrow margin between a box and what is in it.
// - A narrow gap between two boxes has at least one pixel.
// Edges that move together are so rounded together: an edge never goes back while all go on.

/** Edges nearer to each other than this meet. Points; a few roundings to 1/64, one for each layer around a layer. */
const MEETING = 1 / 16;

/** Gaps and margins narrower than this are accidents of arithmetic. Points; less than a pixel of the sharpest phone,
 * which is 1/3. */
const NARROWEST = 1 / 4;

/** Anything thinner is thin, in pixels: of two lines beside each other an eye sees that one is thicker. */
const THIN = 3;

/** How many edges within a pixel are remembered: enough for screens of people, and not too many to look through. */
const MOST_IN_A_PIXEL = 64;

/** How far from its place an edge may be, in pixels: many lines side by side do not push each other away. */
const FURTHEST = 1.5;

/**
 * A box whose edges are placed. `across`: where it lies on the other axis, in device pixels; `box`: itself, and
 * `within`: the one that it is in, as anything that tells them from others.
 * @typedef {{ across: [from: number, to: number], box: unknown, within: unknown }} Place */

/** An edge that has its pixel; `isEnd`: where a box ends.
 * @typedef {{ at: number, pixel: number, isEnd: boolean, place: Place }} Edge */

export class Edges {
  #meeting;
  #narrowest;

  /** Those placed so far, by the whole pixel that they are in.
   * @type {Map<number, Edge[]>} */
  #placed = new Map();

  /** @param {number} density  device pixels per point */
  constructor(density) {
    this.#meeting = MEETING * density;
    this.#narrowest = NARROWEST * density;
  }

  /**
   * Place both edges of a box. All in device pixels.
   * @param {number} from
   * @param {number} to  greater than `from`
   * @param {Place} place
   * @returns {[from: number, to: number]} whole, at least one apart
   */
  place(from, to, place) {
    const [knownFrom, knownTo] = [this.#pixelAt(from), this.#pixelAt(to)];
    const isBetween = knownFrom !== null && knownTo !== null && knownFrom < knownTo;
    let first = knownFrom ?? this.#rounded(from, false, place);
    let last = knownTo ?? this.#rounded(to, true, place);
    if (last <= first || (to - from < THIN && !isBetween)) {
      const thickness = this.#wholeDistance(to - from);
      const nearest = Math.round((from + to - thickness) / 2);
      if (knownFrom !== null) last = first + thickness;
      else if (knownTo !== null) first = last - thickness;
      else [first, last] = [nearest, nearest + thickness];
      const isFar = Math.abs(first - from) > FURTHEST || Math.abs(last - to) > FURTHEST;
      if (isFar) return [nearest, nearest + thickness];
    }
    this.#keep({ at: from, pixel: first, isEnd: false, place });
    this.#keep({ at: to, pixel: last, isEnd: true, place });
    return [first, last];
  }

  /** @param {number} distance  pixels @returns {number} as thick as a line is to be: whole where it is thin */
  thickness(distance) {
    return distance < THIN ? this.#wholeDistance(distance) : distance;
  }

  /** @param {number} at @returns {number | null} where an edge that it meets was placed first; null: none was */
  #pixelAt(at) {
    for (let key = Math.floor(at) - 1; key <= Math.floor(at) + 1; key++) {
      const edge = this.#placed.get(key)?.find((edge) => Math.abs(edge.at - at) <= this.#meeting);
      if (edge) return edge.pixel;
    }
    return null;
  }

  /**
   * @param {number} at
   * @param {boolean} isEnd
   * @param {Place} place
   * @returns {number} the nearest pixel, or the one that keeps a narrow gap or margin
   */
  #rounded(at, isEnd, place) {
    const edge = this.#neighbour(at, isEnd, place);
    if (edge === null) return Math.round(at);
    const pixel = edge.pixel + Math.sign(at - edge.at) * this.#wholeDistance(Math.abs(at - edge.at));
    return Math.abs(pixel - at) <= FURTHEST ? pixel : Math.round(at);
  }

  /**
   * The nearest of those across a narrow gap or margin.
   * @param {number} at
   * @param {boolean} isEnd
   * @param {Place} place
   */
  #neighbour(at, isEnd, { across, within }) {
    /** @type {Edge | null} */
    let nearest = null;
    for (let key = Math.floor(at) - THIN; key <= Math.floor(at) + THIN; key++) {
      for (const edge of this.#placed.get(key) ?? []) {
        const distance = Math.abs(at - edge.at);
        if (distance < this.#narrowest || distance >= THIN) continue;
        if (edge.place.across[0] >= across[1] || across[0] >= edge.place.across[1]) continue;
        const isMargin = edge.place.box === within && edge.isEnd === isEnd;
        // Wider gaps need no help, and what does not move with the others is not to be moved by them.
        const isGap = edge.place.within === within && edge.isEnd !== isEnd && edge.at > at === isEnd &&
          this.#wholeDistance(distance) === 1;
        if ((isMargin || isGap) && (nearest === null || distance < Math.abs(at - nearest.at))) nearest = edge;
      }
    }
    return nearest;
  }

  /** @param {number} distance  pixels */
  #wholeDistance(distance) {
    // Half a pixel may be a little more or less by the roundings to 1/64 pt.
    return Math.max(1, Math.round(distance - this.#meeting));
  }

  /** @param {Edge} edge */
  #keep(edge) {
    const key = Math.floor(edge.at);
    const edges = this.#placed.get(key);
    if (edges === undefined) this.#placed.set(key, [edge]);
    else if (edges.length < MOST_IN_A_PIXEL) edges.push(edge);
  }
}
