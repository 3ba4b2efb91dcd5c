// @ts-check
// Where the edges of upright boxes lie on whole device pixels, along one axis of one picture.
//
// Every edge is rounded, and what was placed first stays there:
// - Edges that meet are one edge. Places come in 1/64 pt, so two that meet may be told a little apart, and would be
//   rounded apart.
// - A box has at least one pixel. Its edge that is not placed yet gives way: a hairline at the foot of a row lies
//   within the row, one at its head too, and what begins where a hairline ends does not cover it.
// - A gap between two boxes that a phone would show has at least one pixel.

/** Edges nearer to each other than this meet. Points; a few roundings to 1/64, one for each layer around a layer. */
const MEETING = 1 / 16;

/** Gaps narrower than this are of nobody's making. Points; less than a pixel of the sharpest phone, which is 1/3. */
const NARROWEST_GAP = 1 / 4;

/** How far from its place an edge may be, in pixels: many lines side by side do not push each other away. */
const FURTHEST = 1.5;

/** An edge that has its pixel. `across`: from where to where it reaches on the other axis.
 * @typedef {{ at: number, pixel: number, isEnd: boolean, across: [from: number, to: number] }} Edge */

export class Edges {
  #meeting;
  #narrowestGap;

  /** Those placed so far, by the whole pixel that they are in. @type {Map<number, Edge[]>} */
  #placed = new Map();

  /** @param {number} density  device pixels per point */
  constructor(density) {
    this.#meeting = MEETING * density;
    this.#narrowestGap = NARROWEST_GAP * density;
  }

  /**
   * Place both edges of a box. All in device pixels.
   * @param {number} from
   * @param {number} to  greater than `from`
   * @param {[from: number, to: number]} across  where the box lies on the other axis
   * @returns {[from: number, to: number]} whole, at least one apart
   */
  place(from, to, across) {
    const [knownFrom, knownTo] = [this.#pixelAt(from), this.#pixelAt(to)];
    let first = knownFrom ?? this.#roundedClear(from, false, across);
    let last = knownTo ?? this.#roundedClear(to, true, across);
    if (last <= first) {
      if (knownFrom === null && knownTo !== null) first = last - 1;
      else if (knownFrom !== null && knownTo === null) last = first + 1;
      else [first, last] = pixelAround(from, to);
      if (Math.abs(first - from) > FURTHEST || Math.abs(last - to) > FURTHEST) return pixelAround(from, to);
    }
    this.#keep({ at: from, pixel: first, isEnd: false, across });
    this.#keep({ at: to, pixel: last, isEnd: true, across });
    return [first, last];
  }

  /** @param {number} at @returns {number | null} where an edge that it meets was placed first; null: none was */
  #pixelAt(at) {
    return this.#near(at).find((edge) => Math.abs(edge.at - at) <= this.#meeting)?.pixel ?? null;
  }

  /**
   * @param {number} at
   * @param {boolean} isEnd
   * @param {[from: number, to: number]} across
   * @returns {number} the nearest pixel, or the next one if there would be no gap to an edge that faces this one
   */
  #roundedClear(at, isEnd, across) {
    const pixel = Math.round(at);
    const away = isEnd ? -1 : 1;
    const faces = (/** @type {Edge} */ edge) =>
      edge.isEnd !== isEnd && edge.pixel === pixel && away * (at - edge.at) >= this.#narrowestGap &&
      edge.across[0] < across[1] && across[0] < edge.across[1];
    return this.#near(at).some(faces) ? pixel + away : pixel;
  }

  /** Edges in the same whole pixel and in those beside it. @param {number} at */
  #near(at) {
    const pixel = Math.floor(at);
    return [pixel, pixel - 1, pixel + 1].flatMap((key) => this.#placed.get(key) ?? []);
  }

  /** @param {Edge} edge */
  #keep(edge) {
    const key = Math.floor(edge.at);
    const edges = this.#placed.get(key);
    const same = edges?.find(({ at, isEnd }) => isEnd === edge.isEnd && Math.abs(at - edge.at) <= this.#meeting);
    if (same) {
      same.across = [Math.min(same.across[0], edge.across[0]), Math.max(same.across[1], edge.across[1])];
    } else if (edges) {
      edges.push(edge);
    } else {
      this.#placed.set(key, [edge]);
    }
  }
}

/** The pixel that the middle is in. @param {number} from @param {number} to @returns {[from: number, to: number]} */
function pixelAround(from, to) {
  const pixel = Math.floor((from + to) / 2);
  return [pixel, pixel + 1];
}
