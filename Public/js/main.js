// @ts-check
// The door: looks at the address, looks up the elements, and opens the gallery or a session.

import { openGallery } from './gallery.js';
import { Session } from './session.js';
import { createState } from './state.js';
import { PHONE_QUERY, sessionSize } from './viewport.js';

/**
 * An element that the document is known to have.
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id
 * @returns {Kind}
 */
function element(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The document has no element with the id ${id}.`);
  return /** @type {Kind} */ (/** @type {unknown} */ (found));
}

/** The size of a session that is about to be made, points. */
function newSize() {
  return sessionSize(matchMedia(PHONE_QUERY).matches, [innerWidth, innerHeight]);
}

/** An error that nobody caught is said, not swallowed. */
function sayUncaughtErrors() {
  const fault = element('fault');
  const say = () => {
    fault.hidden = false;
    fault.textContent = 'Something in this page went wrong. If it misbehaves, load it again.';
  };
  addEventListener('error', say);
  addEventListener('unhandledrejection', say);
}

function start() {
  sayUncaughtErrors();
  const state = createState();
  Object.assign(globalThis, { scrollwork: state });
  const session = /^\/s\/([\w-]+)\/?$/.exec(location.pathname);
  if (session === null) {
    element('gallery').hidden = false;
    openGallery(window, { list: element('previews'), status: element('gallery-status') }, state, newSize);
    return;
  }
  state.session = session[1];
  element('session').hidden = false;
  document.documentElement.dataset.page = 'session';
  new Session(window, {
    canvas: element('screen'), device: element('device'), room: element('room'),
    mirror: element('mirror'), announcement: element('announcement'),
    session: element('session'), bar: element('bar'), heading: element('heading'), title: element('title'),
    size: element('size'), viewers: element('viewers'),
    appearance: element('appearance'),
    copy: element('copy'), copyLabel: element('copy-label'), address: element('address'),
    log: element('log'), logCount: element('log-count'), logList: element('log-list'),
    more: element('more'), status: element('status'), panel: element('panel'),
    panelTitle: element('panel-title'), panelText: element('panel-text'),
    restart: element('restart'), reload: element('reload'),
  }, state, newSize).open();
}

start();
