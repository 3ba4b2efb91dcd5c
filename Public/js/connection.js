// @ts-check
// The WebSocket: opened, kept open, opened again. Knows no messages, only bytes, text and what a close means.

/** Version negotiation: the server takes no other. */
export const SUBPROTOCOL = 'scrollwork.1';

/** Ceiling of the first wait, and of every wait, in ms. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** A page that was asleep gives the server this long to prove that it is still there, in ms. */
const PROOF_PATIENCE_MS = 3000;

/**
 * How long to wait before trying again: anything up to a ceiling that doubles, so that many pages which lost the same
 * server do not come back together.
 * @param {number} attempt  0 for the first
 * @param {number} random   0 up to 1
 * @returns {number} ms
 */
export function retryWait(attempt, random) {
  return random * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16));
}

/**
 * What the closing of a socket means for the page.
 * - `ended`: the session is not there (any more)
 * - `broken`: the server refuses what this page says; trying again would say the same
 * - `retry`: anything else passes
 * @param {number} code  of the close event
 * @returns {'ended' | 'broken' | 'retry'}
 */
export function meaningOfClose(code) {
  if (code === 4404) return 'ended';
  return code === 1003 || code === 1007 || code === 1009 ? 'broken' : 'retry';
}

/**
 * @typedef {object} Connection
 * @property {(bytes: Uint8Array) => boolean} send  false: there is no open socket, and nothing was sent
 * @property {() => void} settled  the server has said hello: the next loss starts with a short wait again
 * @property {(probe: Uint8Array) => void} check
 *   make sure that somebody is there: try again at once if the socket is lost, else send `probe`, which the
 *   server answers, and start over if no answer comes
 * @property {() => void} close    for good
 */

/**
 * Open a connection, and again whenever it is lost.
 * @param {object} parts
 * @param {(protocol: string) => WebSocket} parts.openSocket
 * @param {(data: string | ArrayBuffer) => void} parts.received
 * @param {() => void} parts.opened
 * @param {(attempt: number) => void} parts.lost  another attempt is on its way; counted from 1
 * @param {(meaning: 'ended' | 'broken', reason: string) => void} parts.over  there will be no other attempt
 * @param {(run: () => void, delayMs: number) => number} parts.setTimer
 * @param {(timer: number) => void} parts.clearTimer
 * @param {() => number} parts.random  0 up to 1
 * @returns {Connection}
 */
export function openConnection(parts) {
  /** @type {WebSocket | null} */
  let socket = null;
  let attempt = 0;
  /** @type {number | null} */
  let retryTimer = null;
  /** @type {number | null} */
  let proofTimer = null;

  const stopTimers = () => {
    if (retryTimer !== null) parts.clearTimer(retryTimer);
    if (proofTimer !== null) parts.clearTimer(proofTimer);
    retryTimer = proofTimer = null;
  };
  const drop = () => {
    stopTimers();
    const dropped = socket;
    socket = null;
    dropped?.close();
  };
  const open = () => {
    drop();
    const opening = parts.openSocket(SUBPROTOCOL);
    socket = opening;
    opening.binaryType = 'arraybuffer';
    // A socket that has been dropped may still speak; it is not listened to.
    opening.onopen = () => {
      if (socket === opening) parts.opened();
    };
    opening.onmessage = (event) => {
      if (socket !== opening) return;
      if (proofTimer !== null) parts.clearTimer(proofTimer);
      proofTimer = null;
      parts.received(event.data);
    };
    opening.onclose = (event) => {
      if (socket !== opening) return;
      drop();
      const meaning = meaningOfClose(event.code);
      if (meaning === 'retry') retry();
      else parts.over(meaning, event.reason);
    };
  };
  const retry = () => {
    retryTimer = parts.setTimer(open, retryWait(attempt, parts.random()));
    attempt += 1;
    parts.lost(attempt);
  };
  const send = (/** @type {Uint8Array} */ bytes) => {
    // 1 is WebSocket.OPEN
    if (socket?.readyState !== 1) return false;
    socket.send(bytes);
    return true;
  };
  const check = (/** @type {Uint8Array} */ probe) => {
    if (retryTimer !== null) return open();
    if (!send(probe) || proofTimer !== null) return;
    proofTimer = parts.setTimer(() => {
      drop();
      retry();
    }, PROOF_PATIENCE_MS);
  };

  open();
  return { send, check, close: drop, settled: () => { attempt = 0; } };
}

/**
 * Call `check` when the page comes back from being hidden for a while, or from the browser's page cache.
 * @param {Window} view
 * @param {Document} page
 * @param {() => void} check
 * @returns {() => void} stop listening
 */
export function bindWakeUp(view, page, check) {
  /** Shorter absences leave sockets alone, in ms. */
  const shortAbsenceMs = 5000;
  let hiddenAtMs = Infinity;
  const visibility = (/** @type {Event} */ event) => {
    if (page.visibilityState === 'hidden') hiddenAtMs = event.timeStamp;
    else if (event.timeStamp - hiddenAtMs > shortAbsenceMs) check();
  };
  const shown = (/** @type {PageTransitionEvent} */ event) => {
    if (event.persisted) check();
  };
  page.addEventListener('visibilitychange', visibility);
  view.addEventListener('pageshow', shown);
  view.addEventListener('online', check);
  return () => {
    page.removeEventListener('visibilitychange', visibility);
    view.removeEventListener('pageshow', shown);
    view.removeEventListener('online', check);
  };
}
