// @ts-check
// The device's screen: as large as fits, sharp, drawn when something has changed.

import { Faces } from '../paint/faces.js';
import { Painter } from '../paint/painter.js';
import { Pictures } from '../paint/pictures.js';
import { fontStack, watchTypefaces } from '../paint/typeface.js';
import { drawWhenChanged } from '../scene/frames.js';
import { watchAttention } from '../server/attention.js';
import { isTurn, turnFrame, turnFrames } from './turning.js';
import { correctedPixels, fit, PHONE_QUERY, watchPixels, watchRoom } from './viewport.js';

/**
 * @typedef {object} ScreenElements
 * @property {HTMLCanvasElement} canvas
 * @property {HTMLElement} device  the frame around the canvas; has `data-live` once there is a picture
 * @property {HTMLElement} room    what the device is fitted into
 */

/**
 * @typedef {object} Screen
 * @property {() => void} changed    the scene is another: draw it
 * @property {() => boolean} fit     the size of the preview's window is another; true: the device was turned
 * @property {() => { left: number, top: number, width: number, height: number }} place  where it lies in the browser's
 *   window once it stands still, CSS pixels: while the device comes round, a finger is where it will be
 * @property {() => number} scale    CSS pixels per point, now
 * @property {() => void} stop
 */

/**
 * @param {Window & typeof globalThis} view
 * @param {ScreenElements} elements
 * @param {import('../server/state.js').State} state
 * @param {import('../scene/scene.js').Scene} scene
 * @param {(nowMs: number) => boolean} [lookAhead]  called before each drawing, with the time of the display frame:
 *   whether the next one shows something else by itself
 * @returns {Screen}
 */
export function openScreen(view, elements, state, scene, lookAhead = () => false) {
  const { canvas, device, room } = elements;
  const pictures = new Pictures(
    () => new view.Image(), () => changed(), (run, delayMs) => view.setTimeout(run, delayMs));
  let isWhole = false;
  const pictureOf = (/** @type {string} */ hash) => {
    const picture = pictures.get(hash);
    if (picture === null) isWhole = false;
    return picture;
  };
  const faces = new Faces(
    (family, source, descriptors) => new view.FontFace(family, source, descriptors),
    (face) => { view.document.fonts.add(face); });
  const painter = new Painter(canvas, pictureOf, fontStack(view), (hash) => faces.get(hash));
  let viewport = fit(state.size, state.size, 1, false);
  let fitted = state.size;
  /** @type {[width: number, height: number] | null} of the canvas as it is fitted now, by the browser's word, in
   * device pixels; null before that */
  let measured = null;
  const sizeBitmap = () => {
    const { pixelWidth, pixelHeight } = measured === null ? viewport : correctedPixels(viewport, ...measured);
    return painter.resize(pixelWidth, pixelHeight);
  };
  const draw = () => {
    sizeBitmap();
    // A font may come before the first frame. And what nobody sees is drawn when somebody looks.
    if (!scene.root || view.document.hidden) return;
    isWhole = true;
    const isMoving = lookAhead(frameMs);
    painter.draw(scene);
    // A font that is asked for by being drawn with is on its way from then on.
    isWhole = typefaces.areHere() && isWhole;
    state.drawn = { seq: state.frame.seq, isWhole };
    state.drawnFrames += 1;
    // Until the first frame, the screen shows nothing rather than black.
    device.dataset.live = 'yes';
    if (isMoving) changed();
  };
  /** Of the display frame that is made, or was made last, ms. */
  let frameMs = 0;
  const requestFrame = (/** @type {() => void} */ run) => view.requestAnimationFrame((nowMs) => {
    frameMs = nowMs;
    run();
  });
  const changed = drawWhenChanged(requestFrame, draw);
  const typefaces = watchTypefaces(view, () => {
    // Kept drawings were made with other fonts.
    painter.rest();
    changed();
  });
  // For those who come after the drawing of an animation frame: a resized canvas is empty, and would be seen so.
  const resizeAtOnce = () => {
    if (sizeBitmap()) draw();
  };
  const pixels = watchPixels(view, canvas, (width, height) => {
    measured = [width, height];
    resizeAtOnce();
  });
  const fitScreen = () => {
    const bezel = 2 * parseFloat(view.getComputedStyle(device).paddingLeft);
    const phone = view.matchMedia(PHONE_QUERY).matches;
    const { pixelWidth, pixelHeight } = viewport;
    viewport = fit(
      state.size, [room.clientWidth - bezel, room.clientHeight - bezel], view.devicePixelRatio, phone);
    if (viewport.pixelWidth !== pixelWidth || viewport.pixelHeight !== pixelHeight) {
      measured = null;
      pixels.ask();
    }
    canvas.style.width = `${viewport.cssWidth}px`;
    canvas.style.height = `${viewport.cssHeight}px`;
    device.style.setProperty('--scale', String(viewport.scale));
    fitted = state.size;
  };
  const fitRoom = () => {
    fitScreen();
    resizeAtOnce();
  };
  const fitAndTurn = () => {
    // Before the first picture there is nothing that could turn.
    const from = device.dataset.live === 'yes' && isTurn(fitted, state.size) ? frameSize() : null;
    fitScreen();
    // With what else has changed until then: the browser shows nothing before it has asked for a drawing.
    changed();
    if (from) turnFrame(view, device, turnFrames(from, frameSize(), [room.clientWidth, room.clientHeight]));
    return from !== null;
  };
  /** @returns {[width: number, height: number]} CSS pixels */
  const frameSize = () => [device.offsetWidth, device.offsetHeight];
  const stops = [
    watchRoom(view, room, fitRoom),
    pixels.stop,
    typefaces.stop,
    watchAttention(view.document, (isLooking) => (isLooking ? changed() : painter.rest())),
  ];
  const listening = new AbortController();
  canvas.addEventListener('contextrestored', changed, { signal: listening.signal });
  fitRoom();
  return {
    changed,
    fit: fitAndTurn,
    place() {
      const { left, top, width, height } = room.getBoundingClientRect();
      const { cssWidth, cssHeight } = viewport;
      return {
        left: left + (width - cssWidth) / 2, top: top + (height - cssHeight) / 2, width: cssWidth, height: cssHeight,
      };
    },
    scale: () => viewport.scale,
    stop() {
      stops.forEach((stop) => stop());
      listening.abort();
    },
  };
}
