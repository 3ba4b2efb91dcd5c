// @ts-check
// One preview, live: puts the parts together and passes word between them. Each part is in a file of its own.

import { openDeviceBars } from '../device/device-bars.js';
import { bindDevicePicker, renderDevicePicker } from '../device/device-picker.js';
import { openScreen } from '../device/screen.js';
import { bindTurn } from '../device/turning.js';
import { PHONE_QUERY, pointAt } from '../device/viewport.js';
import { bindGestures, Fingers } from '../input/gestures.js';
import { bindKeys } from '../input/keys.js';
import { openTyping } from '../input/typing-field.js';
import { bindWheel } from '../input/wheel.js';
import { Knobs } from '../knobs/knobs.js';
import { searchFor } from '../page/link.js';
import { openBanner } from '../reports/banner.js';
import { openBuildLine } from '../reports/build-line.js';
import { openHoles } from '../reports/hole-panel.js';
import { openLog } from '../reports/log.js';
import { openRequests } from '../reports/request-panel.js';
import { Scene } from '../scene/scene.js';
import { createSession } from '../server/api.js';
import { screenOf } from '../server/asked-screen.js';
import { bindWakeUp } from '../server/connection.js';
import { Live } from '../server/live.js';
import { BUSY_MS, TAKEN_BACK_MS } from '../server/state.js';
import { isScreenChoice } from '../wire/screen.js';
import { Announcer } from './announcer.js';
import { bindBar, renderBar } from './bar.js';
import { openChoices } from './choice-controls.js';
import { openMirror } from './mirror.js';
import { renderNotice } from './notice.js';

/** A loss that is mended sooner is not worth a word, in ms. */
const QUIET_LOSS_MS = 600;

