// @ts-check
// The thin bar above the device: what it is, how large, who is here, and the link to pass on. Its controls for the
// settings of the screen are in choice-controls.js.

import { renderTurn } from '../device/turning.js';
import { COPIED_MS, copyText } from '../page/copying.js';
import { settingsText } from './setting-words.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} BarElements
 * @property {HTMLElement} bar
 * @property {HTMLElement} title
 * @property {HTMLElement} heading      the title again, which stays when the bar is out of the way
 * @property {HTMLElement} size
 * @property {HTMLButtonElement} viewers  the count, which opens the panel of who is here
 * @property {HTMLElement} settings     of the screen in words, where none may be changed
 * @property {HTMLElement} choices      for changing them
 * @property {HTMLButtonElement} turn    swaps width and height of the device
 * @property {HTMLButtonElement} copy    for those who cannot make links
 * @property {HTMLElement} copyLabel     its words
 * @property {HTMLInputElement} address  the link to select by hand, where nothing may be copied
 * @property {HTMLElement} announcement  `role=status`: the words of a button that is pressed are not read again
 * @property {HTMLButtonElement} more    shows and hides the bar on a phone
 * @property {HTMLButtonElement} knobsButton  opens what the bar would cover on a phone
 * @property {HTMLButtonElement} holesButton  so does this one
 * @property {HTMLButtonElement} requestsButton  and this
 * @property {HTMLButtonElement} shareButton     and this
 * @property {HTMLButtonElement} remarksButton   and this
 * @property {HTMLButtonElement} remarksAdd      begins what the bar would cover
 * @property {HTMLElement} session       has `data-bar="open"` while the bar shows on a phone, and the rights of this
 *   page as `data-role`
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
  elements.viewers.dataset.count = String(state.viewers + state.asides);
  setText(elements.viewers, state.connection.phase === 'open' ? viewersText(state) : '');
  renderRole(elements, state);
}

/**
 * People who only watch see how everything stands, and nothing that changes it.
 * @param {BarElements} elements
 * @param {State} state
 */
function renderRole({ session, turn, choices, settings, copy }, state) {
  const isWatching = state.role === 'view';
  session.dataset.role = state.role;
  turn.hidden = isWatching;
  choices.hidden = isWatching;
  settings.hidden = !isWatching;
  setText(settings, isWatching ? settingsText(state) : '');
  settings.title = settings.textContent ?? '';
  copy.hidden = state.role === 'owner';
  copy.title = state.presentsKey ? 'Who gets this link may do what it lets you do' : '';
}

/** @param {Pick<State, 'viewers' | 'asides'>} state */
export function viewersText({ viewers, asides }) {
  if (asides > 0) return `${viewers} here, ${asides} alone`;
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
  const {
    bar, copy, copyLabel, address, announcement, more, knobsButton, holesButton, requestsButton, shareButton,
    remarksButton, remarksAdd, session, viewers,
  } = elements;
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
  const openers = [knobsButton, holesButton, requestsButton, shareButton, remarksButton, remarksAdd, viewers];
  for (const button of openers) {
    button.addEventListener('click', close, { signal });
  }
  session.addEventListener('keydown', escape, { signal });
  session.addEventListener('pointerdown', pressOutside, { signal });
  return () => listening.abort();
}
