// @ts-check
// The pins over the device's screen, and the frame around the element that is meant: placed by the scene, in the same
// frame of the browser in which the canvas is drawn.

import { drawWhenChanged } from '../scene/frames.js';
import { placeInWindow, rectInWindow, standAside } from './pin-place.js';
import { pinText } from './remark-words.js';

/** @typedef {import('../server/remark-list.js').Remark} Remark */
/** @typedef {import('../scene/scene.js').Scene} Scene */

/** @typedef {{ remark: Remark, layer: number, fraction: [x: number, y: number] }} DrawnPin */

/** An element: by its layer, as long as that is there, else where it was.
 * @typedef {{ layer: number | null, rect: [x: number, y: number, width: number, height: number] | null }} Marked */

/**
 * @typedef {object} PinElements
 * @property {HTMLElement} pins      lies over the canvas; `--scale` says its CSS pixels per point
 * @property {HTMLElement} pinsMark  frames an element
 * @property {HTMLElement} canvas    takes the focus of a pin that goes out of sight
 */

export class PinLayer {
  #elements;
  #scene;
  #open;

  /** @type {Map<string, HTMLButtonElement>} by id of the remark */
  #buttons = new Map();

  /** @type {DrawnPin[]} */
  #pins = [];

  /** @type {number[]} */
  #shifts = [];

  /** @type {Marked | null} */
  #marked = null;

  #listening = new AbortController();

  /** The scene is another: place everything with the next frame of the browser. */
  changed;

  /**
   * @param {Window} view
   * @param {PinElements} elements
   * @param {Scene} scene
   * @param {(remark: string) => void} open  its thread
   */
  constructor(view, elements, scene, open) {
    this.#elements = elements;
    this.#scene = scene;
    this.#open = open;
    const place = drawWhenChanged(view.requestAnimationFrame.bind(view), () => this.#place());
    // A page without pins does nothing in a frame.
    this.changed = () => { if (this.#pins.length > 0 || this.#marked !== null) place(); };
  }

  /** @param {DrawnPin[]} pins  by their numbers @param {string} current  id of the remark that is read; empty: none */
  show(pins, current) {
    this.#pins = pins;
    this.#shifts = standAside(pins, this.#scene);
    const kept = new Set(pins.map(({ remark }) => remark.id));
    for (const id of [...this.#buttons.keys()]) if (!kept.has(id)) this.#drop(id);
    pins.forEach(({ remark }, index) => this.#write(remark, index, remark.id === current));
    this.#place();
  }

  /** @param {Marked | null} marked  null: no element is meant */
  mark(marked) {
    this.#marked = marked;
    this.#place();
  }

  /** @param {Marked} marked  is not meant any more, if it still was */
  unmark(marked) {
    if (this.#marked === marked) this.mark(null);
  }

  stop() {
    this.#listening.abort();
    for (const button of this.#buttons.values()) button.remove();
    this.#buttons.clear();
    this.#pins = [];
  }

  /** @param {Remark} remark @param {number} index  among the pins @param {boolean} isCurrent */
  #write(remark, index, isCurrent) {
    const button = this.#buttons.get(remark.id) ?? this.#create(remark.id, index);
    const words = pinText(remark);
    if (button.textContent !== String(remark.number)) button.textContent = String(remark.number);
    if (button.getAttribute('aria-label') !== words) button.setAttribute('aria-label', words);
    button.title = words;
    button.dataset.state = remark.isResolved ? 'resolved' : 'open';
    if (isCurrent) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }

  /** @param {string} id @param {number} index  among the pins: Tab goes from one to the next by number */
  #create(id, index) {
    const { pins } = this.#elements;
    const button = pins.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = 'pin';
    button.hidden = true;
    button.addEventListener('click', () => this.#open(id), { signal: this.#listening.signal });
    const next = this.#pins.slice(index + 1).map(({ remark }) => this.#buttons.get(remark.id)).find(Boolean);
    pins.insertBefore(button, next ?? null);
    this.#buttons.set(id, button);
    return button;
  }

  /** @param {string} id */
  #drop(id) {
    const button = this.#buttons.get(id);
    if (button?.ownerDocument.activeElement === button) this.#elements.canvas.focus();
    button?.remove();
    this.#buttons.delete(id);
  }

  #place() {
    this.#pins.forEach(({ remark, layer, fraction }, index) => {
      const button = this.#buttons.get(remark.id);
      if (button) this.#placePin(button, placeInWindow(this.#scene, layer, fraction), this.#shifts[index]);
    });
    this.#placeMark();
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {import('./pin-place.js').WindowPlace | null} place
   * @param {number} shift  to the right, in pins
   */
  #placePin(button, place, shift) {
    const isHidden = place === null || !place.isSeen;
    if (isHidden && !button.hidden && button.ownerDocument.activeElement === button) this.#elements.canvas.focus();
    button.hidden = isHidden;
    if (place !== null && !isHidden) {
      button.style.setProperty('translate', `calc(${inPixels(place.x)} + ${shift} * var(--pin)) ${inPixels(place.y)}`);
    }
  }

  #placeMark() {
    const { pinsMark } = this.#elements;
    const rect = this.#marked && (rectInWindow(this.#scene, this.#marked.layer) ?? this.#marked.rect);
    pinsMark.hidden = !rect;
    if (!rect) return;
    const [x, y, width, height] = rect;
    pinsMark.style.setProperty('translate', `${inPixels(x)} ${inPixels(y)}`);
    pinsMark.style.setProperty('width', inPixels(width));
    pinsMark.style.setProperty('height', inPixels(height));
  }
}

/** A length of the preview on the page, however large that shows it: its frame says that.
 * @param {number} points */
export function inPixels(points) {
  return `calc(${points.toFixed(3)}px * var(--scale, 1))`;
}
