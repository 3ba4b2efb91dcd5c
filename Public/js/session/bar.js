// @ts-check
// The thin bar above the device: what it is, how large, who is here, and the link to pass on. Its controls for the
// settings of the screen are in choice-controls.js.

import { renderTurn } from '../device/turning.js';
import { COPIED_MS, copyText } from '../page/copying.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} BarElements
 * @property {HTMLElement} bar
 * @property {HTMLElement} title
 * @property {HTMLElement} heading      the title again, which stays when the bar is out of the way
 * @property {HTMLElement} size
 * @property {HTMLElement} viewers
 * @property {HTMLButtonElement} turn    swaps width and height of the device
 * @property {HTMLButtonElement} copy
 * @property {HTMLElement} copyLabel     its words
 * @property {HTMLInputElement} address  the link to select by hand, where nothing may be copied
 * @property {HTMLElement} announcement  `role=status`: the words of a button that is pressed are not read again
 * @property {HTMLButtonElement} more    shows and hides the bar on a phone
 * @property {HTMLButtonElement} knobsButton  opens what the bar would cover on a phone
 * @property {HTMLButtonElement} holesButton  so does this one
 * @property {HTMLButtonElement} requestsButton  and this
 * @property {HTMLElement} session       has `data-bar="open"` while the bar shows on a phone
 */

/**
 * @param {BarElements} elements
 * @param {State} state
 */
export function renderBar(elements, state) {
  const title = state.preview?.title ?? 'Preview';
  setText(elements.title, title);
  setText(elements.heading, title);
  // Where the title is cut, this tells the rest.
  elements.title.title = title;
  setText(elements.size, `${format(state.size[0])} × ${format(state.size[1])}`);
  renderTurn(elements.turn, state);
  elements.viewers.dataset.count = String(state.viewers);
  setText(elements.viewers, state.connection.phase === 'open' ? viewersText(state.viewers) : '');
}

/** @param {number} viewers */
function viewersText(viewers) {
  return viewers === 1 ? 'Only you' : `${viewers} here`;
}

/** @param {number} points */
function format(points) {
  return String(Math.round(points * 10) / 10);
}

/** @param {HTMLElement} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Let the bar's buttons work.
 * @param {Window} view
 * @param {BarElements} elements
 * @param {() => string} currentLink  the address to pass on
 * @returns {() => void} stop
 */
export function bindBar(view, elements, currentLink) {
  const { bar, copy, copyLabel, address, announcement, more, knobsButton, holesButton, requestsButton, session } =
    elements;
  const words = copyLabel.textContent ?? '';
  const copyLink = async () => {
    if (!await copyText(view, currentLink(), address)) return;
    copyLabel.textContent = 'Copied';
    announcement.textContent = 'The link is copied';
    view.setTimeout(() => { copyLabel.textContent = words; }, COPIED_MS);
  };
  const setOpen = (/** @type {boolean} */ open) => {
    session.dataset.bar = open ? 'open' : '';
    more.setAttribute('aria-expanded', String(open));
  };
  const toggle = () => setOpen(session.dataset.bar !== 'open');
  const close = () => setOpen(false);
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const pressOutside = (/** @type {PointerEvent} */ event) => {
    const target = /** @type {Node} */ (event.target);
    if (!bar.contains(target) && !more.contains(target)) setOpen(false);
  };
  const listening = new AbortController();
  const { signal } = listening;
  copy.addEventListener('click', copyLink, { signal });
  more.addEventListener('click', toggle, { signal });
  for (const button of [knobsButton, holesButton, requestsButton]) button.addEventListener('click', close, { signal });
  session.addEventListener('keydown', escape, { signal });
  session.addEventListener('pointerdown', pressOutside, { signal });
  return () => listening.abort();
}
