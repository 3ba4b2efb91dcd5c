// @ts-check
// The parts of a device over the preview's picture: status bar, cut-out, home indicator. Drawn by the page, so that they
// are as sharp as its text, and out of the way of fingers.

import { screenParts, shownDevice } from './device-parts.js';

/** @typedef {import('./device-parts.js').Box} Box */
/** @typedef {import('./device-parts.js').Place} Place */
/** @typedef {import('../server/device-list.js').Device} Device */

const SVG = 'http://www.w3.org/2000/svg';

/** The time in all of Apple's pictures. */
const TIME = '9:41';

/** Each symbol about its own middle, in points. */
const SIGNAL = [[-8.5, 2, 3, 4], [-3.5, 0, 3, 6], [1.5, -3, 3, 9], [6.5, -6, 3, 12]];
const WIFI = 'M0 6 L-2.8 3.1 A4 4 0 0 1 2.8 3.1 Z ' +
  'M-4.2 1.7 A6 6 0 0 1 4.2 1.7 L5.7 .2 A8.1 8.1 0 0 0 -5.7 .2 Z ' +
  'M-7 -1.2 A10 10 0 0 1 7 -1.2 L8.5 -2.7 A12.1 12.1 0 0 0 -8.5 -2.7 Z';

/**
 * Draws what belongs to the session's device, and takes it away where there is none.
 * @param {{ device: HTMLElement, bars: Element }} elements  `bars`: an empty drawing that covers the screen
 * @returns {(state: import('../server/state.js').State) => void} to be called when the state has changed
 */
export function openDeviceBars({ device: frame, bars: drawing }) {
  let drawn = '';
  return (state) => {
    const device = shownDevice(state);
    const key = device === null ? '' : `${device.slug} ${state.size}`;
    if (key !== drawn) {
      drawn = key;
      drawing.replaceChildren(...(device === null ? [] : drawDevice(drawing.ownerDocument, device, state.size)));
      drawing.setAttribute('viewBox', `0 0 ${state.size[0]} ${state.size[1]}`);
      if (device === null) frame.style.removeProperty('--corner-points');
      else frame.style.setProperty('--corner-points', String(device.cornerRadius));
    }
    frame.dataset.device = device?.slug ?? '';
    frame.dataset.statusBar = device === null ? '' : state.bars.statusBar;
    frame.dataset.homeIndicator = state.bars.homeIndicator ? state.appearance : 'hidden';
  };
}

/** @param {Document} owner @param {Device} device @param {[number, number]} size */
function drawDevice(owner, device, size) {
  const make = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ attributes) => {
    const element = owner.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const rect = (/** @type {Box} */ { x, y, width, height, radius }, /** @type {string} */ name) =>
    make('rect', { class: name, x, y, width, height, rx: radius });
  const { cutout, homeIndicator, status } = screenParts(device, size);
  const parts = [];
  if (cutout !== null) parts.push(rect(cutout, 'cutout'));
  if (status !== null) parts.push(drawStatus(make, rect, status));
  if (homeIndicator !== null) parts.push(rect(homeIndicator, 'home-indicator'));
  return parts;
}

/**
 * @param {(name: string, attributes: Record<string, string | number>) => Element} make
 * @param {(box: Box, name: string) => Element} rect
 * @param {import('./device-parts.js').StatusPlaces} places
 */
function drawStatus(make, rect, { time, fontSize, scale, signal, wifi, battery }) {
  const at = (/** @type {Place} */ { x, y }, /** @type {Element[]} */ ...parts) => {
    const group = make('g', { transform: `translate(${x} ${y}) scale(${scale})` });
    group.append(...parts);
    return group;
  };
  const text = make('text', {
    x: time.x, y: time.y, 'font-size': fontSize, 'text-anchor': 'middle', 'dominant-baseline': 'central',
  });
  text.textContent = TIME;
  const bar = make('g', { class: 'status-bar' });
  bar.append(text);
  if (signal !== null) {
    bar.append(at(signal, ...SIGNAL.map(([x, y, width, height]) => rect({ x, y, width, height, radius: 1 }, ''))));
  }
  bar.append(
    at(wifi, make('path', { d: WIFI })),
    at(
      battery, make('rect', { class: 'shell', x: -13, y: -6, width: 24, height: 12, rx: 3.8 }),
      rect({ x: -11, y: -4, width: 20, height: 8, radius: 2.2 }, ''),
      make('path', { class: 'cap', d: 'M12.2 -2 a2.2 2.2 0 0 1 0 4 Z' })),
  );
  return bar;
}
