// @ts-check
// The hands of the person in front of the page, on the device: they work it, or, where the page only watches, they do
// nothing, and the person is told.

import { bindGestures } from '../input/gestures.js';
import { bindKeys } from '../input/keys.js';
import { bindWheel } from '../input/wheel.js';

/**
 * @typedef {object} HandParts
 * @property {HTMLCanvasElement} canvas
 * @property {import('../input/gestures.js').Fingers} fingers
 * @property {(clientX: number, clientY: number) => [x: number, y: number]} pointAt  CSS pixels to points
 * @property {() => number} scale   CSS pixels per point, now
 * @property {Pick<import('../server/sender.js').Sender, 'touches' | 'wheel' | 'key'>} sender
 * @property {(timeMs: number, dx: number, dy: number) => boolean} [takes]  whether a wheel is the device's, as in
 *   `bindWheel`; always, where that is not said
 * @property {() => void} [reminded]  hands that may do nothing try to
 */

export class Hands {
  #view;
  #parts;
  #stop = () => {};
  #mayWork = /** @type {boolean | null} */ (null);

  /**
   * @param {Window & typeof globalThis} view
   * @param {HandParts} parts
   */
  constructor(view, parts) {
    this.#view = view;
    this.#parts = parts;
  }

  /**
   * Let them work, or not. A drag that is under way when they may not any more is over.
   * @param {boolean} mayWork
   */
  set(mayWork) {
    if (mayWork === this.#mayWork) return;
    this.stop();
    this.#mayWork = mayWork;
    this.#stop = mayWork ? this.#work() : this.#watch();
  }

  stop() {
    this.#stop();
    this.#parts.fingers.forget();
  }

  #work() {
    const view = this.#view;
    const { canvas, fingers, pointAt, scale, sender, takes } = this.#parts;
    const requestFrame = view.requestAnimationFrame.bind(view);
    const setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) => view.setTimeout(run, delayMs);
    const stops = [
      bindGestures(canvas, fingers, sender.touches, requestFrame, setTimer),
      bindWheel(canvas, pointAt, scale, sender.wheel, requestFrame, takes),
      bindKeys(view.document, canvas, sender.key),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #watch() {
    const { canvas, reminded = () => {} } = this.#parts;
    const listening = new AbortController();
    canvas.addEventListener('pointerdown', reminded, { signal: listening.signal });
    const stopKeys = bindKeys(this.#view.document, canvas, reminded);
    return () => {
      listening.abort();
      stopKeys();
    };
  }
}
