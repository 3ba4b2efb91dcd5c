// @ts-check
// The device turns: onto its side and back. For everybody, as the window's size is the session's.

/** @typedef {import('./viewport.js').Size} Size */

/** How long the frame takes to turn, in ms; the preview's own content takes as long. */
const TURN_MS = 300;

/** The browser goes straight from step to step. */
const TURN_STEPS = 12;

/** A turn may be under way to the server for so long, in ms. After that, a press means the window as it is seen. */
const ANSWER_MS = 1000;

/** @param {Size} size @returns {Size} points */
export function turned([width, height]) {
  return [height, width];
}

/** @param {Size} before @param {Size} after  points */
export function isTurn(before, after) {
  return before[0] !== before[1] && before[0] === after[1] && before[1] === after[0];
}

/**
 * Why the device cannot be turned now, for the person who would.
 * @param {import('../server/state.js').State} state
 * @returns {string} empty: it can
 */
export function turnObstacle({ connection, size }) {
  if (connection.phase === 'failed') return 'It cannot be turned: the preview has stopped';
  if (connection.phase !== 'open') return 'It cannot be turned: there is no connection to the preview';
  return size[0] === size[1] ? 'It is as wide as high: turned, it looks the same' : '';
}

/**
 * The button that turns the device. Presses that come before the device has turned count too: two are none.
 * @param {HTMLElement} button
 * @param {import('../server/state.js').State} state
 * @param {(size: Size) => boolean} setSize  ask for it, for everybody; false: the connection is not open
 * @param {() => number} nowMs
 * @returns {() => void} stop
 */
export function bindTurn(button, state, setSize, nowMs) {
  let asked = { size: state.size, from: state.size, atMs: -Infinity };
  const turn = () => {
    if (turnObstacle(state) !== '') return;
    const isUnderWay = nowMs() - asked.atMs < ANSWER_MS && isSame(asked.from, state.size);
    const size = turned(isUnderWay ? asked.size : state.size);
    if (setSize(size)) asked = { size, from: state.size, atMs: nowMs() };
  };
  const listening = new AbortController();
  button.addEventListener('click', turn, { signal: listening.signal });
  return () => listening.abort();
}

/** @param {HTMLElement} button @param {import('../server/state.js').State} state */
export function renderTurn(button, state) {
  const obstacle = turnObstacle(state);
  const isUpright = state.size[0] <= state.size[1];
  // Not `disabled`: it can still be reached, and says why.
  button.setAttribute('aria-disabled', String(obstacle !== ''));
  button.title = obstacle || `Turn it ${isUpright ? 'on its side' : 'upright'} for everybody`;
}

/**
 * How the frame, which has its new shape already, comes round from the old one: to the left onto its side, to the right
 * back up, and on the way never larger than there is room for.
 * @param {Size} before  of the frame, CSS pixels
 * @param {Size} after
 * @param {Size} room    CSS pixels
 * @returns {{ rotate: string, scale: string }[]}  at even times
 */
export function turnFrames(before, after, room) {
  const ratio = before[1] / after[0];
  const start = after[0] > after[1] ? Math.PI / 2 : -Math.PI / 2;
  return Array.from({ length: TURN_STEPS + 1 }, (_, step) => {
    const part = (1 + Math.cos(Math.PI * step / TURN_STEPS)) / 2; // of the turn that is left: ease-in-out
    const [cos, sin] = [Math.cos(part * start), Math.abs(Math.sin(part * start))];
    const most = Math.min(
      room[0] / (after[0] * cos + after[1] * sin), room[1] / (after[0] * sin + after[1] * cos));
    // Where it fills the room at either end, it may do so there.
    const isUnderWay = step > 0 && step < TURN_STEPS;
    const scale = ratio ** part;
    return { rotate: `${part * start}rad`, scale: String(isUnderWay ? Math.min(scale, most) : scale) };
  });
}

/**
 * Let the frame come round. Nothing waits for it, and people who want no motion see none.
 * @param {Window} view
 * @param {HTMLElement} device
 * @param {{ rotate: string, scale: string }[]} frames
 */
export function turnFrame(view, device, frames) {
  if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  device.animate(frames, { duration: TURN_MS });
}

/** @param {Size} one @param {Size} other */
function isSame(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}
