// @ts-check
// The scene with the content of one scroll view elsewhere than the server said last: all who read it, the painter, the
// pins, see that. The tree is not copied. Before a frame is taken in, everything is put back, so that the frame's
// differences are added to what the server meant.

import { Scene } from './scene.js';

/** @typedef {import('./scene.js').Layer} Layer */
/** @typedef {[x: number, y: number]} Pair */

/** A scroll view's bars stand in front of everything, with a larger `zPosition` than this. */
const FRONT = 1e29;

/** Of a bar: how it is drawn short of the ends of its track, and how short it gets past an edge. Points, after
 * ScrollConstants.swift. */
const BAR_MARGIN = 2.5;
const SHORTEST_BAR = 7;

/** Where the content may rest along both axes, lowest and highest offset: points.
 * @typedef {{ lowest: number, highest: number }[]} OffsetRanges */

/**
 * Whether a layer is a bar that shows where the content of its parent is.
 * @param {Layer} layer
 */
export function isScrollBar(layer) {
  return layer.zPosition > FRONT && layer.parent?.scroller != null;
}

export class DisplacedScene extends Scene {
  /** What the server meant, of the layers that are elsewhere.
   * @type {{ layer: Layer, origin: Pair, position: Pair, size: Pair }[]} */
  #meant = [];

  /** Records of the last frame about layers that were there before it.
   * @type {import('./scene.js').LayerRecord[]} */
  changedBefore = [];

  /** @override @param {import('./scene.js').Frame} frame */
  apply(frame) {
    this.restore();
    this.changedBefore = frame.keyframe ? [] : frame.records.filter(({ id }) => this.layers.has(id));
    super.apply(frame);
  }

  /** Whether something is elsewhere than the server said. */
  get isDisplaced() {
    return this.#meant.length > 0;
  }

  /**
   * Show the content of a scroll view at `offset`, and its bars where they would be.
   * @param {number} id       of the scroll view's layer; what is not there stays so
   * @param {Pair} offset     content offset, points
   * @param {OffsetRanges} ranges
   */
  displace(id, offset, ranges) {
    this.restore();
    const layer = this.layers.get(id);
    if (layer === undefined) return;
    const meant = layer.boundsOrigin;
    if (meant[0] === offset[0] && meant[1] === offset[1]) return;
    for (const child of layer.ordered) if (isScrollBar(child)) this.#moveBar(child, layer, offset, ranges);
    this.#keep(layer);
    layer.boundsOrigin = [...offset];
  }

  /** Everything is where the server said. */
  restore() {
    for (const { layer, origin, position, size } of this.#meant) {
      [layer.boundsOrigin, layer.position, layer.boundsSize] = [origin, position, size];
    }
    this.#meant = [];
  }

  /** @param {Layer} layer */
  #keep(layer) {
    this.#meant.push({ layer, origin: layer.boundsOrigin, position: layer.position, size: layer.boundsSize });
  }

  /**
   * A bar goes with the bounds across its track, and along it as far as the content has come; past an edge it is
   * squeezed.
   * @param {Layer} bar
   * @param {Layer} view
   * @param {Pair} offset
   * @param {OffsetRanges} ranges
   */
  #moveBar(bar, view, offset, ranges) {
    const axis = bar.boundsSize[0] > bar.boundsSize[1] ? 0 : 1;
    const { lowest, highest } = ranges[axis];
    const legal = (/** @type {number} */ place) => Math.min(Math.max(place, lowest), highest);
    const before = view.boundsOrigin[axis];
    // The bar as it would be inside, and as much of the track as is left beside it: it ends where the content does.
    const whole = bar.boundsSize[axis] + Math.abs(before - legal(before));
    const length = Math.max(whole - Math.abs(offset[axis] - legal(offset[axis])), SHORTEST_BAR);
    const start = bar.position[axis] - bar.anchorPoint[axis] * bar.boundsSize[axis] - before;
    const track = view.boundsSize[axis] - 2 * BAR_MARGIN;
    const way = highest - lowest;
    const part = (/** @type {number} */ place) => way > 0 ? (legal(place) - lowest) / way : 0;
    const moved = part(offset[axis]) * (track - length) - part(before) * (track - bar.boundsSize[axis]);
    this.#keep(bar);
    /** @type {Pair} */
    const size = [...bar.boundsSize];
    /** @type {Pair} */
    const position = [
      bar.position[0] + offset[0] - view.boundsOrigin[0], bar.position[1] + offset[1] - view.boundsOrigin[1],
    ];
    size[axis] = length;
    position[axis] = offset[axis] + start + moved + bar.anchorPoint[axis] * length;
    [bar.boundsSize, bar.position] = [size, position];
  }
}
