// @ts-check
// One preview, live: puts the parts together and passes word between them. Each part is in a file of its own.

import { openDeviceBars } from '../device/device-bars.js';
import { bindDevicePicker, renderDevicePicker } from '../device/device-picker.js';
import { bindResizing } from '../device/resizing.js';
import { openScreen } from '../device/screen.js';
import { bindTurn } from '../device/turning.js';
import { PHONE_QUERY, pointAt } from '../device/viewport.js';
import { Fingers } from '../input/gestures.js';
import { bindPageGestures } from '../input/page-gestures.js';
import { openTyping } from '../input/typing-field.js';
import { Knobs } from '../knobs/knobs.js';
import { matrixSearch, searchFor } from '../page/link.js';
import { KeptSeats } from '../page/kept-seats.js';
import { forgetOwnerToken } from '../page/owner.js';
import { panesBeside } from '../page/pane-link.js';
import { Foresight } from '../predict/foresight.js';
import { openPredictionSwitch } from '../predict/prediction-switch.js';
import { Remarks } from '../remarks/remarks.js';
import { openBanner } from '../reports/banner.js';
import { openBuildLine } from '../reports/build-line.js';
import { openHoles } from '../reports/hole-panel.js';
import { openLog } from '../reports/log.js';
import { openRequests } from '../reports/request-panel.js';
import { DisplacedScene } from '../scene/displaced.js';
import { createSession } from '../server/api.js';
import { screenOf } from '../server/asked-screen.js';
import { bindLeaving, bindWakeUp } from '../server/connection.js';
import { Live } from '../server/live.js';
import { BUSY_MS, REFUSED_MS, sessionShown, TAKEN_BACK_MS } from '../server/state.js';
import { SharePanel } from '../share/share-panel.js';
import { Together } from '../together/together.js';
import { isScreenChoice } from '../wire/screen.js';
import { openAge } from './age-part.js';
import { Announcer } from './announcer.js';
import { Aside } from './aside.js';
import { bindBar, renderBar } from './bar.js';
import { openChoices } from './choice-controls.js';
import { DriverRule } from './driver-rule.js';
import { ExactArrival } from './exact-arrival.js';
import { bindExactCopy } from './exact-copy.js';
import { Hands } from './hands.js';
import { openMirror } from './mirror.js';
import { renderNotice } from './notice.js';
import { settingsText } from './setting-words.js';
import { openStanding } from './standing.js';

/** A loss that is mended sooner is not worth a word, in ms. */
const QUIET_LOSS_MS = 600;

/** @typedef {{ mirror: HTMLElement, announcement: HTMLElement, devicePicker: HTMLSelectElement,
 *   bars: Element, choices: HTMLElement, prediction: HTMLButtonElement, resize: HTMLButtonElement,
 *   compare: HTMLAnchorElement } & import('../device/screen.js').ScreenElements &
 *   import('../input/typing-field.js').TypingElements &
 *   import('../reports/log.js').LogElements & import('../reports/build-line.js').BuildElements &
 *   import('../reports/hole-panel.js').HoleElements & import('../reports/request-panel.js').RequestElements &
 *   import('../reports/banner.js').BannerElements & import('../knobs/knobs.js').TurningElements &
 *   import('./exact-arrival.js').ArrivalElements & import('./exact-copy.js').ExactCopyElements &
 *   import('../together/together.js').TogetherElements &
 *   import('../share/share-panel.js').ShareElements & import('./standing.js').StandingElements &
 *   import('../remarks/remarks.js').RemarkElements &
 *   import('./age-part.js').AgeElements &
 *   import('./bar.js').BarElements & import('./notice.js').NoticeElements} SessionElements */

/** The keys of the person in front of the page; empty: none. `link`: of the address; `owner`: of the tab.
 * @typedef {{ link: string, owner: string }} Keys */

/** The page of one session, until it is left. */
export class Session {
  #view;
  #elements;
  #state;
  #newSize;
  #scene = new DisplacedScene();
  #foresight;
  #screen;
  #keys;
  #fingers;
  #hands;
  #live;

