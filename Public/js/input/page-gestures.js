// @ts-check
// Keeps the browser's own gestures away from a device that fills the screen. The style sheet does most of it: it allows
// no zooming and no pulling. This is for what Safari does all the same.

/** A finger that comes down this near to a side edge begins to leave the page, in CSS pixels. */
const EDGE = 28;

/**
 * Whether a finger could begin a swipe to another page.
 * @param {number} clientX  CSS pixels
 * @param {number} width    of the browser's window, CSS pixels
 */
export function isAtSideEdge(clientX, width) {
  return clientX < EDGE || clientX > width - EDGE;
}

/**
 * Keep swipes from the side edges for the preview, and pinches off the page.
 * @param {Window} view
 * @param {HTMLElement} canvas
 * @returns {() => void} stop listening
 */
export function bindPageGestures(view, canvas) {
  const listening = new AbortController();
  const { signal } = listening;
  // The pointer's events come all the same; a click does not, so taps elsewhere are left alone.
  canvas.addEventListener('touchstart', (event) => {
    const { touches } = event;
    const isFirst = touches.length === 1;
    if (isFirst && event.cancelable && isAtSideEdge(touches[0].clientX, view.innerWidth)) event.preventDefault();
  }, { passive: false, signal });
  // Only Safari has this event.
  view.document.addEventListener('gesturestart', (event) => event.preventDefault(), { passive: false, signal });
  return () => listening.abort();
}
