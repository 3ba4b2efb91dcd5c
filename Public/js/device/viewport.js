// @ts-check
// How the window of the preview (points) sits in the window of the browser (CSS pixels) and on its screen
// (device pixels). Pure arithmetic, and one binder that is handed the browser's window.

import { DEFAULT_SIZE } from '../server/state.js';
import { WireLimits } from '../wire/limits.js';

/**
 * A phone has fingers first, and a short side too small for a device frame with a bar above it. The style sheet asks
 * the same question in the same words.
 */
export const PHONE_QUERY =
  '(pointer: coarse) and (max-width: 499px), (pointer: coarse) and (max-height: 499px)';

/** Safari refuses canvases above this many device pixels, others above more. */
const MAXIMUM_CANVAS_PIXELS = 16_777_216;

/** The device never grows past this many CSS pixels per point, for it would only look coarse. */
const MAXIMUM_DESKTOP_SCALE = 1.5;

/** @typedef {[width: number, height: number]} Size */

/**
 * Where the device's screen is drawn.
 * @typedef {object} Viewport
 * @property {number} cssWidth     width of the canvas, CSS pixels, a whole number of device pixels
 * @property {number} cssHeight    height of the canvas, CSS pixels, a whole number of device pixels
 * @property {number} scale        CSS pixels per point
 * @property {number} pixelWidth   width of the canvas's bitmap, device pixels
 * @property {number} pixelHeight  height of the canvas's bitmap, device pixels
 */

/**
 * Fit a window of `size` points into `available` CSS pixels, keeping its shape.
 * @param {Size} size                window of the preview, points; each > 0
 * @param {Size} available           room for the screen, CSS pixels
 * @param {number} devicePixelRatio  device pixels per CSS pixel
 * @param {boolean} fillsScreen      whether to grow without limit, as on a phone
 * @returns {Viewport}
 */
export function fit(size, available, devicePixelRatio, fillsScreen) {
  const room = Math.min(Math.max(available[0], 1) / size[0], Math.max(available[1], 1) / size[1]);
  const scale = fillsScreen ? room : Math.min(room, MAXIMUM_DESKTOP_SCALE);
  const pixelWidth = Math.max(1, Math.round(size[0] * scale * devicePixelRatio));
  const pixelHeight = Math.max(1, Math.round(size[1] * scale * devicePixelRatio));
  const cssWidth = pixelWidth / devicePixelRatio;
  const cssHeight = pixelHeight / devicePixelRatio;
  return { cssWidth, cssHeight, scale: cssWidth / size[0], ...capPixels(pixelWidth, pixelHeight) };
}

/**
 * The largest bitmap of the same shape that every browser accepts.
 * @param {number} width   device pixels
 * @param {number} height  device pixels
 * @returns {{ pixelWidth: number, pixelHeight: number }}
 */
export function capPixels(width, height) {
  const shrink = Math.min(1, Math.sqrt(MAXIMUM_CANVAS_PIXELS / (width * height)));
  return {
    pixelWidth: Math.max(1, Math.floor(width * shrink)),
    pixelHeight: Math.max(1, Math.floor(height * shrink)),
  };
}

/**
 * The bitmap to use when the browser says how many device pixels the canvas really covers. Layout rounds to
 * whole pixels in its own way, so one or two more or fewer are right; anything else is the measure of another
 * moment, or of a browser that only pretends to have this screen.
 * @param {Viewport} viewport  as it was fitted
 * @param {number} measuredWidth   device pixels
 * @param {number} measuredHeight  device pixels
 * @returns {{ pixelWidth: number, pixelHeight: number }}
 */
export function correctedPixels({ pixelWidth, pixelHeight }, measuredWidth, measuredHeight) {
  const isClose = Math.abs(measuredWidth - pixelWidth) <= 2 && Math.abs(measuredHeight - pixelHeight) <= 2;
  return isClose ? capPixels(measuredWidth, measuredHeight) : { pixelWidth, pixelHeight };
}

/**
 * A place in the browser's window, as a point of the preview's window. Places outside the screen give points
 * outside the window: a finger may leave the device while it drags.
 * @param {number} clientX  CSS pixels
 * @param {number} clientY  CSS pixels
 * @param {{ left: number, top: number, width: number, height: number }} rect  of the canvas, CSS pixels
 * @param {Size} size       window of the preview, points
 * @returns {[x: number, y: number]}  points
 */
export function pointAt(clientX, clientY, rect, size) {
  if (rect.width <= 0 || rect.height <= 0) return [0, 0];
  return [
    ((clientX - rect.left) * size[0]) / rect.width,
    ((clientY - rect.top) * size[1]) / rect.height,
  ];
}

/**
 * The size to ask for when a session is created.
 * @param {boolean} phone  whether the device shall fill this very screen
 * @param {Size} viewport  inside of the browser's window, CSS pixels
 * @returns {Size}         points, whole, within what the server accepts
 */
export function sessionSize(phone, viewport) {
  if (!phone) return DEFAULT_SIZE;
  const [least, most] = WireLimits.windowSide;
  const side = (/** @type {number} */ length) => Math.min(most, Math.max(least, Math.round(length)));
  return [side(viewport[0]), side(viewport[1])];
}

/**
 * Call `changed` whenever the room for the device, or the density of the screen, may be another.
 * @param {Window & typeof globalThis} view  the browser's window
 * @param {Element} stage      what the device is fitted into
 * @param {() => void} changed
 * @returns {() => void} stop watching
 */
export function watchRoom(view, stage, changed) {
  const observer = new view.ResizeObserver(changed);
  observer.observe(stage);
  const listening = new AbortController();
  const { signal } = listening;
  // A resolution query only tells that its own value no longer holds, so a new one is asked each time.
  const watchDensity = () => view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`)
    .addEventListener('change', densityChanged, { once: true, signal });
  const densityChanged = () => {
    watchDensity();
    changed();
  };
  watchDensity();
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

/**
 * Report the exact number of device pixels that `canvas` covers, where the browser can tell; layout may round
 * to other pixels than arithmetic does.
 * @param {Window & typeof globalThis} view
 * @param {Element} canvas
 * @param {(pixelWidth: number, pixelHeight: number) => void} measured  device pixels
 * @returns {{ ask: () => void, stop: () => void }}  `ask` has it told before the next picture, also if it is the same;
 *   `stop` stops watching
 */
export function watchPixels(view, canvas, measured) {
  const observer = new view.ResizeObserver((entries) => {
    const box = entries[entries.length - 1]?.devicePixelContentBoxSize?.[0];
    if (box) measured(box.inlineSize, box.blockSize);
  });
  const observe = () => observer.observe(canvas, { box: 'device-pixel-content-box' });
  try {
    observe();
  } catch {
    // Safari does not know this box and throws; the arithmetic of `fit` stands.
    return { ask() {}, stop() {} };
  }
  return {
    ask() {
      // Who observes anew is told once in any case.
      observer.unobserve(canvas);
      observe();
    },
    stop: () => observer.disconnect(),
  };
}
