// @ts-check
// The lists of remarks in the panel: open, lost, and, folded, resolved.

import { write } from '../page/elements.js';
import { KeyedRows } from '../page/keyed-rows.js';
import { RemarkItem } from './remark-item.js';
import { groupsOf } from './remark-order.js';

/** @typedef {import('../server/remark-list.js').Remark} Remark */

/**
 * @typedef {object} ListElements
 * @property {HTMLElement} remarksOpen          a list
 * @property {HTMLElement} remarksLost          has the next one
 * @property {HTMLElement} remarksLostList
 * @property {HTMLDetailsElement} remarksResolved  has the next two
 * @property {HTMLElement} remarksResolvedTitle
 * @property {HTMLElement} remarksResolvedList
 * @property {HTMLElement} remarksNone          seen where there is none at all
 * @property {HTMLElement} remarksTitle         takes the focus of the last one that goes
 */

export class RemarkLists {
  #elements;
  #open;
  #pictures;

  /** @type {Record<'open' | 'lost' | 'resolved', KeyedRows<RemarkItem>>} by id */
  #rows;

  /**
   * @param {ListElements} elements
   * @param {(remark: string) => void} open  its thread
   * @param {import('./remark-pictures.js').RemarkPictures} pictures
   */
  constructor(elements, open, pictures) {
    this.#elements = elements;
    this.#open = open;
    this.#pictures = pictures;
    const heir = () => elements.remarksTitle.focus();
    this.#rows = {
      open: new KeyedRows(elements.remarksOpen, heir), lost: new KeyedRows(elements.remarksLostList, heir),
      resolved: new KeyedRows(elements.remarksResolvedList, heir),
    };
  }

  /** @param {Map<string, Remark>} remarks  by id @param {number} now  seconds since 1970 */
  show(remarks, now) {
    const { remarksOpen, remarksLost, remarksResolved, remarksResolvedTitle, remarksNone } = this.#elements;
    const groups = groupsOf(remarks.values());
    for (const [name, rows] of Object.entries(this.#rows)) {
      const group = groups[/** @type {keyof typeof groups} */ (name)];
      rows.keep(group.map(({ id }) => id), (id) =>
        new RemarkItem(remarksOpen.ownerDocument, () => this.#open(id), this.#pictures));
      for (const remark of group) rows.get(remark.id)?.show(remark, now);
    }
    remarksOpen.hidden = groups.open.length === 0;
    remarksLost.hidden = groups.lost.length === 0;
    remarksResolved.hidden = groups.resolved.length === 0;
    write(remarksResolvedTitle, `Resolved (${groups.resolved.length})`);
    remarksNone.hidden = remarks.size > 0;
  }

  /** @param {string} remark  the focus goes to its row, where it has one that is seen */
  focus(remark) {
    for (const rows of Object.values(this.#rows)) rows.get(remark)?.focus();
  }

  clear() {
    for (const rows of Object.values(this.#rows)) rows.keep([], () => { throw new Error('There is none.'); });
  }
}
