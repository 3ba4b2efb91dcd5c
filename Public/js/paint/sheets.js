// @ts-check
// Canvases on the side, which are used again and again: to make one takes longer than to draw on it.

/** @typedef {import('../scene/projection.js').Box} Box */
/** @typedef {import('./tinting.js').Sheet} Sheet */

/** How many sheets of a size of their own wait for somebody who needs just that. */
const MOST_SPARE = 24;

export class Sheets {
  #make;

  /** Those that stand in for a canvas, and are not drawn on just now.
   * @type {Sheet[]} */
  #idle = [];

  /** Those of a size of their own.
   * @type {Sheet[]} */
  #spare = [];

  /** @param {() => Sheet} make */
  constructor(make) {
    this.#make = make;
  }

  /**
   * An empty sheet that reaches at least as far as `region`; what is drawn outside of that is lost.
   * @param {CanvasRenderingContext2D} context  whose canvas it stands in for
   * @param {Box} region
   * @returns {Sheet}
   */
  take(context, [left, top, right, bottom]) {
    const sheet = this.#idle.pop() ?? this.#make();
    if (sheet.canvas.width < right) sheet.canvas.width = Math.max(right, context.canvas.width);
    if (sheet.canvas.height < bottom) sheet.canvas.height = Math.max(bottom, context.canvas.height);
    sheet.context.save();
    sheet.context.beginPath();
    sheet.context.rect(left, top, right - left, bottom - top);
    sheet.context.clip();
    sheet.context.clearRect(left, top, right - left, bottom - top);
    return sheet;
  }

  /** @param {Sheet} sheet  that was taken */
  giveBack(sheet) {
    sheet.context.restore();
    this.#idle.push(sheet);
  }

  /** An empty sheet of this size, in pixels.
   * @param {number} width @param {number} height */
  ofSize(width, height) {
    const at = this.#spare.findIndex(({ canvas }) => canvas.width === width && canvas.height === height);
    const sheet = at >= 0 ? this.#spare.splice(at, 1)[0] : this.#make();
    if (at < 0) [sheet.canvas.width, sheet.canvas.height] = [width, height];
    sheet.context.setTransform(1, 0, 0, 1, 0, 0);
    sheet.context.clearRect(0, 0, width, height);
    return sheet;
  }

  /** @param {Sheet} sheet  of a size of its own, which nobody needs any more */
  spare(sheet) {
    this.#spare.push(sheet);
    if (this.#spare.length > MOST_SPARE) this.#spare.shift();
  }

  /** Let go of those that nobody draws on. */
  forget() {
    this.#idle = [];
    this.#spare = [];
  }
}
