// @ts-check
// The layer tree as the server last described it: frames go in, layers in drawing order come out.
// Every length is in points. Quantised differences are added as they come: their steps are exact in binary, so page and
// server never drift apart.

import { ANCHOR_STEPS, COEFFICIENT_STEPS, LENGTH_STEPS, pointPair, unit } from '../wire/quantise.js';
import { applyLook, plainLook } from './look.js';
import { scrollingOf } from './scrolling.js';

/** @typedef {import('../wire/frame.js').Frame} Frame */
/** @typedef {import('../wire/frame.js').LayerRecord} LayerRecord */

/** Affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
 * @typedef {[a: number, b: number, c: number, d: number, tx: number, ty: number]} Affine */

/** @typedef {import('./look.js').Look} Look */
/** @typedef {import('./scrolling.js').Scrolling} Scrolling */

/**
 * One layer. Geometry follows `CALayer`: `position` is in the parent's bounds, sublayers are in this one's.
 * @typedef {LayerBox & Look} Layer
 */

/**
 * @typedef {object} LayerBox
 * @property {number} id
 * @property {[x: number, y: number]} position           of the anchor point, in the parent's bounds
 * @property {[x: number, y: number]} boundsOrigin       content offset, for a scroll view
 * @property {[width: number, height: number]} boundsSize
 * @property {Affine} affine                             around the anchor point, when `matrix` is null
 * @property {number[] | null} matrix                    m11 to m44 in row order, for a transform with depth
 * @property {number} opacity                            0 to 1
 * @property {[x: number, y: number]} anchorPoint        fraction of the bounds
 * @property {number} zPosition                          larger is nearer
 * @property {boolean} masksToBounds
 * @property {number[]} children                         ids, back to front before `zPosition`
 * @property {Layer[]} ordered                           sublayers back to front; kept by the scene
 * @property {Layer | null} mask                         kept by the scene
 * @property {Layer | null} parent                       of a mask, what it masks; kept by the scene
 * @property {ElementMark | null} element                what part of a collection view it shows
 * @property {ScrollerMark | null} scroller              set on a scroll view's layer, if the view has a name
 * @property {Scrolling | null} scrolling                set on a scroll view's layer
 * @property {number} version  another whenever what it draws in its own coordinates is, with all that it holds; kept by
 *   the scene
 */

/** @typedef {typeof SCROLL_STATES[number]} ScrollState */

/** @typedef {{ category: 'cell' | 'supplementary' | 'decoration', kind: string,
 *             path: number[] }} ElementMark */

/** @typedef {{ identifier: string, contentSize: [width: number, height: number],
 *             state: ScrollState, itemCount: number }} ScrollerMark */

/** Layers nested deeper than this are not drawn: the painter recurses. */
const MAXIMUM_DEPTH = 512;

const ELEMENT_CATEGORIES = /** @type {const} */ ([null, 'cell', 'supplementary', 'decoration']);
const SCROLL_STATES = /** @type {const} */ (['idle', 'tracking', 'dragging', 'decelerating', 'animating']);

export class Scene {
  /** @type {Map<number, Layer>} every layer known, by id */
  layers = new Map();

  /** @type {Layer | null} null before the first keyframe */
  root = null;

  /** @type {[width: number, height: number]} of the preview's window */
  size = [0, 0];

  /** @type {Layer[]} those of scroll views, in the order of the tree */
  scrollers = [];

  /** Of the last frame that was taken in. */
  #version = 0;

  /**
   * Take in a keyframe, which replaces everything, or a change on top of what is there.
   * @param {Frame} frame
   */
  apply(frame) {
    if (frame.keyframe) {
      this.layers.clear();
      this.size = pointPair([frame.keyframe.windowWidth, frame.keyframe.windowHeight]);
    }
    let treeChanged = frame.keyframe !== null;
    for (const record of frame.records) treeChanged = this.#applyRecord(record) || treeChanged;
    if (frame.keyframe) this.root = this.layers.get(frame.keyframe.rootLayerID) ?? null;
    if (treeChanged) this.#rebuildTree();
    this.#version += 1;
    for (const record of frame.records) this.#markChange(record);
  }

  /** What a record changes is seen in the layer itself, or where the layer stands in those around it.
   * @param {LayerRecord} record */
  #markChange(record) {
    const layer = this.layers.get(record.id);
    if (layer === undefined) return;
    if (changesOwn(record)) layer.version = this.#version;
    for (let outer = layer.parent; outer && outer.version !== this.#version; outer = outer.parent) {
      outer.version = this.#version;
    }
  }

  /**
   * @param {LayerRecord} record
   * @returns {boolean} whether the tree or the order of layers may be another
   */
  #applyRecord(record) {
    let layer = this.layers.get(record.id);
    const isNew = layer === undefined;
    if (layer === undefined || record.like !== undefined) {
      const other = record.like === undefined ? undefined : this.layers.get(record.like);
      layer = other ? copyOf(other, record.id) : newLayer(record.id);
      this.layers.set(record.id, layer);
    }
    applyGeometry(layer, record);
    if (record.opacity !== undefined) layer.opacity = unit(record.opacity);
    if (record.flags !== undefined) layer.masksToBounds = (record.flags & 1) !== 0;
    if (record.children) layer.children = record.children;
    applyLook(layer, record);
    applyMarks(layer, record);
    return isNew || record.like !== undefined || record.children !== undefined || record.zPosition !== undefined ||
      record.scroller !== undefined || record.mask !== undefined;
  }

  /** Find parents and drawing order again, and forget what the root no longer reaches, as the server does. */
  #rebuildTree() {
    const reached = new Set();
    this.scrollers = [];
    const visit = (/** @type {Layer} */ layer, /** @type {number} */ depth) => {
      reached.add(layer.id);
      if (layer.scroller) this.scrollers.push(layer);
      const below = (/** @type {number} */ id) => {
        const child = this.layers.get(id);
        // A layer that is listed twice, or is its own ancestor, is drawn where it is met first.
        if (child === undefined || reached.has(id) || depth >= MAXIMUM_DEPTH) return null;
        child.parent = layer;
        visit(child, depth + 1);
        return child;
      };
      layer.ordered = layer.children.flatMap((id) => below(id) ?? []);
      layer.mask = layer.maskID === 0 ? null : below(layer.maskID);
      sortByDepth(layer.ordered);
    };
    if (this.root) visit(this.root, 0);
    for (const id of this.layers.keys()) if (!reached.has(id)) this.layers.delete(id);
  }
}

