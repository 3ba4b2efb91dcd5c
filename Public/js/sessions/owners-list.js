// @ts-check
// A list of the owner's: asked for again and again while somebody looks. Each of its rows has a button whose deed cannot
// be undone.

import { write } from '../page/elements.js';
import { KeyedRows } from '../page/keyed-rows.js';
import { Poll } from '../page/poll.js';
import { Refusal } from '../server/api.js';

/** The list is asked for this often, in ms. */
const PAUSE_MS = 5000;

/** @typedef {import('../page/keyed-rows.js').Row & { close: () => void, failed: () => void }} ListRow */

/**
 * @typedef {object} ListElements
 * @property {HTMLElement} title   takes the focus where the last row has gone
 * @property {HTMLElement} status  one line, `role=status`
 * @property {HTMLElement} rows
 */

/**
 * A list says how it is asked for and shown: `update`.
 * @template {ListRow} Kind
 */
export class OwnersList {
  #view;
  #elements;
  #refused;
  #poll;

  /** What has become of the last order. */
  #said = '';

  /** Why there is no newer list. */
  #fault = '';

  /** @type {KeyedRows<Kind>} by id */
  rows;

  /**
   * @param {Window & typeof globalThis} view
   * @param {ListElements} elements
   * @param {() => void} refused  the server does not take the key
   */
  constructor(view, elements, refused) {
    this.#view = view;
    this.#elements = elements;
    this.#refused = refused;
    this.rows = new KeyedRows(elements.rows, () => elements.title.focus());
    this.#poll = new Poll(view, PAUSE_MS, () => this.#ask());
  }

  /** Ask for the list, and show it unless `isOver`.
   * @returns {Promise<void>} */
  async update() {}

  /** Whether nothing is shown any more. */
  get isOver() {
    return !this.#poll.isOn;
  }

  /** @type {typeof fetch} */
  get request() {
    return this.#view.fetch.bind(this.#view);
  }

  get page() {
    return this.#view.document;
  }

  start() {
    this.#poll.start();
  }

  /** Ask for it now. */
  refresh() {
    this.#poll.now();
  }

  stop() {
    this.#poll.stop();
    this.rows.keep([], () => { throw new Error('There is no row to make.'); });
  }

  /** One row asks: no other one does. */
  closeQuestions() {
    for (const row of this.rows.all) row.close();
  }

  /**
   * Do what a row has asked about.
   * @param {string} id
   * @param {() => Promise<unknown>} deed
   * @param {() => void} done  it is so, by this order or by another
   */
  async act(id, deed, done) {
    try {
      await deed();
      done();
    } catch (error) {
      // Somebody was faster, or time was.
      if (error instanceof Refusal && error.status === 404) return done();
      this.say(sentence(error));
      this.rows.get(id)?.failed();
      if (error instanceof Refusal && error.isOfKey) this.#refused();
    }
  }

  /** @param {string} sentence  what has become of an order */
  say(sentence) {
    this.#said = sentence;
    this.#renderStatus();
  }

  async #ask() {
    try {
      await this.update();
      this.#fault = '';
    } catch (error) {
      this.#fault = sentence(error);
      this.#said = '';
      if (error instanceof Refusal && error.isOfKey) this.#refused();
    }
    this.#renderStatus();
  }

  #renderStatus() {
    const { status } = this.#elements;
    status.toggleAttribute('data-fault', this.#fault !== '');
    write(status, this.#fault || this.#said);
  }
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
