// @ts-check
// A gentle nudge: a made-up finger draws the content a little aside and lets it back, to say that it is alive.

import { WireLimits } from '../wire/limits.js';

/** @typedef {import('../wire/inputs.js').TouchSample} Touch */

/** From down to up, in ms. */
const DURATION_MS = 900;

/** How far it draws, as a part of the window's side. */
const REACH = 0.16;

/** A drag counts from here on, in points; going back any further would leave the content on the other side. */
const SLACK = 10;

/** No real finger of the page gets this number before thirty-one others. */
const TOUCH_ID = WireLimits.touchID;

/**
 * Where the finger is.
 * @param {number} elapsedMs
 * @param {[width: number, height: number]} size  of the preview's window, points
 * @param {import('./axes.js').Axes} axes         which ways it scrolls
 * @returns {[x: number, y: number]} points
 */
export function nudgeAt(elapsedMs, [width, height], axes) {
  const part = Math.min(1, Math.max(0, elapsedMs / DURATION_MS));
  const reach = REACH * Math.min(width, height);
  const wave = Math.sin(Math.PI * part) ** 2;
  const way = part < 0.5 ? reach * wave : SLACK + (reach - SLACK) * wave;
  return axes.x ? [width / 2 - way, height / 2] : [width / 2, height / 2 - way];
}

/**
 * A nudge under way.
 * @param {object} parts
 * @param {[width: number, height: number]} parts.size
 * @param {import('./axes.js').Axes} parts.axes
 * @param {(touches: Touch[]) => void} parts.send
 * @param {(run: (nowMs: number) => void) => void} parts.requestFrame  `requestAnimationFrame`
 * @param {number} parts.nowMs  of the clock that `requestFrame` tells
 * @returns {() => void} take the finger away, if it is still down
 */
export function startNudge({ size, axes, send, requestFrame, nowMs: startMs }) {
  let isDown = true;
  let lastMs = startMs;
  const touch = (/** @type {Touch['phase']} */ phase, /** @type {number} */ nowMs) => {
    // A frame may be told the time at which it began, which is before it was asked for.
    lastMs = Math.max(lastMs, nowMs);
    const [x, y] = nudgeAt(lastMs - startMs, size, axes);
    isDown = phase === 'began' || phase === 'moved';
    send([{ phase, id: TOUCH_ID, time: lastMs, x, y }]);
  };
  const step = (/** @type {number} */ nowMs) => {
    if (!isDown) return;
    if (nowMs - startMs >= DURATION_MS) return touch('ended', nowMs);
    touch('moved', nowMs);
    requestFrame(step);
  };
  touch('began', startMs);
  requestFrame(step);
  return () => { if (isDown) touch('cancelled', lastMs); };
}
