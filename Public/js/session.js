// @ts-check
// One preview, live: puts the parts together and lets them talk. Every part is in a file of its own.

import { createSession } from './api.js';
import { bindBar, renderBar } from './bar.js';
import { bindWakeUp, openConnection } from './connection.js';
import { applyControl } from './control.js';
import { drawWhenChanged, openFrames } from './frames.js';
import { bindGestures, Fingers } from './gestures.js';
import { bindKeys } from './keys.js';
import { openMirror } from './mirror.js';
import { renderNotice } from './notice.js';
import { Scene } from './scene.js';
import { openScreen } from './screen.js';
import { createSender } from './sender.js';
import { reflectFrame } from './state.js';
import { PHONE_QUERY, pointAt } from './viewport.js';
import { bindWheel } from './wheel.js';
import { decodeFrame } from './wire.js';

/** A loss that is mended sooner is not worth a word, in ms. */
const QUIET_LOSS_MS = 600;

/** How long the word that somebody else is dragging stays, in ms. */
const BUSY_MS = 2000;

/** @typedef {{ mirror: HTMLElement } & import('./screen.js').ScreenElements & import('./bar.js').BarElements
 *    & import('./notice.js').NoticeElements} SessionElements */

/**
 * Show the session named in `state`, until the page goes away.
 * @param {Window & typeof globalThis} view
 * @param {SessionElements} elements
 * @param {import('./state.js').State} state
 * @param {() => [width: number, height: number]} newSize  of a session that follows this one, points
 * @returns {() => void} stop everything
 */
export function openSession(view, elements, state, newSize) {
  const { canvas } = elements;
  const setTimer = view.setTimeout.bind(view);
  const clearTimer = view.clearTimeout.bind(view);
  const requestFrame = view.requestAnimationFrame.bind(view);

  const scene = new Scene();
  const screen = openScreen(view, elements, state, scene);
  const mirrorChanged = openMirror(elements.mirror, scene, setTimer);
  const render = () => {
    view.document.title = `${state.preview?.title ?? 'Preview'} · Scrollwork`;
    canvas.setAttribute('aria-label', `${state.preview?.title ?? 'Preview'}, live. Arrow keys, Page Up and ` +
      'Page Down, Home and End scroll it; Tab leaves it.');
    renderBar(elements, state);
    renderNotice(elements, state);
  };

  /** @type {ReturnType<typeof openFrames> | null} of the connection there is now */
  let frames = null;
  const point = (/** @type {number} */ x, /** @type {number} */ y) =>
    pointAt(x, y, canvas.getBoundingClientRect(), state.size);
  const fingers = new Fingers(point);
  const newFrames = () => openFrames({
    scene, setTimer, clearTimer,
    acknowledge: (seq) => sender.acknowledge(seq),
    askKeyframe: () => sender.askKeyframe(),
    applied: (frame) => {
      reflectFrame(state, frame, scene);
      screen.changed();
      mirrorChanged();
    },
    isHidden: () => view.document.hidden,
    now: () => view.performance.now(),
  });
  const letGo = () => {
    frames?.stop();
    frames = null;
    fingers.forget();
  };
  const breakOff = (/** @type {string} */ reason) => {
    connection.close();
    letGo();
    state.connection.phase = 'broken';
    state.connection.reason = reason;
    render();
  };
  const receiveText = (/** @type {string} */ text) => {
    const type = applyControl(state, text);
    if (type === 'hello') {
      connection.settled();
      screen.fit();
    }
    if (type === 'busy') setTimer(() => { state.busy = false; render(); }, BUSY_MS);
    if (type !== null) render();
  };
  const connection = openConnection({
    openSocket: (protocol) => new view.WebSocket(socketAddress(view.location), protocol),
    opened: () => { frames = newFrames(); },
    received(data) {
      if (typeof data === 'string') return receiveText(data);
      try {
        frames?.receive(decodeFrame(data));
      } catch (error) {
        // A frame that cannot be read leaves nothing to stand on; a reload brings the server's own version of this page.
        view.console.error(error);
        breakOff(`A frame could not be read: ${error instanceof Error ? error.message : error}.`);
      }
    },
    lost(attempt) {
      letGo();
      if (state.connection.phase === 'failed') return;
      state.connection.phase = 'reconnecting';
      state.connection.attempts = attempt;
      if (attempt > 1) render();
      else setTimer(render, QUIET_LOSS_MS);
    },
    over(meaning, reason) {
      letGo();
      state.connection.phase = meaning;
      state.connection.reason = reason;
      render();
    },
    setTimer, clearTimer, random: Math.random,
  });
  const sender = createSender(state, connection.send);

  const startNew = async () => {
    if (state.preview === null) return;
    elements.restart.disabled = true;
    try {
      const size = view.matchMedia(PHONE_QUERY).matches ? newSize() : state.size;
      view.location.replace(await createSession(view.fetch.bind(view), state.preview.slug, size));
    } catch (error) {
      elements.panelText.textContent = error instanceof Error ? error.message : String(error);
      elements.restart.disabled = false;
    }
  };
  const reload = () => view.location.reload();
  elements.restart.addEventListener('click', startNew);
  elements.reload.addEventListener('click', reload);
  const stops = [
    bindGestures(canvas, fingers, sender.touches, requestFrame),
    bindWheel(canvas, point, screen.scale, sender.wheel, requestFrame),
    bindKeys(view.document, canvas, sender.key),
    bindWakeUp(view, view.document, () => connection.check(sender.probe)),
    bindBar(view, elements),
    screen.stop,
    letGo,
    connection.close,
    () => elements.restart.removeEventListener('click', startNew),
    () => elements.reload.removeEventListener('click', reload),
  ];
  render();
  return () => stops.forEach((stop) => stop());
}

/** @param {Location} location */
function socketAddress(location) {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${location.pathname.replace(/\/$/, '')}/socket`;
}
