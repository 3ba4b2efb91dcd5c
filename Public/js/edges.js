// @ts-check
// Where the edges of upright boxes lie on whole device pixels, along one axis of one picture.
//
// Every edge is rounded, and what was placed first stays there:
// - Edges that meet are one edge. Places come in 1/64 pt, so two that meet may be told a little apart, and would be
//   rounded apart.
// - Edges that nearly meet keep their distance, rounded by itself, at least a pixel: lines that are equally thin are
//   drawn so, none vanishes, and no narrow gap does. A hairline at the foot of a row lies within the row, one at its
//   head too, and what begins where a hairline ends does not cover it.

/** Edges nearer to each other than this meet. Points; a few roundings to 1/64, one for each layer around a layer. */
const MEETING = 1 / 16;

/** Edges nearer than this, that do not meet, have no distance to keep. Points; less than a pixel of the sharpest phone,
 * which is 1/3: nobody means so narrow a gap. */
const LEAST_DISTANCE = 1 / 4;

/** Edges nearer than this nearly meet. Pixels: of two lines beside each other an eye sees that one is thicker. */
const THIN = 3;

/** How far from its place an edge may be, in pixels: many lines side by side do not push each other away. */
const FURTHEST = 1.5;

/** An edge that has its pixel. `across`: from where to where it reaches on the other axis.
 * @typedef {{ at: number, pixel: number, across: [from: number, to: number] }} Edge */

export class Edges {
  #meeting;
  #leastDistance;

  /** Those placed so far, by the whole pixel that they are in. @type {Map<number, Edge[]>} */
  #placed = new Map();

  /** @param {number} density  device pixels per point */
  constructor(density) {
    this.#meeting = MEETING * density;
    this.#leastDistance = LEAST_DISTANCE * density;
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
    const isBetween = knownFrom !== null && knownTo !== null && knownFrom < knownTo;
    let first = knownFrom ?? this.#rounded(from, across);
    let last = knownTo ?? this.#rounded(to, across);
    if (last <= first || (to - from < THIN && !isBetween)) {
      const thickness = this.#wholeDistance(to - from);
      const nearest = Math.round((from + to - thickness) / 2);
      if (knownFrom !== null) last = first + thickness;
      else if (knownTo !== null) first = last - thickness;
      else [first, last] = [nearest, nearest + thickness];
      const isFar = Math.abs(first - from) > FURTHEST || Math.abs(last - to) > FURTHEST;
      if (isFar) return [nearest, nearest + thickness];
    }
    this.#keep({ at: from, pixel: first, across });
    this.#keep({ at: to, pixel: last, across });
    return [first, last];
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
   * @param {[from: number, to: number]} across
   * @returns {number} the nearest pixel, or the one that keeps the distance to an edge nearby
   */
  #rounded(at, across) {
    const edge = this.#neighbour(at, across);
    if (edge === null) return Math.round(at);
    const pixel = edge.pixel + Math.sign(at - edge.at) * this.#wholeDistance(Math.abs(at - edge.at));
    return Math.abs(pixel - at) <= FURTHEST ? pixel : Math.round(at);
  }

  /**
   * The nearest of those that nearly meet one here.
   * @param {number} at
   * @param {[from: number, to: number]} across
   */
  #neighbour(at, across) {
    /** @type {Edge | null} */
    let nearest = null;
    for (let key = Math.floor(at) - THIN; key <= Math.floor(at) + THIN; key++) {
      for (const edge of this.#placed.get(key) ?? []) {
        const distance = Math.abs(at - edge.at);
        if (distance < this.#leastDistance || distance >= THIN) continue;
        if (edge.across[0] >= across[1] || across[0] >= edge.across[1]) continue;
        if (nearest === null || distance < Math.abs(at - nearest.at)) nearest = edge;
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
    const same = edges?.find(({ at }) => Math.abs(at - edge.at) <= this.#meeting);
    if (same) {
      same.across = [Math.min(same.across[0], edge.across[0]), Math.max(same.across[1], edge.across[1])];
    } else if (edges) {
      edges.push(edge);
    } else {
      this.#placed.set(key, [edge]);
    }
  }
}
