// @ts-check
// Which layers are kept as drawings of their own, and when these are let go. Pure: knows layers and numbers of pixels, and
// draws nothing.
//
// A layer is worth it if it was the same in two pictures, and if putting its drawing down takes much less than drawing it.

/** @typedef {import('../scene/scene.js').Layer} Layer */

/** Pictures in which a layer has to be the same before it is kept: what always changes would be drawn twice each time. */
const SAME_PICTURES = 2;

/** How many times as long as putting it down it has to take to draw it. */
const WORTH = 1.2;

/** A drawing that was not used in so many pictures is let go. */
const FORGOTTEN_AFTER = 30;

/** Drawings have so many pixels at most, in sizes of the canvas: one of them, and all of them. */
const LARGEST = 1;
const MOST = 3;

/**
 * The drawing of a layer.
 * @typedef {object} Drawing
 * @property {number} pixels
 */

/**
 * What is known of a layer. `drawing`: of this very version; null: none.
 * @template {Drawing} D
 * @typedef {{ version: number, pictures: number, effort: number | null, drawing: D | null, usedIn: number }} Entry
 */

/** @template {Drawing} D */
export class Keeping {
  #canvasPixels;
  #letGo;

  /** Number of the picture that is drawn. */
  #picture = 0;

  /** Pixels of all drawings. */
  #pixels = 0;

  /** @type {Map<Layer, Entry<D>>} those that were seen longest ago first */
  #entries = new Map();

  /**
   * @param {number} canvasPixels
   * @param {(drawing: D) => void} letGo  nobody needs it any more
   */
  constructor(canvasPixels, letGo) {
    this.#canvasPixels = canvasPixels;
    this.#letGo = letGo;
  }

  /** Pixels that are held. */
  get pixels() {
    return this.#pixels;
  }

  /** Another picture begins. */
  begin() {
    this.#picture += 1;
  }

  /** The picture is done: let go of what has not been seen for long. */
  end() {
    for (const [layer, entry] of this.#entries) {
      if (this.#picture - entry.usedIn <= FORGOTTEN_AFTER) break;
      this.#entries.delete(layer);
      this.#drop(entry);
    }
  }

  /**
   * A layer is about to be drawn.
   * @param {Layer} layer
   * @returns {D | null} the drawing of it as it is; null: there is none
   */
  find(layer) {
    const entry = this.#entries.get(layer);
    const { version } = layer;
    if (entry === undefined) {
      this.#entries.set(layer, { version, pictures: 1, effort: null, drawing: null, usedIn: this.#picture });
      return null;
    }
    if (entry.version !== version) {
      this.#drop(entry);
      entry.version = version;
      entry.pictures = 0;
      entry.effort = null;
    }
    if (entry.usedIn !== this.#picture) entry.pictures += 1;
    entry.usedIn = this.#picture;
    this.#entries.delete(layer);
    this.#entries.set(layer, entry);
    return entry.drawing;
  }

  /**
   * Whether a layer that was looked for, and for which there is no drawing, should have one.
   * @param {Layer} layer
   * @param {() => number} effort  of drawing it; asked for once for each version
   * @param {(pixels: number) => number} effortOfPutting
   * @param {() => number} pixels  that the drawing would have; asked for where the effort may be worth it
   */
  isWorth(layer, effort, effortOfPutting, pixels) {
    const entry = this.#entries.get(layer);
    if (entry === undefined || entry.pictures < SAME_PICTURES) return false;
    entry.effort ??= effort();
    if (!Number.isFinite(entry.effort) || entry.effort < WORTH * effortOfPutting(0)) return false;
    const size = pixels();
    const isSmall = size > 0 && size <= LARGEST * this.#canvasPixels;
    if (isSmall && entry.effort >= WORTH * effortOfPutting(size)) return this.#makeRoom(size);
    // Not in this version.
    entry.effort = 0;
    return false;
  }

  /** @param {Layer} layer  that was looked for
   * @param {D} drawing */
  keep(layer, drawing) {
    const entry = this.#entries.get(layer);
    if (entry === undefined) return this.#letGo(drawing);
    this.#drop(entry);
    entry.drawing = drawing;
    this.#pixels += drawing.pixels;
  }

  /** Let go of everything. */
  forgetAll() {
    for (const entry of this.#entries.values()) this.#drop(entry);
    this.#entries.clear();
  }

  /** Let go of those that this picture has not used, the oldest first, until there is room.
   * @param {number} pixels @returns {boolean} whether there is room */
  #makeRoom(pixels) {
    for (const entry of this.#entries.values()) {
      if (this.#pixels + pixels <= MOST * this.#canvasPixels) break;
      if (entry.usedIn === this.#picture) break;
      this.#drop(entry);
    }
    return this.#pixels + pixels <= MOST * this.#canvasPixels;
  }

  /** @param {Entry<D>} entry */
  #drop(entry) {
    if (entry.drawing === null) return;
    this.#pixels -= entry.drawing.pixels;
    this.#letGo(entry.drawing);
    entry.drawing = null;
  }
}
