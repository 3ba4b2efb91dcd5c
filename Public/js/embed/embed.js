// @ts-check
// A session in a frame of another page: a poster until it is touched, then the live preview and nothing else. It needs
// neither cookies nor storage, which browsers keep from frames.

import { openDeviceBars } from '../device/device-bars.js';
import { openScreen } from '../device/screen.js';
import { pointAt } from '../device/viewport.js';
import { axesOf, takesWheel, touchActionFor, WheelTurn } from '../input/axes.js';
import { Fingers } from '../input/gestures.js';
import { openTyping } from '../input/typing-field.js';
import { write } from '../page/elements.js';
import { KeptSeats } from '../page/kept-seats.js';
import { Scene } from '../scene/scene.js';
import { bindWakeUp } from '../server/connection.js';
import { Live } from '../server/live.js';
import { BUSY_MS, mayControl, REFUSED_MS, TAKEN_BACK_MS } from '../server/state.js';
import { Announcer } from '../session/announcer.js';
import { Hands } from '../session/hands.js';
import { openMirror } from '../session/mirror.js';
import { panelFor, statusText } from '../session/notice.js';
import { HostWord } from './host-word.js';
import { addressees, hostHints, patternsFrom } from './origins.js';
import { Poster } from './poster.js';

/**
 * @typedef {{ heading: HTMLElement, device: HTMLElement, bars: Element, canvas: HTMLCanvasElement, mirror: HTMLElement,
 *   announcement: HTMLElement, status: HTMLElement, panel: HTMLElement, panelTitle: HTMLElement,
 *   panelText: HTMLElement, reload: HTMLButtonElement } & import('../device/screen.js').ScreenElements &
 *   import('../input/typing-field.js').TypingElements & import('./poster.js').PosterElements} EmbedElements
 */

export class Embed {
  #view;
  #elements;
  #state;
  #scene = new Scene();
  #screen;
  #renderDevice;
  #live;
  #fingers;
  #hands;
  #typing;
  #poster;
  #host;
  #mirrorChanged;
  #announcer = new Announcer();
  #turn = new WheelTurn();
  #isStarted = false;
  #title = 'Preview';

  /** What the link lets people do, before the server has said hello. */
  #role = /** @type {import('../server/people.js').Role} */ ('view');

