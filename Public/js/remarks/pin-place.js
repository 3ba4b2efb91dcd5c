// @ts-check
// Where a place of a layer lies in the preview's window, by the scene as it is now: through all that the layer is in,
// as the painter draws it.

import { boundsBox } from '../scene/extent.js';
import { planeToParent, project } from '../scene/projection.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */
/** @typedef {import('../scene/scene.js').Scene} Scene */

/** `isSeen`: whether nothing around the layer cuts the place off, and it is not transparent. Points of the window.
 * @typedef {{ x: number, y: number, isSeen: boolean }} WindowPlace */

/** Pins of one layer that are nearer to each other than this, in points, stand side by side instead. */
const NEAREST = 20;

/**
 * @param {Scene} scene
 * @param {number | null} layerID
 * @param {[x: number, y: number]} fraction  of the layer's sides
 * @returns {WindowPlace | null} null: there is no such layer any more, or it is behind the eye
 */
export function placeInWindow(scene, layerID, [across, down]) {
  const layer = layerID === null ? undefined : scene.layers.get(layerID);
  if (layer === undefined) return null;
  const [left, top, right, bottom] = boundsBox(layer);
  const place = mapped(layer, left + across * (right - left), top + down * (bottom - top));
  if (place === null) return null;
  const [width, height] = scene.size;
  const isInWindow = place.x >= 0 && place.y >= 0 && place.x <= width && place.y <= height;
  return { ...place, isSeen: place.isSeen && isInWindow };
}

/**
 * The upright box around a layer.
 * @param {Scene} scene
 * @param {number | null} layerID
 * @returns {[x: number, y: number, width: number, height: number] | null} points of the window; null: there is none
 */
export function rectInWindow(scene, layerID) {
  const layer = layerID === null ? undefined : scene.layers.get(layerID);
  if (layer === undefined) return null;
  const [left, top, right, bottom] = boundsBox(layer);
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) => mapped(layer, x, y));
  const xs = corners.map((corner) => corner?.x ?? NaN);
  const ys = corners.map((corner) => corner?.y ?? NaN);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return width > 0 && height > 0 ? [x, y, width, height] : null;
}

/**
 * @param {Layer} layer
 * @param {number} x  of its bounds
 * @param {number} y
 * @returns {WindowPlace | null}
 */
function mapped(layer, x, y) {
  let isSeen = true;
  let [nowX, nowY] = [x, y];
  for (let inner = layer; ; inner = inner.parent) {
    if (inner.opacity === 0 || (inner.masksToBounds && !isWithin(inner, nowX, nowY))) isSeen = false;
    const plane = planeToParent(inner);
    const place = plane && project(plane, nowX, nowY);
    if (place === null) return null;
    [nowX, nowY] = place;
    if (inner.parent === null) return { x: nowX, y: nowY, isSeen };
  }
}

/** @param {Layer} layer @param {number} x @param {number} y */
function isWithin(layer, x, y) {
  const [left, top, right, bottom] = boundsBox(layer);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * How far pins stand aside that would lie on each other: those of one layer, as they do not move against each other.
 * @param {{ layer: number | null, fraction: [x: number, y: number] }[]} pins
 * @param {Scene} scene
 * @returns {number[]} to the right, in pins, in the order of the pins
 */
export function standAside(pins, scene) {
  const sizeOf = (/** @type {number | null} */ layer) => scene.layers.get(layer ?? -1)?.boundsSize ?? [0, 0];
  return pins.map(({ layer, fraction }, index) => {
    const [width, height] = sizeOf(layer);
    return pins.slice(0, index).filter((other) => other.layer === layer && Math.hypot(
      (other.fraction[0] - fraction[0]) * width, (other.fraction[1] - fraction[1]) * height) < NEAREST).length;
  });
}
