// @ts-check
// A matrix: one preview in two to nine panes, each with other settings, which one gesture drives.

import { searchFor } from '../page/link.js';
import { paneText } from '../page/pane-link.js';
import { createSession } from '../server/api.js';
import { Chorus } from './chorus.js';
import { Pane } from './pane.js';

/** @typedef {import('../page/link.js').PreviewLink} PreviewLink */

/**
 * @typedef {object} MatrixElements
 * @property {HTMLElement} panes
 * @property {HTMLElement} status  one line, `role=status`
 */

/** What a tab remembers of the sessions of a matrix: loading it again shows the same. */
const REMEMBERED = 'matrix';

export class Matrix {
  #view;
  #elements;
  #link;
  #slug;
  #newSize;
  #ownerToken;

  /** @type {(() => void)[]} */
  #stops = [];

  /** Whether sessions that have ended may be replaced: not twice. */
  #mayRenew = true;

  /** @type {Pane[]} for tests and people */
  panes = [];

  /**
   * @param {Window & typeof globalThis} view
   * @param {MatrixElements} elements
   * @param {PreviewLink} link  with a preview and panes
   * @param {string} slug  of the preview
   * @param {() => [width: number, height: number]} newSize  of a window without a device, points
   * @param {string} ownerToken  empty: who looks at the page does not own the server
   */
  constructor(view, elements, link, slug, newSize, ownerToken) {
    this.#view = view;
    this.#elements = elements;
    this.#link = link;
    this.#slug = slug;
    this.#newSize = newSize;
    this.#ownerToken = ownerToken;
  }

  /** @returns {() => void} stop */
  start() {
    this.#open();
    return () => this.#close();
  }

  async #open() {
    const { panes: place, status } = this.#elements;
    status.textContent = 'Opening the panes…';
    try {
      const paths = this.#remembered() ?? await this.#ordered();
      const chorus = new Chorus();
      this.panes = this.#link.panes.map((screen, number) =>
        new Pane(
          this.#view, paths[number], searchFor(this.#slug, this.#link.knobs, screen), this.#ownerToken,
          () => this.#renew()));
      for (const pane of this.panes) chorus.add(pane.voice);
      place.dataset.count = String(this.panes.length);
      place.replaceChildren(...this.panes.map(({ element }) => element));
      // On the page, so that each knows how much room it has.
      this.#stops = this.panes.map((pane) => pane.open(chorus));
      status.textContent = '';
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  #close() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** One after another: a server makes so many at a time. */
  async #ordered() {
    const request = this.#view.fetch.bind(this.#view);
    const paths = [];
    for (const screen of this.#link.panes) {
      paths.push(await createSession(
        request, this.#slug, this.#newSize(), screen, this.#link.knobs, this.#ownerToken));
    }
    this.#remember(paths);
    return paths;
  }

  #renew() {
    if (!this.#mayRenew) return;
    this.#mayRenew = false;
    this.#close();
    this.#view.sessionStorage.removeItem(REMEMBERED);
    this.#open();
  }

  /** What the sessions are of: those of another link are others. */
  get #key() {
    const knobs = [...this.#link.knobs].map((pair) => pair.join('='));
    return [this.#slug, ...knobs, ...this.#link.panes.map(paneText)].join(' ');
  }

  /** @param {string[]} paths */
  #remember(paths) {
    this.#view.sessionStorage.setItem(REMEMBERED, JSON.stringify([this.#key, paths]));
  }

  /** @returns {string[] | null} */
  #remembered() {
    try {
      const [key, paths] = JSON.parse(this.#view.sessionStorage.getItem(REMEMBERED) ?? '[]');
      const isSame = key === this.#key && Array.isArray(paths) && paths.length === this.#link.panes.length;
      return isSame && paths.every((path) => /^\/s\/[\w-]+$/.test(path)) ? paths : null;
    } catch {
      return null;
    }
  }
}

/**
 * @param {Window & typeof globalThis} view
 * @param {MatrixElements} elements
 * @param {PreviewLink} link
 * @param {string} slug
 * @param {() => [width: number, height: number]} newSize
 * @param {string} ownerToken
 * @returns {Matrix}
 */
export function openMatrix(view, elements, link, slug, newSize, ownerToken) {
  const matrix = new Matrix(view, elements, link, slug, newSize, ownerToken);
  matrix.start();
  return matrix;
}
