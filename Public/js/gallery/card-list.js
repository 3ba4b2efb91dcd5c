// @ts-check
// The cards of the gallery. When a build brings other previews, the cards of those that stay, stay, with their
// pictures.

import { WheelTurn } from '../input/axes.js';
import { watchNearness } from '../page/nearness.js';
import { createCard } from './card.js';
import { createShelf, groupsOf, showHeadingLinks } from './shelves.js';
import { Thumbnail } from './thumbnail.js';

/** @typedef {import('../server/api.js').Preview} Preview */

/**
 * @typedef {object} CardListPlaces
 * @property {HTMLElement} list      for the cards, under their headings
 * @property {HTMLElement} headings  for links to those
 */

/**
 * @typedef {object} CardListParts
 * @property {(preview: Preview) => void} open
 * @property {() => void} rebuilt  there may be other previews
 */

/** One that is shown.
 * @typedef {{ preview: Preview, item: HTMLElement, room: HTMLElement, thumbnail: Thumbnail,
 *             stop: () => void }} ShownCard */

export class CardList {
  #view;
  #places;
  #state;
  #parts;
  #ownerToken;
  #turn = new WheelTurn();
  #listening = new AbortController();

  /** @type {Map<string, ShownCard>} by slug */
  #cards = new Map();

  /** @type {Map<string | null, ReturnType<typeof createShelf>>} by heading */
  #shelves = new Map();
  #stopWatching = () => {};

  /**
   * @param {Window & typeof globalThis} view
   * @param {CardListPlaces} places
   * @param {import('../server/state.js').State} state  takes in those of the pictures
   * @param {CardListParts} parts
   * @param {string} ownerToken  empty: the person in front of the page does not own the server
   */
  constructor(view, places, state, parts, ownerToken) {
    this.#view = view;
    this.#places = places;
    this.#state = state;
    this.#parts = parts;
    this.#ownerToken = ownerToken;
    view.addEventListener('wheel', this.#pageTurned, { passive: true, signal: this.#listening.signal });
  }

  #pageTurned = (/** @type {WheelEvent} */ event) => {
    if (!event.defaultPrevented) this.#turn.belongsTo(event.timeStamp, null, () => false);
  };

  /** @param {Preview[]} previews  in the order to show them */
  show(previews) {
    if (this.#isShown(previews)) return;
    this.#stopWatching();
    const slugs = new Set(previews.map(({ slug }) => slug));
    for (const slug of [...this.#cards.keys()]) if (!slugs.has(slug)) this.#drop(slug);
    const cards = previews.map((preview, index) => this.#card(preview, index));
    this.#shelve(groupsOf(previews));
    const byRoom = new Map(cards.map(({ room, thumbnail }) => [/** @type {Element} */ (room), thumbnail]));
    this.#stopWatching = watchNearness(
      this.#view, [...byRoom.keys()], (room, isNear) => byRoom.get(room)?.look(isNear));
  }

  stop() {
    this.#stopWatching();
    this.#listening.abort();
    for (const slug of [...this.#cards.keys()]) this.#drop(slug);
  }

  /**
   * Each card to its place under its heading.
   * @param {import('./shelves.js').Group[]} groups
   */
  #shelve(groups) {
    const { list, headings } = this.#places;
    const shelves = groups.map(({ heading, previews }) => {
      const shelf = this.#shelves.get(heading) ?? createShelf(this.#view.document, heading);
      this.#shelves.set(heading, shelf);
      keepInOrder(shelf.list, previews.flatMap(({ slug }) => this.#cards.get(slug)?.item ?? []));
      return shelf.shelf;
    });
    keepInOrder(list, shelves);
    for (const [heading, { shelf }] of [...this.#shelves]) {
      if (shelves.includes(shelf)) continue;
      shelf.remove();
      this.#shelves.delete(heading);
    }
    showHeadingLinks(this.#view.document, headings, groups);
  }

  /** @param {Preview[]} previews */
  #isShown(previews) {
    const shown = [...this.#cards.values()].map(({ preview }) => preview);
    return JSON.stringify(shown) === JSON.stringify(previews);
  }

  /**
   * @param {Preview} preview
   * @param {number} index  in the list
   * @returns {ShownCard}
   */
  #card(preview, index) {
    const known = this.#cards.get(preview.slug);
    const isSame = JSON.stringify(known?.preview) === JSON.stringify(preview);
    if (known && isSame) {
      // The map remembers the order, too.
      this.#cards.delete(preview.slug);
      this.#cards.set(preview.slug, known);
      return known;
    }
    if (known) this.#drop(preview.slug);
    const shown = this.#makeCard(preview, index);
    this.#cards.set(preview.slug, shown);
    return shown;
  }

  /**
   * @param {Preview} preview
   * @param {number} index
   * @returns {ShownCard}
   */
  #makeCard(preview, index) {
    const open = () => this.#parts.open(preview);
    const card = createCard(this.#view.document, preview, index, open);
    const { item, room, phone, canvas } = card;
    const thumbnail = new Thumbnail(
      this.#view, preview.slug, { canvas, device: phone, room }, this.#turn, this.#parts.rebuilt, this.#ownerToken);
    this.#state.showcases[preview.slug] = thumbnail.state;
    const stopPicture = thumbnail.bind(open);
    const stop = () => {
      stopPicture();
      card.stop();
    };
    return { preview, item, room, thumbnail, stop };
  }

  /** @param {string} slug */
  #drop(slug) {
    const card = this.#cards.get(slug);
    card?.stop();
    card?.item.remove();
    this.#cards.delete(slug);
    delete this.#state.showcases[slug];
  }
}

/**
 * Makes these the first children of `parent`, in this order. One that is where it shall be is not touched: it may have
 * the focus, or a finger on it.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
function keepInOrder(parent, children) {
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}