/** @typedef {{ mirror: HTMLElement, announcement: HTMLElement, devicePicker: HTMLSelectElement,
 *   bars: Element, choices: HTMLElement } & import('../device/screen.js').ScreenElements &
 *   import('../input/typing-field.js').TypingElements &
 *   import('../reports/log.js').LogElements & import('../reports/build-line.js').BuildElements &
 *   import('../reports/hole-panel.js').HoleElements & import('../reports/request-panel.js').RequestElements &
 *   import('../reports/banner.js').BannerElements & import('../knobs/knobs.js').TurningElements &
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
  #live;
  #mirrorChanged;
  #announcer = new Announcer();
  #log;
  #build;
  #banner;
  #holes;
  #requests;
  #knobs;
  #choices;
  #renderDevice;
  #typing;

  /**
   * @param {Window & typeof globalThis} view
   * @param {SessionElements} elements
   * @param {import('../server/state.js').State} state
   * @param {() => [width: number, height: number]} newSize  of a session that follows this one, points
   * @param {string} ownerToken  empty: who looks at the page does not own the source
   */
  constructor(view, elements, state, newSize, ownerToken) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#newSize = newSize;
    this.#screen = openScreen(view, elements, state, this.#scene);
    this.#renderDevice = openDeviceBars(elements);
    this.#log = openLog(elements, state, this.#setTimer);
    this.#build = openBuildLine(elements, state);
    this.#banner = openBanner(view, elements, state);
    this.#holes = openHoles(elements, state, this.#setTimer);
    this.#requests = openRequests(elements, state, this.#setTimer);
    this.#mirrorChanged = openMirror(elements.mirror, this.#scene, this.#setTimer);
    this.#fingers = new Fingers(this.#pointAt);
    this.#live = new Live(view, state, this.#scene, {
      path: () => view.location.pathname,
      applied: () => this.#applied(),
      resized: () => this.#resized(),
      told: (type) => this.#told(type),
      lost: (attempt) => this.#lost(attempt),
      over: () => this.#over(),
    });
    this.#choices = openChoices(elements.choices, state, this.#live.sender.choose);
    this.#typing = openTyping(view, elements, state, this.#live.sender.typing, this.#screen.scale);
    this.#knobs = new Knobs(view, elements, state, this.#live.sender, ownerToken);
  }

  /**
   * Connect, and listen to the person in front of the page.
   * @returns {() => void} stop everything
   */
  open() {
    const view = this.#view;
    const { canvas, restart, reload } = this.#elements;
    const { sender } = this.#live;
    const requestFrame = view.requestAnimationFrame.bind(view);
    const listening = new AbortController();
    const { signal } = listening;
    restart.addEventListener('click', () => this.#startNew(), { signal });
    reload.addEventListener('click', () => view.location.reload(), { signal });
    const stops = [
      bindGestures(canvas, this.#fingers, sender.touches, requestFrame, this.#setTimer),
      bindWheel(canvas, this.#pointAt, this.#screen.scale, sender.wheel, requestFrame),
      bindKeys(view.document, canvas, sender.key),
      bindWakeUp(view, view.document, () => this.#live.check()),
      bindBar(view, this.#elements, () => this.#knobs.address),
      this.#choices.stop,
      bindDevicePicker(this.#elements.devicePicker, this.#state, sender.device),
      bindTurn(this.#elements.turn, this.#state, sender.size, () => view.performance.now()),
      this.#screen.stop,
      this.#log.stop,
      this.#build.stop,
      this.#banner.stop,
      this.#holes.stop,
      this.#requests.stop,
      this.#typing.stop,
      this.#knobs.bind(),
      () => listening.abort(),
      () => this.#live.close(),
      () => this.#fingers.forget(),
    ];
    this.#render();
    this.#live.open();
    return () => stops.forEach((stop) => stop());
  }

  #setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) =>
    this.#view.setTimeout(run, delayMs);

  /** CSS pixels of the browser's window to points of the preview's. */
  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#screen.place(), this.#state.size);

  #applied() {
    this.#screen.changed();
    this.#mirrorChanged();
    this.#knobs.shown();
    const label = this.#announcer.settled(this.#scene.scrollers);
    if (label !== null) this.#elements.announcement.textContent = label;
  }

  #resized() {
    if (this.#screen.fit()) this.#elements.announcement.textContent = turnedText(this.#state.size);
    this.#knobs.screenChanged();
    this.#render();
  }

  /**
   * @param {string} type
   * @returns {void}
   */
  #told(type) {
    if (type === 'knobs') return this.#knobs.listed();
    if (type === 'holes' || type === 'reached') return this.#holes.changed();
    if (type === 'requests') return this.#requests.changed();
    if (type === 'log') return this.#log.changed();
    if (type === 'typing') return this.#typing.changed();
    if (type === 'build') this.#built();
    if (type === 'hello') {
      this.#log.changed();
      this.#holes.changed();
      this.#requests.changed();
      this.#typing.changed();
      this.#knobs.greeted();
    }
    if (type === 'device' || type === 'size' || isScreenChoice(type)) this.#knobs.screenChanged();
    if (type === 'busy') this.#setTimer(() => this.#forgetBusy(), BUSY_MS);
    if (type === 'takenBack') this.#takenBack();
    this.#render();
  }

  /** Something was saved: it is being built, or has come to something. */
  #built() {
    this.#build.changed();
    this.#banner.changed();
    this.#log.changed();
  }

  /** What the panel shows is not in force any more. */
  #takenBack() {
    this.#log.changed();
    const sentence = this.#state.takenBack;
    this.#setTimer(() => {
      if (this.#state.takenBack === sentence) this.#state.takenBack = '';
      this.#render();
    }, TAKEN_BACK_MS);
  }

  #forgetBusy() {
    this.#state.busy = false;
    this.#render();
  }

  /** The agent that knew of fingers that are down is gone.
   * @param {number} attempt */
  #lost(attempt) {
    this.#fingers.forget();
    this.#typing.lost();
    if (this.#state.connection.phase === 'failed') return;
    if (attempt > 1) this.#render();
    else this.#setTimer(() => this.#render(), QUIET_LOSS_MS);
  }

  #over() {
    this.#fingers.forget();
    this.#render();
  }

  async #startNew() {
    const { preview, size, device } = this.#state;
    if (preview === null) return;
    const view = this.#view;
    const { restart, panelText } = this.#elements;
    restart.disabled = true;
    try {
      const isFilling = device === '' && view.matchMedia(PHONE_QUERY).matches;
      const asked = screenOf(this.#state);
      const screen = isFilling ? { ...asked, size: null } : asked;
      const { values } = this.#knobs;
      const path = await createSession(
        view.fetch.bind(view), preview.slug, isFilling ? this.#newSize() : size, screen, values);
      view.location.replace(path + searchFor(preview.slug, values, screen));
    } catch (error) {
      panelText.textContent = error instanceof Error ? error.message : String(error);
      restart.disabled = false;
    }
  }

  #render() {
    const title = this.#state.preview?.title ?? 'Preview';
    this.#view.document.title = `${title} · Scrollwork`;
    this.#elements.canvas.setAttribute('aria-label', `${title}, live. Arrow keys, Page Up and Page Down, ` +
      'Home and End scroll it; Tab leaves it.');
    renderBar(this.#elements, this.#state);
    this.#choices.render();
    renderDevicePicker(this.#elements.devicePicker, this.#state);
    this.#renderDevice(this.#state);
    renderNotice(this.#elements, this.#state);
  }
}

/** @param {[width: number, height: number]} size  points */
function turnedText([width, height]) {
  return `Turned ${width > height ? 'on its side' : 'upright'}: ${Math.round(width)} by ${Math.round(height)} points`;
}
