// @ts-check
// The device's screen: as large as fits, sharp, drawn when something has changed.

import { drawWhenChanged } from './frames.js';
import { Painter } from './painter.js';
import { Pictures } from './pictures.js';
import { fontStack, watchTypefaces } from './typeface.js';
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
 * @property {() => void} fit        the size of the preview's window is another
 * @property {() => number} scale    CSS pixels per point, now
 * @property {() => void} stop
 */

/**
 * @param {Window & typeof globalThis} view
 * @param {ScreenElements} elements
 * @param {import('./state.js').State} state
 * @param {import('./scene.js').Scene} scene
 * @returns {Screen}
 */
export function openScreen(view, elements, state, scene) {
  const { canvas, device, room } = elements;
  const pictures = new Pictures(
    () => new view.Image(), () => changed(), (run, delayMs) => view.setTimeout(run, delayMs));
  const painter = new Painter(canvas, (hash) => pictures.get(hash), fontStack(view));
  let viewport = fit(state.size, state.size, 1, false);
  /** What the browser last said that the canvas covers, device pixels. */
  let measured = [0, 0];
  const draw = () => {
    painter.draw(scene);
    state.drawnFrames += 1;
    // Until the first frame, the screen shows nothing rather than black.
    device.dataset.live = 'yes';
  };
  const changed = drawWhenChanged(view.requestAnimationFrame.bind(view), draw);
  const resize = () => {
    const { pixelWidth, pixelHeight } = correctedPixels(viewport, measured[0], measured[1]);
    // Drawn at once: a resized canvas is empty, and would be seen so.
    if (painter.resize(pixelWidth, pixelHeight) && scene.root) draw();
  };
  const fitScreen = () => {
    const bezel = 2 * parseFloat(view.getComputedStyle(device).paddingLeft);
    const phone = view.matchMedia(PHONE_QUERY).matches;
    viewport = fit(
      state.size, [room.clientWidth - bezel, room.clientHeight - bezel], view.devicePixelRatio, phone);
    canvas.style.width = `${viewport.cssWidth}px`;
    canvas.style.height = `${viewport.cssHeight}px`;
    device.style.setProperty('--scale', String(viewport.scale));
    resize();
  };
  const stops = [
    watchRoom(view, room, fitScreen),
    watchPixels(view, canvas, (width, height) => {
      measured = [width, height];
      resize();
    }),
    watchTypefaces(view, changed),
  ];
  canvas.addEventListener('contextrestored', changed);
  fitScreen();
  return {
    changed,
    fit: fitScreen,
    scale: () => viewport.scale,
    stop() {
      stops.forEach((stop) => stop());
      canvas.removeEventListener('contextrestored', changed);
    },
  };
}
