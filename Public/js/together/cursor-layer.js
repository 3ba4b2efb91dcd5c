// @ts-check
// The pointers of others, over the device's screen. They stand in the preview's points and are scaled by the style
// sheet, so that they are right however large the device is shown.

import { createElement, write } from '../page/elements.js';

/** So many colours are told apart; the style sheet has them. */
export const COLOURS = 8;

/** Points from an edge of the window in which a name stands on the other side of its pointer. */
const NAME_WIDTH = 130;
const NAME_HEIGHT = 44;

/** @typedef {import('../server/company.js').Cursor} Cursor */

export class CursorLayer {
  #layer;

  /** @type {Map<number, { element: HTMLElement, name: HTMLElement }>} by viewer */
  #cursors = new Map();

  /** @param {HTMLElement} layer  over the canvas, as large as it */
  constructor(layer) {
    this.#layer = layer;
  }

  /**
   * @param {Cursor[]} cursors  of others
   * @param {[width: number, height: number]} size  of the preview's window, points
   */
  show(cursors, [width, height]) {
    const seen = cursors.filter(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= height);
    const viewers = new Set(seen.map(({ viewer }) => viewer));
    for (const [viewer, { element }] of this.#cursors) {
      if (viewers.has(viewer)) continue;
      element.remove();
      this.#cursors.delete(viewer);
    }
    for (const { viewer, name, at: [x, y] } of seen) {
      const { element, name: label } = this.#cursor(viewer, x, y);
      element.style.setProperty('--x', String(x));
      element.style.setProperty('--y', String(y));
      element.toggleAttribute('data-before', x > width - NAME_WIDTH);
      element.toggleAttribute('data-above', y > height - NAME_HEIGHT);
      write(label, name === '' ? `Viewer ${viewer}` : name);
    }
    this.#layer.hidden = seen.length === 0;
  }

  /** One that is new is where it is at once; others glide there.
   * @param {number} viewer @param {number} x @param {number} y */
  #cursor(viewer, x, y) {
    const known = this.#cursors.get(viewer);
    if (known) return known;
    const page = this.#layer.ownerDocument;
    const element = createElement(page, 'div', 'cursor');
    const name = createElement(page, 'bdi', 'cursor-name');
    element.dataset.colour = String(viewer % COLOURS);
    element.dataset.viewer = String(viewer);
    element.style.setProperty('--x', String(x));
    element.style.setProperty('--y', String(y));
    element.append(createElement(page, 'i', 'cursor-arrow'), name);
    this.#layer.append(element);
    const made = { element, name };
    this.#cursors.set(viewer, made);
    return made;
  }
}
