// @ts-check
// A small picture of a preview, live: everybody who looks at the gallery sees the same one, and may move it.
// It connects while somebody may see it. Whenever it cannot be live, what is drawn beneath it is seen instead.

import { openScreen } from '../device/screen.js';
import { pointAt } from '../device/viewport.js';
import { axesOf, takesWheel, touchActionFor } from '../input/axes.js';
import { bindGestures, Fingers } from '../input/gestures.js';
import { startNudge } from '../input/nudge.js';
import { Press } from '../input/press.js';
import { bindWheel } from '../input/wheel.js';
import { Scene } from '../scene/scene.js';
import { findShowcase } from '../server/api.js';
import { Live } from '../server/live.js';
import { BUSY_MS, createState } from '../server/state.js';

/** A click may wander this far, in CSS pixels. */
const CLICK_SLOP = 5;

/** A picture that is only flown past is not worth a socket, in ms. */
const GLANCE_MS = 150;

/** A pointer that stays this long has come to see, in ms. */
const DWELL_MS = 180;

/** Motion counts as over when no frame has come for so long, in ms. */
const QUIET_MS = 200;

/** After so many attempts to connect in a row it is left at the drawn picture, until it is looked at again. */
const LAST_ATTEMPT = 5;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export class Thumbnail {
  #view;
  #slug;
  #elements;
  #turn;
  #rebuilt;
  #ownerToken;
  #scene = new Scene();
  #screen;
  #live;
  #press;
  #fingers;

  /** Of the shared session; empty while there is none. */
  #path = '';

  /** @type {number | null} runs while a look is not yet more than a glance */
  #glance = null;
  #isLookedAt = false;

  /** Whether a session that has ended may be replaced by another: not twice without a picture in between. */
  #mayRenew = true;

  /** @type {number | null} runs while others' motion may not be over, for people who want none */
  #quiet = null;

  /** Whether this hand's last drag may still be seen to glide on. */
  #isFlung = false;
  #wasNudged = false;
  #stopNudge = () => {};

  /** Its state, for tests and people. */
  state = createState();

  /**
   * @param {Window & typeof globalThis} view
   * @param {string} slug  of the preview
   * @param {import('../device/screen.js').ScreenElements} elements
   * @param {import('../input/axes.js').WheelTurn} turn  shared by all pictures of the page
   * @param {() => void} rebuilt  its source was saved and built again: there may be other previews
   * @param {string} ownerToken  empty: the person in front of the page does not own the server
   */
  constructor(view, slug, elements, turn, rebuilt, ownerToken) {
    this.#view = view;
    this.#slug = slug;
    this.#elements = elements;
    this.#turn = turn;
    this.#rebuilt = rebuilt;
    this.#ownerToken = ownerToken;
    this.#screen = openScreen(view, elements, this.state, this.#scene);
    this.#live = new Live(view, this.state, this.#scene, {
      path: () => this.#path,
      key: () => this.#ownerToken,
      applied: () => this.#applied(),
      resized: () => this.#screen.fit(),
      told: (type) => this.#told(type),
      lost: (attempt) => this.#lost(attempt),
      over: (meaning) => this.#over(meaning),
    });
    this.#fingers = new Fingers(this.#pointAt);
    this.#press = new Press(
      this.#live.sender.touches, () => CLICK_SLOP / this.#screen.scale(),
      () => this.#isFlung && this.#isMoving());
  }

  /**
   * Listen to the hand over the picture.
   * @param {() => void} clicked
   * @returns {() => void} stop everything
   */
  bind(clicked) {
    const view = this.#view;
    const { canvas } = this.#elements;
    const { sender } = this.#live;
    const requestFrame = view.requestAnimationFrame.bind(view);
    const listening = new AbortController();
    const { signal } = listening;
    // Before the gestures: a real finger takes over from the made-up one.
    canvas.addEventListener('pointerdown', () => this.#stopNudge(), { signal });
    canvas.addEventListener('pointerenter', (event) => this.#entered(event), { signal });
    const stops = [
      bindGestures(canvas, this.#fingers, (touches) => this.#touched(touches), requestFrame),
      bindWheel(canvas, this.#pointAt, this.#screen.scale, sender.wheel, requestFrame, this.#takesWheel),
      this.#screen.stop,
      () => listening.abort(),
      () => this.look(false),
    ];
    canvas.addEventListener('click', () => { if (!this.#press.isDrag) clicked(); }, { signal });
    return () => stops.forEach((stop) => stop());
  }

  /**
   * It may have come into view, or gone out of it.
   * @param {boolean} isLookedAt
   */
  look(isLookedAt) {
    if (isLookedAt === this.#isLookedAt) return;
    this.#isLookedAt = isLookedAt;
    if (this.#glance !== null) this.#view.clearTimeout(this.#glance);
    this.#glance = null;
    if (!isLookedAt) return this.#disconnect();
    this.#mayRenew = true;
    this.#glance = this.#view.setTimeout(() => this.#connect(), GLANCE_MS);
  }

  async #connect() {
    this.#glance = null;
    this.state.connection.phase = 'connecting';
    try {
      if (this.#path === '') this.#path = await this.#find();
    } catch {
      // The card says what it can without; a visitor who opens it is told what is wrong.
      return this.#showDrawn();
    }
    // Much may have happened meanwhile: it may be out of sight, or back in sight and connected.
    if (this.#isLookedAt && this.state.connection.phase === 'connecting') this.#live.open();
  }

  #find() {
    return findShowcase(this.#view.fetch.bind(this.#view), this.#slug, this.#ownerToken);
  }

  #disconnect() {
    this.#letGo();
    this.#live.close();
  }

  /** The agent that knew of fingers that are down is gone. */
  #letGo() {
    this.#stopNudge();
    this.#fingers.forget();
    this.#press.forget();
  }

  /** Shows the drawing beneath the picture, until there is a picture again. */
  #showDrawn() {
    delete this.#elements.device.dataset.live;
    this.#elements.canvas.style.touchAction = '';
  }

  #pointAt = (/** @type {number} */ clientX, /** @type {number} */ clientY) =>
    pointAt(clientX, clientY, this.#elements.canvas.getBoundingClientRect(), this.state.size);

  #applied() {
    this.#mayRenew = true;
    if (!this.#isMoving()) this.#isFlung = false;
    this.#elements.canvas.style.touchAction = touchActionFor(axesOf(this.#scene.scrollers));
    const isFirst = this.#elements.device.dataset.live === undefined;
    if (isFirst || this.#isOwnMotion() || !this.#isMotionReduced()) this.#screen.changed();
    else this.#showWhenQuiet();
  }

  /** For people who want no motion, that of others is seen when it is over. */
  #showWhenQuiet() {
    if (this.#quiet !== null) this.#view.clearTimeout(this.#quiet);
    this.#quiet = this.#view.setTimeout(() => {
      this.#quiet = null;
      if (!this.#isMoving()) this.#screen.changed();
    }, QUIET_MS);
  }

  #isMoving() {
    return this.#scene.scrollers.some((layer) => layer.scroller !== null && layer.scroller.state !== 'idle');
  }

  /** Whether what is seen follows this page's hand. */
  #isOwnMotion() {
    return this.state.viewer !== 0 && this.state.frame.inputViewer === this.state.viewer;
  }

  #isMotionReduced() {
    return this.#view.matchMedia(REDUCED_MOTION).matches;
  }

  /** @param {string} type */
  #told(type) {
    if (type === 'busy') this.#showBusy();
    if (type === 'build') this.#rebuilt();
    if (type !== 'failed') return;
    this.#disconnect();
    this.#showDrawn();
  }

  #showBusy() {
    const { device } = this.#elements;
    device.dataset.busy = 'yes';
    this.#view.setTimeout(() => {
      this.state.busy = false;
      delete device.dataset.busy;
    }, BUSY_MS);
  }

  /** @param {number} attempt */
  #lost(attempt) {
    this.#letGo();
    if (attempt > 1) this.#showDrawn();
    if (attempt >= LAST_ATTEMPT) this.#live.close();
  }

  /** @param {import('../server/connection.js').Ending} meaning */
  #over(meaning) {
    this.#letGo();
    this.#path = '';
    // The tab may remember the owner's key of an earlier start.
    const isKeyOld = meaning === 'linkEnded' && this.#ownerToken !== '';
    if (isKeyOld) this.#ownerToken = '';
    const mayRenew = (isKeyOld || meaning === 'ended') && this.#mayRenew;
    this.#mayRenew = false;
    if (mayRenew && this.#isLookedAt) this.#connect();
    else this.#showDrawn();
  }

  /** @param {import('../wire/inputs.js').TouchSample[]} touches */
  #touched(touches) {
    this.#press.take(touches);
    if (this.#press.isDrag) this.#isFlung = true;
  }

  #takesWheel = (/** @type {number} */ timeMs, /** @type {number} */ dx, /** @type {number} */ dy) =>
    this.#turn.belongsTo(timeMs, this, () => this.#isLive() && takesWheel(this.#scene.scrollers, dx, dy));

  #isLive() {
    return this.#isLookedAt && this.state.connection.phase === 'open' &&
      this.#elements.device.dataset.live !== undefined;
  }

  /** @param {PointerEvent} event */
  #entered(event) {
    if (this.#wasNudged || event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const { canvas } = this.#elements;
    this.#view.setTimeout(() => { if (canvas.matches(':hover')) this.#nudge(); }, DWELL_MS);
  }

  #nudge() {
    const axes = axesOf(this.#scene.scrollers);
    const isBusy = this.state.busy || this.#fingers.areDown || this.#isMoving();
    if (this.#wasNudged || isBusy || !this.#isLive() || this.#isMotionReduced() || !(axes.x || axes.y)) return;
    this.#wasNudged = true;
    this.#stopNudge = startNudge({
      size: this.state.size, axes, send: this.#live.sender.touches,
      requestFrame: this.#view.requestAnimationFrame.bind(this.#view), nowMs: this.#view.performance.now(),
    });
  }
}
