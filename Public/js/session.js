// @ts-check
// One preview, live: puts the parts together and passes word between them. Each part is in a file of its own.

import { Announcer } from './announcer.js';
import { createSession } from './api.js';
import { bindBar, renderBar } from './bar.js';
import { bindWakeUp, Connection } from './connection.js';
import { applyControl } from './control.js';
import { openFrames } from './frames.js';
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

/** @typedef {{ mirror: HTMLElement, announcement: HTMLElement } & import('./screen.js').ScreenElements &
 *   import('./bar.js').BarElements & import('./notice.js').NoticeElements} SessionElements */

/** The page of one session, until it is left. */
export class Session {
  #view;
  #elements;
  #state;
  #newSize;
  #scene = new Scene();
  #screen;
  #fingers;
  #connection;
  #sender;
  #mirrorChanged;
  #announcer = new Announcer();

  /** @type {ReturnType<typeof openFrames> | null} of the socket there is now */
  #frames = null;

  /**
   * @param {Window & typeof globalThis} view
   * @param {SessionElements} elements
   * @param {import('./state.js').State} state
   * @param {() => [width: number, height: number]} newSize  of a session that follows this one, points
   */
  constructor(view, elements, state, newSize) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#newSize = newSize;
    this.#screen = openScreen(view, elements, state, this.#scene);
    this.#mirrorChanged = openMirror(elements.mirror, this.#scene, this.#setTimer);
    this.#fingers = new Fingers(this.#pointAt);
    this.#connection = new Connection({
      openSocket: (protocol) => new view.WebSocket(socketAddress(view.location), protocol),
      opened: () => { this.#frames = this.#openFrames(); },
      received: (data) => typeof data === 'string' ? this.#receiveText(data) : this.#receiveFrame(data),
      lost: (attempt) => this.#lost(attempt),
      over: (meaning, reason) => this.#over(meaning, reason),
      setTimer: this.#setTimer, clearTimer: this.#clearTimer, random: Math.random,
    });
    this.#sender = createSender(state, (bytes) => this.#connection.send(bytes));
  }

  /**
   * Connect, and listen to the person in front of the page.
   * @returns {() => void} stop everything
   */
  open() {
    const view = this.#view;
    const { canvas, restart, reload } = this.#elements;
    const requestFrame = view.requestAnimationFrame.bind(view);
    const stops = [
      bindGestures(canvas, this.#fingers, this.#sender.touches, requestFrame),
      bindWheel(canvas, this.#pointAt, this.#screen.scale, this.#sender.wheel, requestFrame),
      bindKeys(view.document, canvas, this.#sender.key),
      bindWakeUp(view, view.document, () => this.#connection.check(this.#sender.probe)),
      bindBar(view, this.#elements),
      bindClick(restart, () => this.#startNew()),
      bindClick(reload, () => view.location.reload()),
      this.#screen.stop,
      () => this.#connection.close(),
      () => this.#letGo(),
    ];
    this.#render();
    this.#connection.open();
    return () => stops.forEach((stop) => stop());
  }

  #setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) =>
    this.#view.setTimeout(run, delayMs);

  #clearTimer = (/** @type {number} */ timer) => this.#view.clearTimeout(timer);

  /** CSS pixels of the browser's window to points of the preview's. */
  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#elements.canvas.getBoundingClientRect(), this.#state.size);

  #openFrames() {
    return openFrames({
      scene: this.#scene,
      acknowledge: this.#sender.acknowledge,
      askKeyframe: this.#sender.askKeyframe,
      applied: (frame) => this.#applied(frame),
      isHidden: () => this.#view.document.hidden,
      now: () => this.#view.performance.now(),
      setTimer: this.#setTimer, clearTimer: this.#clearTimer,
    });
  }

  /** @param {import('./wire.js').Frame} frame */
  #applied(frame) {
    const [width, height] = this.#state.size;
    reflectFrame(this.#state, frame, this.#scene);
    if (this.#state.size[0] !== width || this.#state.size[1] !== height) this.#resized();
    this.#screen.changed();
    this.#mirrorChanged();
    this.#announce();
  }

  #announce() {
    const label = this.#announcer.settled(this.#scene.scrollers);
    if (label !== null) this.#elements.announcement.textContent = label;
  }

  #resized() {
    this.#screen.fit();
    this.#render();
  }

  /** @param {ArrayBuffer} bytes */
  #receiveFrame(bytes) {
    try {
      this.#frames?.receive(decodeFrame(bytes));
    } catch (error) {
      // Nothing is left to stand on; loading again brings the page that belongs to the server.
      this.#view.console.error(error);
      this.#connection.close();
      this.#over('broken', `A frame could not be read: ${messageOf(error)}.`);
    }
  }

  /** @param {string} text */
  #receiveText(text) {
    const type = applyControl(this.#state, text);
    if (type === null) return;
    if (type === 'hello') {
      this.#connection.settled();
      this.#screen.fit();
    }
    if (type === 'busy') this.#setTimer(() => this.#forgetBusy(), BUSY_MS);
    this.#render();
  }

  #forgetBusy() {
    this.#state.busy = false;
    this.#render();
  }

  /** @param {number} attempt */
  #lost(attempt) {
    this.#letGo();
    // A preview that has failed says so even when its socket is gone.
    if (this.#state.connection.phase === 'failed') return;
    this.#state.connection.phase = 'reconnecting';
    this.#state.connection.attempts = attempt;
    if (attempt > 1) this.#render();
    else this.#setTimer(() => this.#render(), QUIET_LOSS_MS);
  }

  /** @param {'ended' | 'broken'} meaning @param {string} reason */
  #over(meaning, reason) {
    this.#letGo();
    this.#state.connection.phase = meaning;
    this.#state.connection.reason = reason;
    this.#render();
  }

  /** Whoever knew of fingers and frames is gone. */
  #letGo() {
    this.#frames?.stop();
    this.#frames = null;
    this.#fingers.forget();
  }

  async #startNew() {
    const { preview, size } = this.#state;
    if (preview === null) return;
    const view = this.#view;
    const { restart, panelText } = this.#elements;
    restart.disabled = true;
    try {
      const sizeToAsk = view.matchMedia(PHONE_QUERY).matches ? this.#newSize() : size;
      view.location.replace(await createSession(view.fetch.bind(view), preview.slug, sizeToAsk));
    } catch (error) {
      panelText.textContent = messageOf(error);
      restart.disabled = false;
    }
  }

  #render() {
    const title = this.#state.preview?.title ?? 'Preview';
    this.#view.document.title = `${title} · Scrollwork`;
    this.#elements.canvas.setAttribute('aria-label', `${title}, live. Arrow keys, Page Up and Page Down, ` +
      'Home and End scroll it; Tab leaves it.');
    renderBar(this.#elements, this.#state);
    renderNotice(this.#elements, this.#state);
  }
}

/**
 * @param {HTMLElement} element
 * @param {() => void} listener
 * @returns {() => void} stop listening
 */
function bindClick(element, listener) {
  element.addEventListener('click', listener);
  return () => element.removeEventListener('click', listener);
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {Location} page */
function socketAddress(page) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${page.pathname.replace(/\/$/, '')}/socket`;
}
