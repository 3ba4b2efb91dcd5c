// @ts-check
// The panel of requests: what the preview asked servers for, and what answered instead of them.

import { SidePanel } from '../page/side-panel.js';
import { answerText, requestsText, timesText } from '../server/request-list.js';

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

/** However often requests are made, the page is written this often, in ms. */
const PAUSE_MS = 400;

class RequestPanel {
  #elements;
  #state;
  #setTimer;
  #side;
  #isDue = false;

  /**
   * @param {RequestElements} elements
   * @param {State} state
   * @param {(run: () => void, delayMs: number) => unknown} setTimer
   */
  constructor(elements, state, setTimer) {
    this.#elements = elements;
    this.#state = state;
    this.#setTimer = setTimer;
    const { requestsButton: button, requests: panel, requestsClose: close, canvas, session } = elements;
    this.#side = new SidePanel(
      { button, panel, close, canvas, session }, 'requests', (isOpen) => { if (isOpen) this.#renderList(); });
  }

  /** @returns {() => void} stop */
  bind() {
    return this.#side.bind();
  }

  /** `state` has other requests. */
  changed = () => {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#setTimer(() => {
      this.#isDue = false;
      this.#render();
    }, PAUSE_MS);
  };

  #render() {
    const { requestsButton } = this.#elements;
    const count = this.#state.requests.length;
    const words = count === 0 ? '' : requestsText(count);
    if (count === 0 && this.#side.isOpen) this.#side.setOpen(false);
    requestsButton.hidden = count === 0;
    if (requestsButton.textContent !== words) requestsButton.textContent = words;
    if (this.#side.isOpen) this.#renderList();
  }

  #renderList() {
    const { requestsTitle, requestsList } = this.#elements;
    const { requests } = this.#state;
    requestsTitle.textContent = requestsText(requests.length);
    const list = this.#create('ul', 'request-rows');
    list.append(...requests.map((request) => this.#createRow(request)));
    requestsList.replaceChildren(list);
  }

  /** @param {import('../server/request-list.js').Request} request */
  #createRow(request) {
    const row = this.#create('li', 'request');
    const answer = this.#create('span', 'request-answer', answerText(request));
    answer.dataset.answer = request.answer;
    const where = this.#create('code', 'request-address', request.address);
    row.append(
      this.#create('span', 'request-method', request.method), this.#create('span', 'request-times', timesText(request.count)),
      where, answer);
    return row;
  }

  /**
   * @param {string} tag
   * @param {string} name  of its class
   * @param {string} [text]
   */
  #create(tag, name, text) {
    const element = this.#elements.requests.ownerDocument.createElement(tag);
    element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
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
