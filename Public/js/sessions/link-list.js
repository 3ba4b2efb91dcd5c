// @ts-check
// The owner's list of links to all sessions, and the taking back of one.

import { write } from '../page/elements.js';
import { listAllLinks, revokeLink } from '../server/link-api.js';
import { isolated } from '../share/link-words.js';
import { LinkRow } from './link-row.js';
import { OwnersList } from './owners-list.js';
import { linkCountText } from './words.js';

/**
 * @typedef {object} LinkListElements
 * @property {HTMLElement} section  of the page
 * @property {HTMLElement} empty    seen where there are no links
 * @property {HTMLElement} table
 * @property {HTMLElement} count
 */

/** @extends {OwnersList<LinkRow>} */
export class LinkList extends OwnersList {
  #elements;
  #token;

  /**
   * @param {Window & typeof globalThis} view
   * @param {LinkListElements & import('./owners-list.js').ListElements} elements
   * @param {string} token         of the owner
   * @param {() => void} refused   the server does not take it
   */
  constructor(view, elements, token, refused) {
    super(view, elements, refused);
    this.#elements = elements;
    this.#token = token;
  }

  /** @override */
  start() {
    this.#elements.section.hidden = false;
    super.start();
  }

  /** @override */
  stop() {
    super.stop();
    this.#elements.section.hidden = true;
  }

  /** @override */
  async update() {
    const { links, now } = await listAllLinks(this.request, this.#token);
    if (this.isOver) return;
    const { table, empty, count } = this.#elements;
    this.rows.keep(links.map(({ id }) => id), (id) => this.#createRow(id));
    for (const link of links) this.rows.get(link.id)?.show(link, now);
    table.hidden = links.length === 0;
    empty.hidden = links.length > 0;
    write(count, linkCountText(links));
  }

  /** @param {string} id @returns {LinkRow} */
  #createRow(id) {
    return new LinkRow(this.page, id, {
      asks: () => this.closeQuestions(),
      confirmed: () => {
        this.act(id, () => revokeLink(this.request, id, this.#token), () => this.#isRevoked(id));
      },
    });
  }

  /** @param {string} id */
  #isRevoked(id) {
    const row = this.rows.get(id);
    row?.revoked();
    this.say(`${isolated(row?.name ?? 'The link')} is revoked.`);
    this.refresh();
  }
}
