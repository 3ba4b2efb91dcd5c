// @ts-check
// The words about a scroll view that has come to rest, said once: for people who cannot see it stop.

import { concatenate, transformToParent } from '../scene/geometry.js';
import { elementsOf, labelOf } from './mirror.js';

/** @typedef {import('../scene/scene.js').Layer} Layer */

/** Watches scroll views come to rest. */
export class Announcer {
  /** @type {Set<string>} identifiers of those that moved when last looked at */
  #moving = new Set();

  /**
   * Look at the scroll views after a frame.
   * @param {Layer[]} scrollers
   * @returns {string | null} what the one that has just come to rest shows in its middle; null: nothing
   */
  settled(scrollers) {
    let said = null;
    for (const layer of scrollers) {
      if (!layer.scroller) continue;
      const { identifier, state } = layer.scroller;
      if (state !== 'idle') this.#moving.add(identifier);
      else if (this.#moving.delete(identifier)) said = labelInTheMiddle(layer) ?? said;
    }
    return said;
  }
}

/** @param {Layer} scroller @returns {string | null} null: it shows no cells */
function labelInTheMiddle(scroller) {
  const [x, y] = scroller.boundsOrigin;
  const [width, height] = scroller.boundsSize;
  let nearest = null;
  let shortest = Infinity;
  for (const layer of elementsOf(scroller)) {
    if (layer.element?.category !== 'cell') continue;
    const middle = middleWithin(layer, scroller);
    const distance = middle ? Math.hypot(middle[0] - x - width / 2, middle[1] - y - height / 2) : Infinity;
    if (distance >= shortest) continue;
    nearest = layer;
    shortest = distance;
  }
  return nearest && labelOf(nearest, scroller.scroller?.itemCount ?? 0);
}

/**
 * The middle of a layer's bounds in the bounds of an ancestor.
 * @param {Layer} layer
 * @param {Layer} ancestor
 * @returns {[x: number, y: number] | null} null: it is behind the eye
 */
function middleWithin(layer, ancestor) {
  const middleX = layer.boundsOrigin[0] + layer.boundsSize[0] / 2;
  const middleY = layer.boundsOrigin[1] + layer.boundsSize[1] / 2;
  let transform = transformToParent(layer);
  for (let parent = layer.parent; transform && parent && parent !== ancestor; parent = parent.parent) {
    const next = transformToParent(parent);
    transform = next && concatenate(next, transform);
  }
  if (transform === null) return null;
  const [a, b, c, d, tx, ty] = transform;
  return [a * middleX + c * middleY + tx, b * middleX + d * middleY + ty];
}