  /**
   * @param {Window & typeof globalThis} view
   * @param {EmbedElements} elements
   * @param {import('../server/state.js').State} state  with the session's id
   * @param {string} key     of the link; empty: none
   * @param {string} frames  origins whose pages may show it, with blanks between them
   */
  constructor(view, elements, state, key, frames) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#screen = openScreen(view, elements, state, this.#scene);
    this.#renderDevice = openDeviceBars(elements);
    this.#mirrorChanged = openMirror(elements.mirror, this.#scene, this.#setTimer);
    this.#fingers = new Fingers(this.#pointAt);
    this.#live = new Live(view, state, this.#scene, {
      path: () => `/s/${state.session}`,
      key: () => key,
      seats: new KeptSeats(null),
      applied: () => this.#applied(),
      resized: () => this.#resized(),
      told: (type) => this.#told(type),
      lost: () => this.#lost(),
      over: () => this.#lost(),
    });
    this.#hands = new Hands(view, {
      canvas: elements.canvas, fingers: this.#fingers, pointAt: this.#pointAt, scale: this.#screen.scale,
      sender: this.#live.sender, takes: this.#takesWheel,
      reminded: () => write(elements.announcement, 'You are watching. Keys and fingers do nothing here.'),
    });
    this.#typing = openTyping(view, elements, state, this.#live.sender.typing, this.#screen.scale);
    this.#poster = new Poster(view, elements, {
      session: state.session, key, started: () => this.#start(), known: (card) => this.#known(card),
      closed: ({ phase, reason }) => {
        Object.assign(state.connection, { phase, reason });
        this.#render();
      },
    });
    this.#host = new HostWord({
      origins: view.parent === view ? [] : addressees(patternsFrom(frames), hostHints(view)),
      post: (message, origin) => view.parent.postMessage(message, origin), setTimer: this.#setTimer,
    });
  }

  /**
   * Show the poster.
   * @returns {() => void} stop everything
   */
  open() {
    const { device, reload } = this.#elements;
    const listening = new AbortController();
    reload.addEventListener('click', () => this.#view.location.reload(), { signal: listening.signal });
    // Nothing is under the poster yet.
    device.inert = true;
    this.#render();
    this.#poster.show().then(() => {
      this.#host.ready(this.#title, this.#state.size);
      this.#tellHost();
    });
    return () => {
      listening.abort();
      this.#live.close();
      this.#hands.stop();
      this.#typing.stop();
      this.#screen.stop();
      this.#stopWakeUp();
    };
  }

  #stopWakeUp = () => {};

  /** @param {import('../server/card-api.js').Card} card */
  #known({ title, size, role }) {
    this.#title = title;
    this.#role = role;
    if (size !== null) this.#state.size = size;
    this.#screen.fit();
    this.#render();
  }

  #start() {
    const { device, canvas } = this.#elements;
    this.#isStarted = true;
    device.inert = false;
    canvas.focus({ preventScroll: true });
    this.#stopWakeUp = bindWakeUp(this.#view, this.#view.document, () => this.#live.check());
    this.#live.open();
    this.#render();
  }

  #setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) =>
    this.#view.setTimeout(run, delayMs);

  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#screen.place(), this.#state.size);

  /** A wheel that has come to the preview's end, or began over the page around, is that page's. */
  #takesWheel = (/** @type {number} */ timeMs, /** @type {number} */ dx, /** @type {number} */ dy) =>
    this.#turn.belongsTo(timeMs, this, () => takesWheel(this.#scene.scrollers, dx, dy));

  #applied() {
    const { announcement } = this.#elements;
    this.#poster.hide();
    this.#screen.changed();
    this.#mirrorChanged();
    this.#renderTouch();
    const label = this.#announcer.settled(this.#scene.scrollers);
    if (label !== null) write(announcement, label);
    this.#tellHost();
  }

  #resized() {
    this.#screen.fit();
    this.#render();
  }

  /** @param {string} type */
  #told(type) {
    if (type === 'hello' && this.#state.preview !== null) this.#title = this.#state.preview.title;
    if (type === 'hello' || type === 'role') this.#hands.set(this.#state.role !== 'view');
    if (type === 'hello' || type === 'role' || type === 'typing') this.#typeIfAllowed();
    if (type === 'busy') this.#setTimer(() => this.#forget({ busy: false }), BUSY_MS);
    if (type === 'refused') this.#setTimer(() => this.#forget({ refused: '' }), REFUSED_MS);
    if (type === 'takenBack') this.#setTimer(() => this.#forget({ takenBack: '' }), TAKEN_BACK_MS);
    this.#render();
  }

  /** @param {Partial<import('../server/state.js').State>} said  what is not worth a word any more */
  #forget(said) {
    Object.assign(this.#state, said);
    this.#render();
  }

  #typeIfAllowed() {
    if (this.#state.role === 'view') this.#typing.lost();
    else this.#typing.changed();
  }

  #lost() {
    this.#fingers.forget();
    this.#typing.lost();
    this.#render();
  }

  /** Fingers that go a way in which the preview does not scroll are the page's around. */
  #renderTouch() {
    const { canvas } = this.#elements;
    const touchAction = mayControl(this.#state) ? touchActionFor(axesOf(this.#scene.scrollers)) : 'auto';
    if (canvas.style.touchAction !== touchAction) canvas.style.touchAction = touchAction;
  }

  #render() {
    const { heading, canvas, status, panel, panelTitle, panelText, reload } = this.#elements;
    const isWatching = (this.#isStarted ? this.#state.role : this.#role) === 'view';
    write(heading, this.#title);
    this.#view.document.title = `${this.#title} · Scrollwork`;
    canvas.setAttribute('role', isWatching ? 'img' : 'application');
    canvas.setAttribute('aria-label', isWatching ? `${this.#title}, live. You are watching: keys do nothing here.`
      : `${this.#title}, live. Arrow keys, Page Up and Page Down, Home and End scroll it; Tab leaves it.`);
    this.#renderDevice(this.#state);
    this.#renderTouch();
    write(status, statusText(this.#state));
    const said = panelFor(this.#state);
    if (said !== null) {
      this.#poster.hide();
      write(panelTitle, said.title);
      write(panelText, said.text);
    }
    panel.hidden = said === null;
    reload.hidden = said?.offersReload !== true;
    this.#tellHost();
  }

  #tellHost() {
    const { connection, role, scrollers, size, isRoleKnown } = this.#state;
    const { device } = this.#elements;
    const isOpen = connection.phase === 'open';
    const isOver = connection.phase !== 'connecting' && !isOpen;
    const rights = this.#isStarted && isRoleKnown ? role : this.#role;
    this.#host.size(size);
    this.#host.state({
      connection: this.#isStarted || isOver ? connection.phase : 'waiting',
      live: isOpen && device.dataset.live === 'yes',
      settled: Object.values(scrollers).every(({ state }) => state === 'idle'),
      role: rights === 'view' ? 'view' : 'control',
      offsets: Object.fromEntries(Object.entries(scrollers).map(([name, { offset }]) => [name, offset])),
    });
  }
}
