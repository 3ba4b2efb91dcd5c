// @ts-check
// Draws the scene. The only module that touches a 2D context.

import { transformToParent } from './geometry.js';
import { fontStack } from './typeface.js';

/** @typedef {import('./scene.js').Layer} Layer */
/** @typedef {import('./scene.js').Scene} Scene */

/** What a window without a background shows on a device. */
const GROUND = '#000';

const ELLIPSIS = '…';

/**
 * A line of text as it fits its layer.
 * @typedef {object} FittedLine
 * @property {string} font      CSS shorthand
 * @property {string} string    with an ellipsis if it was cut
 * @property {number} width     of the layer it was fitted to, points
 * @property {number} drop      from the middle of the line to its baseline, points
 */

export class Painter {
  #canvas;
  #context;

  /** By the record that set the text, so that an entry goes when the text does.
   * @type {WeakMap<import('./scene.js').LayerText, FittedLine>} */
  #lines = new WeakMap();

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    // Not `alpha: false`: some browsers then draw text with coloured fringes, which no phone does.
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no 2D canvas, so there is nothing to draw on.');
    this.#canvas = canvas;
    this.#context = context;
  }

  /**
   * Size the bitmap; what it showed is lost when the size is another.
   * @param {number} pixelWidth   device pixels
   * @param {number} pixelHeight  device pixels
   * @returns {boolean} whether it must be drawn again
   */
  resize(pixelWidth, pixelHeight) {
    if (this.#canvas.width === pixelWidth && this.#canvas.height === pixelHeight) return false;
    this.#canvas.width = pixelWidth;
    this.#canvas.height = pixelHeight;
    return true;
  }

  /**
   * Draw everything, back to front.
   * @param {Scene} scene
   */
  draw(scene) {
    const context = this.#context;
    const { width, height } = this.#canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = GROUND;
    context.fillRect(0, 0, width, height);
    if (!scene.root || !(scene.size[0] > 0) || !(scene.size[1] > 0)) return;
    context.setTransform(width / scene.size[0], 0, 0, height / scene.size[1], 0, 0);
    this.#drawLayer(scene.root, 1);
  }

  /**
   * @param {Layer} layer
   * @param {number} opacity  of everything above, 0 to 1
   */
  #drawLayer(layer, opacity) {
    const visible = opacity * layer.opacity;
    const transform = visible > 0 ? transformToParent(layer) : null;
    if (transform === null) return;

    const context = this.#context;
    context.save();
    context.transform(...transform);
    if (layer.background) {
      context.globalAlpha = visible;
      context.fillStyle = layer.background;
      this.#traceBounds(layer);
      context.fill();
    }
    if (layer.masksToBounds) {
      this.#traceBounds(layer);
      context.clip();
    }
    if (layer.text) {
      context.globalAlpha = visible;
      this.#drawText(layer.text, layer);
    }
    for (const child of layer.ordered) this.#drawLayer(child, visible);
    context.restore();
  }

  /** @param {Layer} layer */
  #traceBounds({ boundsOrigin: [x, y], boundsSize: [width, height], cornerRadius }) {
    const context = this.#context;
    const radius = Math.min(cornerRadius, width / 2, height / 2);
    context.beginPath();
    if (radius > 0) context.roundRect(x, y, width, height, radius);
    else context.rect(x, y, width, height);
  }

  /**
   * @param {import('./scene.js').LayerText} text
   * @param {Layer} layer
   */
  #drawText(text, { boundsOrigin: [x, y], boundsSize: [width, height] }) {
    const context = this.#context;
    const line = this.#fittedLine(text, width);
    if (line.string === '') return;
    context.font = line.font;
    context.textAlign = text.alignment;
    context.textBaseline = 'alphabetic';
    context.fillStyle = text.colour;
    const start = { left: 0, center: width / 2, right: width }[text.alignment];
    context.fillText(line.string, x + start, y + height / 2 + line.drop);
  }

  /**
   * @param {import('./scene.js').LayerText} text
   * @param {number} width  points
   * @returns {FittedLine}
   */
  #fittedLine(text, width) {
    const known = this.#lines.get(text);
    if (known && known.width === width) return known;
    const font = `${text.weight} ${text.fontSize}px ${fontStack()}`;
    this.#context.font = font;
    const metrics = this.#context.measureText(text.string);
    const drop = (metrics.fontBoundingBoxAscent - metrics.fontBoundingBoxDescent) / 2;
    const measure = (/** @type {string} */ string) => this.#context.measureText(string).width;
    const line = { font, string: truncateTail(text.string, width, measure), width, drop };
    this.#lines.set(text, line);
    return line;
  }
}

/**
 * The longest start of `string` that fits with an ellipsis, or all of it.
 * @param {string} string
 * @param {number} width  room, in the unit that `measure` returns
 * @param {(string: string) => number} measure
 * @returns {string} empty if not even the ellipsis fits
 */
export function truncateTail(string, width, measure) {
  // The server's own measure is rounded up to a pixel; half a point more keeps a line it found fitting whole.
  const room = width + 0.5;
  if (measure(string) <= room) return string;
  const characters = splitCharacters(string);
  let fitting = -1;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    const candidate = characters.slice(0, middle).join('').trimEnd() + ELLIPSIS;
    if (measure(candidate) <= room) fitting = middle;
    else tooLong = middle;
  }
  return fitting < 0 ? '' : characters.slice(0, fitting).join('').trimEnd() + ELLIPSIS;
}

/**
 * Split where a reader would, so that an emoji or an accent is never cut in two.
 * @param {string} string
 */
function splitCharacters(string) {
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter().segment(string), (part) => part.segment);
  }
  return Array.from(string);
}
