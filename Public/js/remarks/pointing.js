// @ts-check
// The mode in which an element is chosen for a remark: with the mouse, a finger, or a crosshair that arrow keys move.
// Meanwhile presses on the preview are kept from it; wheels still scroll it.

import { write } from '../page/elements.js';
import { Aim, movedPlace } from './aim.js';
import { inPixels } from './pin-layer.js';
import { elementText } from './remark-words.js';

/** @typedef {import('../server/remark-list.js').Pointed} Pointed */
/** @typedef {import('./aim.js').Place} Place */

/** While a hand moves, the server is asked at most this often, in ms. */
const LOOK_PAUSE_MS = 120;

/**
 * @typedef {object} PointingElements
 * @property {HTMLElement} device    has the canvas
 * @property {HTMLElement} canvas
 * @property {HTMLElement} session   has `data-aiming` meanwhile
 * @property {HTMLButtonElement} crosshair  over the canvas; a press chooses what is below it
 * @property {HTMLElement} aimHint   has the next three
 * @property {HTMLElement} aimText
 * @property {HTMLElement} aimElement  `role=status`: the element below the hand, or why none was chosen
 * @property {HTMLButtonElement} aimCancel
 */

/**
 * @typedef {object} PointingParts
 * @property {(request: number, place: Place) => boolean} send  the question; false: the connection is not open
 * @property {(clientX: number, clientY: number) => Place} pointAt  CSS pixels to points
 * @property {() => [width: number, height: number]} size  of the preview's window, points
 * @property {(pointed: Pointed | null) => void} looked  the element below the hand; null: none is meant any more
 * @property {(pointed: Pointed) => void} chosen  has a pin; the mode is over
 */

export class Pointing {
  #view;
  #elements;
  #parts;
  #aim;

  /** Of the mode; aborted: it is off. */
  #listening = new AbortController();

  /** Where the crosshair is, in parts of the window: that may get another size.
   * @type {Place} */
  #crosshair = [0.5, 0.5];

  /** Where the hand was last.
   * @type {Place} */
  #hand = [0, 0];

  /** @type {number | null} while the server is not asked again */
  #pause = null;

  /** Had the focus before.
   * @type {HTMLElement | null} */
  #before = null;

  /**
   * @param {Window} view
   * @param {PointingElements} elements
   * @param {PointingParts} parts
   */
  constructor(view, elements, parts) {
    this.#view = view;
    this.#elements = elements;
    this.#parts = parts;
    this.#aim = new Aim(parts.send);
    this.#listening.abort();
  }

  get isOn() {
    return !this.#listening.signal.aborted;
  }

  start() {
    if (this.isOn) return;
    this.#listening = new AbortController();
    const { session, crosshair, aimHint, aimText, aimElement, canvas } = this.#elements;
    const { activeElement } = this.#view.document;
    const isCoarse = this.#view.matchMedia('(pointer: coarse)').matches;
    this.#before = activeElement && 'focus' in activeElement ? /** @type {HTMLElement} */ (activeElement) : canvas;
    session.dataset.aiming = 'yes';
    aimHint.hidden = false;
    crosshair.hidden = false;
    write(aimText, isCoarse ? 'Tap what your remark is about' : 'Click what your remark is about');
    write(aimElement, '');
    this.#listen(this.#listening.signal);
    this.#placeCrosshair();
    crosshair.focus({ preventScroll: true });
  }

  /** No element is chosen. The focus goes back to where it was. */
  leave() {
    if (!this.isOn) return;
    const { crosshair, aimHint, canvas } = this.#elements;
    const { activeElement } = this.#view.document;
    const hadFocus = crosshair === activeElement || aimHint.contains(activeElement);
    this.stop();
    if (!hadFocus) return;
    this.#before?.focus();
    if (this.#view.document.activeElement !== this.#before) canvas.focus();
  }

  stop() {
    this.#listening.abort();
    const { session, crosshair, aimHint } = this.#elements;
    if (this.#pause !== null) this.#view.clearTimeout(this.#pause);
    this.#pause = null;
    this.#aim.forget();
    session.dataset.aiming = '';
    aimHint.hidden = true;
    crosshair.hidden = true;
    this.#parts.looked(null);
  }

  /** Another connection: what was asked of the last one is asked again. */
  renew() {
    if (this.isOn) this.#aim.renew();
  }

  /** The server has said which element it is.
   * @param {Pointed} pointed */
  answered(pointed) {
    const outcome = this.isOn ? this.#aim.answered(pointed) : null;
    if (outcome === null) return;
    if (outcome === 'chosen' && pointed.pin !== null) {
      this.stop();
      this.#parts.chosen(pointed);
      return;
    }
    const nothing = outcome === 'chosen' ? 'There is nothing here. Choose another place.' : '';
    write(this.#elements.aimElement, pointed.pin === null ? nothing : elementText(pointed.pin.element));
    this.#parts.looked(pointed.pin === null ? null : pointed);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const { device, session, crosshair, aimCancel, canvas } = this.#elements;
    const isOnCanvas = (/** @type {Event} */ event) => event.target === canvas;
    const keep = (/** @type {Event} */ event) => { if (isOnCanvas(event)) event.stopPropagation(); };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dblclick']) {
      device.addEventListener(type, keep, { capture: true, signal });
    }
    // The crosshair keeps the focus.
    device.addEventListener('mousedown', (event) => { if (isOnCanvas(event)) event.preventDefault(); },
      { capture: true, signal });
    device.addEventListener('pointermove', (event) => {
      keep(event);
      if (isOnCanvas(event)) this.#look(this.#parts.pointAt(event.clientX, event.clientY));
    }, { capture: true, signal });
    device.addEventListener('click', (event) => {
      keep(event);
      if (isOnCanvas(event)) this.#choose(this.#parts.pointAt(event.clientX, event.clientY));
    }, { capture: true, signal });
    crosshair.addEventListener('click', () => this.#choose(this.#place), { signal });
    crosshair.addEventListener('keydown', (event) => this.#move(event), { signal });
    aimCancel.addEventListener('click', () => this.leave(), { signal });
    session.addEventListener('keydown', (event) => this.#escape(event), { capture: true, signal });
  }

  /** Of the crosshair, in points.
   * @returns {Place} */
  get #place() {
    const [width, height] = this.#parts.size();
    return [this.#crosshair[0] * width, this.#crosshair[1] * height];
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (event.key !== 'Escape') return;
    // Neither the panel nor the bar closes by it.
    event.preventDefault();
    event.stopPropagation();
    this.leave();
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const size = this.#parts.size();
    const place = movedPlace(this.#place, event, size);
    if (place === null) return;
    event.preventDefault();
    this.#crosshair = [place[0] / size[0], place[1] / size[1]];
    this.#placeCrosshair();
    this.#look(place);
  }

  #placeCrosshair() {
    const [x, y] = this.#place;
    this.#elements.crosshair.style.setProperty('translate', `${inPixels(x)} ${inPixels(y)}`);
  }

  /** @param {Place} place */
  #look(place) {
    this.#hand = place;
    if (this.#pause !== null) return;
    this.#aim.look(place);
    this.#pause = this.#view.setTimeout(() => {
      this.#pause = null;
      if (this.#hand !== place) this.#look(this.#hand);
    }, LOOK_PAUSE_MS);
  }

  /** @param {Place} place */
  #choose(place) {
    if (this.#aim.isChosen || this.#aim.choose(place)) return;
    write(this.#elements.aimElement, 'The preview is not connected at the moment. Try again when it is back.');
  }
}
