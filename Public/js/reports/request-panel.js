// @ts-check
// The panel of requests: what the preview asked servers for, and what answered instead of them.

import { answerText, requestsText, timesText } from '../server/request-list.js';
import { ListPanel } from './list-panel.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} RequestElements
 * @property {HTMLButtonElement} requestsButton  in the bar: how many there are
 * @property {HTMLElement} requests       the panel
 * @property {HTMLElement} requestsTitle
 * @property {HTMLElement} requestsList   scrolls; a row for each request
 * @property {HTMLButtonElement} requestsClose
 * @property {HTMLElement} canvas         gets the focus where the button is out of sight
 * @property {HTMLElement} session        has `data-requests="open"` while the panel is seen
 */

class RequestPanel extends ListPanel {
  #elements;
  #state;

  /**
   * @param {RequestElements} elements
   * @param {State} state
   * @param {(run: () => void, delayMs: number) => unknown} setTimer
   */
  constructor(elements, state, setTimer) {
    const { requestsButton: button, requests: panel, requestsClose: close, canvas, session } = elements;
    super({ button, panel, close, canvas, session }, 'requests', setTimer);
    this.#elements = elements;
    this.#state = state;
  }

  /** @override */
  get count() {
    return this.#state.requests.length;
  }

  /** @override */
  get words() {
    return requestsText(this.count);
  }

  /** @override */
  renderList() {
    const { requestsTitle, requestsList } = this.#elements;
    const { requests } = this.#state;
    requestsTitle.textContent = requestsText(requests.length);
    const list = this.create('ul', 'request-rows');
    list.append(...requests.map((request) => this.#createRow(request)));
    requestsList.replaceChildren(list);
  }

  /** @param {import('../server/request-list.js').Request} request */
  #createRow(request) {
    const row = this.create('li', 'request');
    const answer = this.create('span', 'request-answer', answerText(request));
    answer.dataset.answer = request.answer;
    const where = this.create('code', 'request-address', request.address);
    row.append(
      this.create('span', 'request-method', request.method), this.create('span', 'request-times', timesText(request.count)),
      where, answer);
    return row;
  }
}

/**
 * Keep the button and the panel up to date, and let them work.
 * @param {RequestElements} elements
 * @param {State} state
 * @param {(run: () => void, delayMs: number) => unknown} setTimer
 * @returns {{ changed: () => void, stop: () => void }}  `changed`: `state.requests` is another
 */
export function openRequests(elements, state, setTimer) {
  const panel = new RequestPanel(elements, state, setTimer);
  return { changed: panel.changed, stop: panel.bind() };
}
