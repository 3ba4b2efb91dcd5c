// @ts-check
// The corner by which the device is dragged to any size, and its arrow keys. For everybody, as the window's size is the
// session's: the preview lays itself out again while the finger moves.

import { WireLimits } from '../wire/limits.js';

/** @typedef {import('./viewport.js').Size} Size */

/** Points that a press of an arrow key changes a side by; with Shift, by one. */
const KEY_STEP = 10;

/** A size may be under way to the server for so long, in ms. After that, a key means the window as it is seen. */
const ANSWER_MS = 1000;

/** What arrow keys do to width and height. */
const ARROWS = /** @type {const} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @param {Size} size  points @returns {Size} whole, and as the server accepts it */
export function allowedSize([width, height]) {
  const [least, most] = WireLimits.windowSide;
  const side = (/** @type {number} */ points) => Math.min(most, Math.max(least, Math.round(points)));
  return [side(width), side(height)];
}

/**
 * The size to which a finger drags the corner. The device stands in the middle: where its corner moves, the one across
 * from it moves as far the other way.
 * @param {Size} start       points, when the finger came down
 * @param {Size} moved       CSS pixels since then
 * @param {number} scale     CSS pixels per point, when the finger came down
 * @returns {Size} points
 */
export function draggedSize(start, moved, scale) {
  return allowedSize([start[0] + 2 * moved[0] / scale, start[1] + 2 * moved[1] / scale]);
}

/**
 * @param {Size} size  points
 * @param {{ key: string, shiftKey: boolean }} event
 * @returns {Size | null} null: the key has no say in it
 */
export function steppedSize(size, { key, shiftKey }) {
  if (!Object.hasOwn(ARROWS, key)) return null;
  const [right, down] = ARROWS[/** @type {keyof typeof ARROWS} */ (key)];
  const step = shiftKey ? 1 : KEY_STEP;
  return allowedSize([size[0] + right * step, size[1] + down * step]);
}

/**
 * @typedef {object} ResizingParts
 * @property {(size: Size) => boolean} setSize  ask for it, for everybody; false: the connection is not open
 * @property {() => number} scale               CSS pixels per point, now
 * @property {(run: () => void) => void} requestFrame
 * @property {() => number} nowMs
 * @property {(words: string) => void} say      to people who cannot see the device
 */

/**
 * Let the corner be dragged. However fast a finger is, at most one size is sent in a frame, and the last one always.
 * @param {HTMLElement} corner
 * @param {import('../server/state.js').State} state
 * @param {ResizingParts} parts
 * @returns {() => void} stop
 */
export function bindResizing(corner, state, { setSize, scale, requestFrame, nowMs, say }) {
  /** @type {{ pointer: number, at: Size, size: Size, scale: number } | null} while a finger has it */
  let drag = null;
  /** @type {Size | null} that is to be sent in the next frame */
  let due = null;
  let asked = { size: state.size, atMs: -Infinity };
  const latestAsked = () => nowMs() - asked.atMs < ANSWER_MS ? asked.size : state.size;
  const latest = () => due ?? latestAsked();
  const send = () => {
    if (due !== null && !isSame(due, latestAsked()) && setSize(due)) asked = { size: due, atMs: nowMs() };
    due = null;
  };
  const want = (/** @type {Size} */ size) => {
    const isAsked = due !== null;
    due = size;
    if (!isAsked) requestFrame(send);
  };
  const down = (/** @type {PointerEvent} */ event) => {
    if (drag !== null || event.button !== 0) return;
    // Neither a text is selected nor the preview touched.
    event.preventDefault();
    corner.focus();
    corner.setPointerCapture(event.pointerId);
    drag = { pointer: event.pointerId, at: [event.clientX, event.clientY], size: state.size, scale: scale() };
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (drag === null || event.pointerId !== drag.pointer) return;
    want(draggedSize(drag.size, [event.clientX - drag.at[0], event.clientY - drag.at[1]], drag.scale));
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (drag === null || event.pointerId !== drag.pointer) return;
    if (event.type === 'pointerup') move(event);
    drag = null;
    say(sizeText(latest()));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const stepped = event.key === 'Escape' && drag !== null ? drag.size : steppedSize(latest(), event);
    if (stepped === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The panels and the preview have keys of their own.
    event.stopPropagation();
    drag = null;
    want(stepped);
    say(sizeText(stepped));
  };
  const listening = new AbortController();
  const { signal } = listening;
  corner.addEventListener('pointerdown', down, { signal });
  corner.addEventListener('pointermove', move, { signal });
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    corner.addEventListener(type, up, { signal });
  }
  corner.addEventListener('keydown', press, { signal });
  return () => listening.abort();
}

/** @param {Size} size */
function sizeText([width, height]) {
  return `${width} by ${height} points`;
}

/** @param {Size} one @param {Size} other */
function isSame(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}