  /** @type {Aside} */
  #aside;
  #standing;
  #share;
  #arrival;
  #together;
  #remarks;
  #driverRule = new DriverRule();
  #mirrorChanged;
  #ageChanged;
  #announcer = new Announcer();
  #log;
  #build;
  #banner;
  #holes;
  #requests;
  #knobs;
  #choices;
  #predictionSwitch;
  #renderDevice;
  #typing;

  /** Id of the session that the page was in last. */
  #session = '';

  /**
   * @param {Window & typeof globalThis} view
   * @param {SessionElements} elements
   * @param {import('../server/state.js').State} state
   * @param {() => [width: number, height: number]} newSize  of a session that follows this one, points
   * @param {Keys} keys
   */
  constructor(view, elements, state, newSize, keys) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#newSize = newSize;
    this.#keys = keys;
    this.#foresight = new Foresight(state, {
      scene: this.#scene, changed: () => this.#screen.changed(), now: () => view.performance.now(),
    });
    this.#screen = openScreen(view, elements, state, this.#scene, this.#foresight.lookAhead);
    this.#renderDevice = openDeviceBars(elements);
    this.#log = openLog(elements, state, this.#setTimer);
    this.#build = openBuildLine(elements, state);
    this.#banner = openBanner(view, elements, state);
    this.#holes = openHoles(elements, state, this.#setTimer);
    this.#requests = openRequests(elements, state, this.#setTimer);
    this.#mirrorChanged = openMirror(elements.mirror, this.#scene, this.#setTimer);
    this.#fingers = new Fingers(this.#pointAt, this.#foresight.heard);
    this.#live = new Live(view, state, this.#scene, {
      path: () => this.#aside.path,
      key: () => this.#keys.link || this.#keys.owner,
      seats: new KeptSeats(view),
      applied: (frame) => this.#applied(frame),
      resized: () => this.#resized(),
      told: (type) => this.#told(type),
      lost: (attempt) => this.#lost(attempt),
      over: (ending) => this.#over(ending),
    });
    this.#ageChanged = openAge(elements, this.#live.age, () => view.performance.now(), this.#setTimer);
    this.#aside = new Aside(view, state, {
      sender: this.#foresight.listening(this.#live.sender), scale: this.#screen.scale,
      key: () => this.#keys.link || this.#keys.owner,
      reopen: () => this.#live.open(), letGo: () => this.#fingers.forget(),
      reminded: () => this.#standing.remind(), say: (sentence) => this.#say(sentence), changed: () => this.#render(),
    });
    this.#hands = new Hands(view, {
      canvas: elements.canvas, fingers: this.#fingers, pointAt: this.#pointAt, scale: this.#screen.scale,
      sender: this.#aside.hand,
    });
    this.#choices = openChoices(elements.choices, state, this.#live.sender.choose);
    this.#predictionSwitch = openPredictionSwitch(
      view, elements.prediction, state, () => this.#foresight.rightsChanged());
    this.#typing = openTyping(view, elements, state, this.#live.sender.typing, this.#screen.scale);
    this.#knobs = new Knobs(view, elements, state, this.#live.sender, keys.owner);
    this.#standing = openStanding(elements, state, {
      ...this.#live.sender, back: () => this.#aside.back(), stay: () => this.#stay(),
    });
    this.#arrival = new ExactArrival(
      view, elements, state, () => this.#keys.link || this.#keys.owner, (isOther) => this.#knobs.wentTo(isOther),
      () => this.#aside.leave());
    this.#share = new SharePanel(view, elements, state, this.#live.sender, keys.owner, () => this.#knobs.address);
    this.#together = new Together(view, elements, state, {
      ...this.#live.sender, leave: () => this.#aside.leave(), back: () => this.#aside.back(),
    }, this.#pointAt);
    this.#remarks = new Remarks(view, elements, state, {
      sender: this.#live.sender, scene: this.#scene, key: () => this.#keys.link || this.#keys.owner,
      pointAt: this.#pointAt, settingsText,
    });
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
      bindPageGestures(view, canvas),
      bindWakeUp(view, view.document, () => this.#live.check()),
      bindLeaving(view, () => this.#live.rest()),
      bindBar(view, this.#elements, () => this.#knobs.address),
      this.#choices.stop,
      this.#predictionSwitch.stop,
      bindDevicePicker(this.#elements.devicePicker, this.#state, sender.device),
      bindTurn(this.#elements.turn, this.#state, sender.size, () => view.performance.now()),
      bindResizing(this.#elements.resize, this.#state, {
        setSize: sender.size, scale: this.#screen.scale, requestFrame, nowMs: () => view.performance.now(),
        say: (words) => { this.#elements.announcement.textContent = words; },
      }),
      this.#screen.stop,
      this.#log.stop,
      this.#build.stop,
      this.#banner.stop,
      this.#holes.stop,
      this.#requests.stop,
      this.#typing.stop,
      this.#knobs.bind(),
      this.#share.bind(),
      this.#arrival.bind(),
      bindExactCopy(view, this.#elements, this.#state, () => this.#keys),
      this.#together.bind(),
      this.#remarks.bind(),
      this.#standing.stop,
      () => listening.abort(),
      () => this.#live.close(),
      () => this.#hands.stop(),
      () => this.#aside.stop(),
    ];
    this.#hands.set(true);
    this.#roleChanged();
    this.#render();
    this.#live.open();
    return () => stops.forEach((stop) => stop());
  }

  #setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) =>
    this.#view.setTimeout(run, delayMs);

  /** CSS pixels of the browser's window to points of the preview's. */
  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#screen.place(), this.#state.size);

  /** @param {import('../wire/frame.js').Frame} frame */
  #applied(frame) {
    this.#foresight.framed(frame);
    this.#screen.changed();
    this.#mirrorChanged();
    this.#ageChanged();
    this.#aside.shown();
    this.#knobs.shown();
    this.#remarks.applied();
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
    if (type === 'typing') return this.#typeIfAllowed();
    if (type === 'leftOut') return this.#knobs.leftOutChanged();
    if (type === 'cursors') return this.#together.cursorsChanged();
    if (isAboutRemarks(type)) return this.#remarks.told(type);
    if (type === 'build') this.#built();
    if (type === 'hello' || type === 'role') this.#aside.greeted();
    if (type === 'hello') {
      const isOther = this.#session !== '' && this.#session !== sessionShown(this.#state);
      this.#session = sessionShown(this.#state);
      // Who dragged there does not drag here.
      if (isOther) this.#driverRule = new DriverRule();
      this.#log.changed();
      this.#holes.changed();
      this.#requests.changed();
      this.#typing.changed();
      this.#knobs.greeted(isOther);
      this.#together.greeted();
      this.#remarks.told(type);
      this.#driverChanged();
    }
    if (type === 'hello' || type === 'role') this.#roleChanged();
    if ((type === 'hello' || type === 'role') && this.#state.isRoleKnown) this.#arrival.greeted();
    if (type === 'driver') return this.#driverChanged();
    if (type === 'device' || type === 'size' || isScreenChoice(type)) this.#knobs.screenChanged();
    if (type === 'busy') this.#setTimer(() => this.#forgetBusy(), BUSY_MS);
    if (type === 'refused') this.#forgetLater('refused', REFUSED_MS);
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
    this.#forgetLater('takenBack', TAKEN_BACK_MS);
  }

  /** A sentence that is said for a while.
   * @param {'takenBack' | 'refused'} name @param {number} delayMs */
  #forgetLater(name, delayMs) {
    const sentence = this.#state[name];
    this.#setTimer(() => {
      if (this.#state[name] === sentence) this.#state[name] = '';
      this.#render();
    }, delayMs);
  }

  /** It is known what this page may do, or that is another. */
  #roleChanged() {
    this.#foresight.rightsChanged();
    if (this.#state.role === 'view') this.#typing.lost();
    this.#knobs.roleChanged();
  }

  /** Why something was not done that this page asked for.
   * @param {string} sentence */
  #say(sentence) {
    this.#state.refused = sentence;
    this.#forgetLater('refused', REFUSED_MS);
    this.#render();
  }

  /** Who was asked to come back looks around for a while yet. */
  #stay() {
    this.#state.gather = null;
    this.#render();
  }

  /** The keyboard of a page that only watches is the browser's. */
  #typeIfAllowed() {
    if (this.#state.role === 'view') this.#typing.lost();
    else this.#typing.changed();
  }

  #driverChanged() {
    const { waitMs } = this.#judgeDriver();
    if (waitMs !== null) this.#setTimer(() => this.#driverChanged(), waitMs);
    this.#render();
  }

  /** Somebody else who drags, or has done so a moment ago. */
  #judgeDriver() {
    const { driver, viewer } = this.#state;
    return this.#driverRule.judge(driver?.viewer === viewer ? null : driver, this.#view.performance.now());
  }

  #forgetBusy() {
    this.#state.busy = false;
    this.#render();
  }

  /** The agent that knew of fingers that are down is gone.
   * @param {number} attempt */
  #lost(attempt) {
    this.#foresight.stop();
    this.#aside.lost();
    this.#typing.lost();
    if (this.#state.connection.phase === 'failed') return;
    if (attempt > 1) this.#render();
    else this.#setTimer(() => this.#render(), QUIET_LOSS_MS);
  }

  /** @param {import('../server/connection.js').Ending} ending */
  #over(ending) {
    this.#aside.lost();
    if (ending === 'ended' && this.#aside.ended()) return;
    const isOfOwner = this.#keys.link === '' && this.#keys.owner !== '';
    if (ending === 'linkEnded' && isOfOwner) return this.#comeWithoutKey();
    this.#render();
  }

  /** The tab remembers the key of another server, or of an earlier start. */
  #comeWithoutKey() {
    forgetOwnerToken(this.#view);
    this.#keys = { link: '', owner: '' };
    this.#state.connection.phase = 'connecting';
    this.#live.open();
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
        view.fetch.bind(view), preview.slug, isFilling ? this.#newSize() : size, screen, values, this.#keys.owner);
      view.location.replace(path + searchFor(preview.slug, values, screen));
    } catch (error) {
      panelText.textContent = error instanceof Error ? error.message : String(error);
      restart.disabled = false;
    }
  }

  /** The link that leads to the preview in several panes, of which this screen is the first. */
  #renderCompare() {
    const { preview, role, needsLinks } = this.#state;
    const { compare } = this.#elements;
    // Its panes are sessions of their own, which where people need links only the owner makes.
    compare.hidden = preview === null || role === 'view' || (needsLinks && role !== 'owner');
    if (preview === null) return;
    compare.href = `/${matrixSearch(preview.slug, this.#knobs.values, panesBeside(screenOf(this.#state)))}`;
  }

  #render() {
    const title = this.#state.preview?.title ?? 'Preview';
    this.#view.document.title = `${title} · Scrollwork`;
    this.#labelCanvas(title);
    renderBar(this.#elements, this.#state);
    this.#choices.render();
    this.#predictionSwitch.render();
    this.#renderCompare();
    renderDevicePicker(this.#elements.devicePicker, this.#state);
    this.#renderDevice(this.#state);
    renderNotice(this.#elements, this.#state, this.#judgeDriver().shown);
    this.#standing.render();
    this.#share.render();
    this.#together.render();
    this.#remarks.render();
  }

  /** @param {string} title */
  #labelCanvas(title) {
    const { canvas } = this.#elements;
    const keys = 'Arrow keys, Page Up and Page Down, Home and End';
    const deed = this.#state.role === 'view' ? 'look around in a copy of your own' : 'scroll it';
    const watching = this.#state.role === 'view' ? ' You are watching.' : '';
    canvas.setAttribute('aria-label', `${title}, live.${watching} ${keys} ${deed}; Tab leaves it.`);
  }
}

/** @param {string} type  of a message */
function isAboutRemarks(type) {
  return ['remarks', 'pins', 'element'].includes(type);
}

/** @param {[width: number, height: number]} size  points */
function turnedText([width, height]) {
  return `Turned ${width > height ? 'on its side' : 'upright'}: ${Math.round(width)} by ${Math.round(height)} points`;
}