/** What only says where a layer stands in its parent, how it is mixed into that, and what it is called. */
const OF_PLACE = new Set([
  'id', 'position', 'transform', 'opacity', 'anchorPoint', 'zPosition', 'element', 'scroller', 'scrolling',
]);

/** @param {LayerRecord} record */
function changesOwn(record) {
  for (const name in record) if (!OF_PLACE.has(name)) return true;
  return false;
}

/** Order back to front; equal `zPosition` keeps the order of the list (`sort` is stable).
 * @param {Layer[]} layers */
function sortByDepth(layers) {
  const isFlat = layers.every((layer) => layer.zPosition === 0);
  if (!isFlat) layers.sort((one, other) => one.zPosition - other.zPosition);
}

/**
 * A layer with the wire's defaults.
 * @param {number} id
 * @returns {Layer}
 */
function newLayer(id) {
  return {
    id, position: [0, 0], boundsOrigin: [0, 0], boundsSize: [0, 0], anchorPoint: [0.5, 0.5], zPosition: 0,
    affine: [1, 0, 0, 1, 0, 0], matrix: null,
    opacity: 1, masksToBounds: false, children: [], ordered: [], mask: null, parent: null, element: null,
    scroller: null, scrolling: null, version: 0, ...plainLook(),
  };
}

/**
 * A layer that is as another one is so far. Only numbers that differences are added to are its own.
 * @param {Layer} other
 * @param {number} id
 * @returns {Layer}
 */
function copyOf(other, id) {
  const { position, boundsOrigin, boundsSize, anchorPoint, affine } = other;
  return {
    ...other, id, position: [...position], boundsOrigin: [...boundsOrigin], boundsSize: [...boundsSize],
    anchorPoint: [...anchorPoint], affine: [...affine], ordered: [], mask: null, parent: null,
  };
}

/** @param {Layer} layer @param {LayerRecord} record */
function applyGeometry(layer, record) {
  if (record.position) add(layer.position, record.position, LENGTH_STEPS);
  if (record.boundsOrigin) add(layer.boundsOrigin, record.boundsOrigin, LENGTH_STEPS);
  if (record.boundsSize) add(layer.boundsSize, record.boundsSize, LENGTH_STEPS);
  if (record.anchorPoint) add(layer.anchorPoint, record.anchorPoint, ANCHOR_STEPS);
  if (record.zPosition !== undefined) layer.zPosition = record.zPosition;
  if (record.transform) applyTransform(layer, record.transform);
}

/** The matrix that changes nothing. */
const NO_MATRIX = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

/**
 * @param {Layer} layer
 * @param {NonNullable<LayerRecord['transform']>} transform
 */
function applyTransform(layer, transform) {
  const former = layer.matrix ?? NO_MATRIX;
  layer.matrix = null;
  switch (transform.form) {
    case 'identity':
      layer.affine = [1, 0, 0, 1, 0, 0];
      return;
    case 'affine':
      for (let i = 0; i < 4; i++) layer.affine[i] += transform.differences[i] / COEFFICIENT_STEPS;
      for (let i = 4; i < 6; i++) layer.affine[i] += transform.differences[i] / LENGTH_STEPS;
      return;
    case 'similarity': {
      const [a, b, tx, ty] = transform.differences;
      layer.affine[0] += a / COEFFICIENT_STEPS;
      layer.affine[1] += b / COEFFICIENT_STEPS;
      [layer.affine[2], layer.affine[3]] = [0 - layer.affine[1], layer.affine[0]];
      layer.affine[4] += tx / LENGTH_STEPS;
      layer.affine[5] += ty / LENGTH_STEPS;
      return;
    }
    case 'matrix':
      layer.affine = [1, 0, 0, 1, 0, 0];
      layer.matrix = transform.elements.map((element, index) => element ?? former[index]);
  }
}

/** @param {Layer} layer @param {LayerRecord} record */
function applyMarks(layer, record) {
  if (record.element) {
    const category = ELEMENT_CATEGORIES[record.element.category] ?? null;
    layer.element = category && { category, kind: record.element.kind, path: record.element.path };
  }
  if (record.scrolling !== undefined) layer.scrolling = record.scrolling && scrollingOf(record.scrolling);
  if (record.scroller) {
    const { identifier, contentWidth, contentHeight, state, itemCount } = record.scroller;
    layer.scroller = identifier === '' ? null : {
      identifier, contentSize: pointPair([contentWidth, contentHeight]), itemCount,
      state: SCROLL_STATES[state] ?? 'idle',
    };
  }
}

/** @param {[number, number]} pair @param {[number, number]} differences @param {number} steps  per 1 */
function add(pair, differences, steps) {
  pair[0] += differences[0] / steps;
  pair[1] += differences[1] / steps;
}
