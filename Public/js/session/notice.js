// @ts-check
// The page's words about itself: a quiet line for what passes, a panel for what does not.

import { nameOf } from '../server/company.js';
import { faultsOf } from '../server/problem.js';
import { driverText } from '../share/link-words.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} NoticeElements
 * @property {HTMLElement} status      one line, `role=status`
 * @property {HTMLElement} panel       `role=alert`
 * @property {HTMLElement} panelTitle
 * @property {HTMLElement} panelText
 * @property {HTMLElement} panelChoices
 * @property {HTMLButtonElement} restart  starts a new session of the same preview
 * @property {HTMLButtonElement} reload
 */

/**
 * The quiet line.
 * @param {State} state
 * @param {import('../server/people.js').Driver | null} [driver]  somebody else whose dragging is worth a word
 * @returns {string} empty when there is nothing to say
 */
export function statusText(state, driver = null) {
  if (state.connection.phase === 'reconnecting') return state.viewer === 0 ? 'Connecting…' : 'Reconnecting…';
  if (state.connection.phase !== 'open') return '';
  if (state.takenBack !== '') return state.takenBack;
  if (state.agent === 'restarting') return 'The preview is restarting…';
  if (state.refused !== '') return state.refused;
  if (state.isLeaving) return 'Making a copy for you to look around in…';
  const other = driver ?? (state.busy && state.driver?.viewer !== state.viewer ? state.driver : null);
  if (other !== null) return driverText(other, nameOf(state.company, other.viewer));
  return state.busy ? 'Somebody else is dragging' : '';
}

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} text
 * @property {boolean} offersNew     a new session of the same preview may help
 * @property {boolean} offersReload  loading the page again may help
 * @property {boolean} [isClosed]    there is nothing on this server for this person without another link
 */

/**
 * The panel over the device.
 * @param {State} state
 * @returns {Panel | null} null while the page can go on
 */
export function panelFor(state) {
  const offersNew = state.preview !== null;
  switch (state.connection.phase) {
    case 'ended':
      return {
        title: 'This preview has ended', offersNew, offersReload: false,
        text: 'Somebody ended it, or it was not used for so long that its server has let it go.',
      };
    case 'noKey':
      return {
        title: 'This preview is shown to people with a link', offersNew: false, offersReload: false, isClosed: true,
        text: 'Open the whole link that you were sent: some programs cut it off at the #. If that does not help, ' +
          'ask the person who sent it for another one.',
      };
    case 'linkEnded':
      return { ...endedLink(state.connection.reason), offersNew: false, offersReload: false, isClosed: true };
    case 'failed':
      // The banner says it, in more words; the next good save mends it.
      if (faultsOf(state.reload.problems).length > 0) return null;
      return {
        title: 'This preview stopped working', offersNew, offersReload: false,
        text: state.connection.reason || 'Its own code failed too often.',
      };
    case 'broken':
      return {
        title: 'This page and its server do not understand each other', offersNew: false, offersReload: true,
        text: state.connection.reason || 'One of them may be newer than the other.',
      };
    default:
      return null;
  }
}

/**
 * @param {string} reason  of the server
 * @returns {{ title: string, text: string }}
 */
function endedLink(reason) {
  switch (reason) {
    case 'expired':
      return {
        title: 'This link has expired',
        text: 'It was made for a while, which is over. Ask the person who sent it for a new one.',
      };
    case 'unknown':
      return {
        title: 'This link leads nowhere',
        text: 'A part of it may be missing: open the whole link that you were sent. If that does not help, ask the ' +
          'person who sent it for a new one.',
      };
    default:
      return {
        title: 'This link has ended', text: 'The owner has taken it back. Ask the person who sent it for a new one.',
      };
  }
}

/**
 * @param {NoticeElements} elements
 * @param {State} state
 * @param {import('../server/people.js').Driver | null} driver  as of `statusText`
 */
export function renderNotice(elements, state, driver) {
  const line = statusText(state, driver);
  if (elements.status.textContent !== line) elements.status.textContent = line;
  const panel = panelFor(state);
  const wasHidden = elements.panel.hidden;
  elements.panel.hidden = panel === null;
  if (panel === null || (!wasHidden && elements.panelTitle.textContent === panel.title)) return;
  elements.panelTitle.textContent = panel.title;
  elements.panelText.textContent = panel.text;
  elements.restart.hidden = !panel.offersNew;
  elements.reload.hidden = !panel.offersReload;
  elements.panelChoices.hidden = panel.isClosed === true;
}
