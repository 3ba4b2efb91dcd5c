// @ts-check
// The panel in which the owner makes links to the session, sees who is here, and takes links back.

import { COPIED_MS, copyText } from '../page/copying.js';
import { write } from '../page/elements.js';
import { KeyedRows } from '../page/keyed-rows.js';
import { Poll } from '../page/poll.js';
import { SidePanel } from '../page/side-panel.js';
import { Refusal } from '../server/api.js';
import { listLinks, makeLink, revokeLink } from '../server/link-api.js';
import { bindLinkForm } from './link-form.js';
import { LinkItem } from './link-item.js';
import { isolated } from './link-words.js';
import { MadeLinkPart } from './made-link.js';
import { PersonItem } from './person-item.js';

/** The links are asked for this often while the panel is open, in ms. */
const PAUSE_MS = 5000;

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {{
 *   shareButton: HTMLButtonElement, shareCount: HTMLElement, share: HTMLElement, shareClose: HTMLButtonElement,
 *   shareTitle: HTMLElement, shareStatus: HTMLElement, shareOpen: HTMLElement, shareOpenCopy: HTMLButtonElement,
 *   sharePeople: HTMLElement, shareLinks: HTMLElement, shareNoLinks: HTMLElement, address: HTMLInputElement,
 *   canvas: HTMLElement, session: HTMLElement,
 * } & import('./link-form.js').FormElements & import('./made-link.js').MadeElements} ShareElements
 * `shareOpen`: seen where people need no link; `shareTitle` takes the focus where the last row has gone
 */

export class SharePanel {
  #view;
  #elements;
  #state;
  #sender;
  #token;
  #currentLink;
  #side;
  #poll;
  #made;

  /** @type {KeyedRows<LinkItem>} by id */
  #links;

  /** @type {KeyedRows<PersonItem>} by number */
  #people;

  /** @type {State['people']} those that are shown */
  #shown = [];

  /** Of the last list, by the server's clock, seconds since 1970. */
  #now = 0;

  /**
   * @param {Window & typeof globalThis} view
   * @param {ShareElements} elements
   * @param {State} state
   * @param {Pick<import('../server/sender.js').Sender, 'grant'>} sender
   * @param {string} token  of the owner
   * @param {() => string} currentLink  the address of the page
   */
  constructor(view, elements, state, sender, token, currentLink) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#sender = sender;
    this.#token = token;
    this.#currentLink = currentLink;
    const { shareButton: button, share: panel, shareClose: close, canvas, session } = elements;
    this.#side = new SidePanel({ button, panel, close, canvas, session }, 'share', (isOpen) => this.#toggled(isOpen));
    this.#poll = new Poll(view, PAUSE_MS, () => this.#ask());
    this.#made = new MadeLinkPart(view, elements, this.#say, () => state.size);
    const focusTitle = () => elements.shareTitle.focus();
    this.#links = new KeyedRows(elements.shareLinks, focusTitle);
    this.#people = new KeyedRows(elements.sharePeople, focusTitle);
  }

  /** @returns {() => void} stop */
  bind() {
    const listening = new AbortController();
    this.#elements.shareOpenCopy.addEventListener('click', () => this.#copyAddress(), { signal: listening.signal });
    const stops = [
      this.#side.bind(), this.#made.bind(), () => listening.abort(), () => this.#poll.stop(),
      bindLinkForm(this.#elements, {
        make: (wanted) => makeLink(this.#request, this.#state.session, wanted, this.#token),
        made: (made) => {
          this.#made.show(made);
          this.#poll.now();
        },
        say: this.#say,
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Show what has changed of the state. */
  render() {
    const { shareButton, shareCount, shareOpen } = this.#elements;
    const { role, people, needsLinks } = this.#state;
    const isOwner = role === 'owner';
    const asking = people.filter(({ isAsking }) => isAsking).length;
    if (!isOwner && this.#side.isOpen) this.#side.setOpen(false);
    shareButton.hidden = !isOwner;
    shareCount.hidden = asking === 0;
    write(shareCount, String(asking));
    const asked = `${asking} ${asking === 1 ? 'asks' : 'ask'} for control`;
    shareButton.setAttribute('aria-label', asking === 0 ? 'Share' : `Share. ${asked}`);
    shareButton.title = asking === 0 ? 'Links to this preview, and who is here' : asked;
    shareOpen.hidden = needsLinks;
    if (this.#side.isOpen) this.#renderPeople();
  }

  /** @type {typeof fetch} */
  get #request() {
    return this.#view.fetch.bind(this.#view);
  }

  /** @param {boolean} isOpen */
  #toggled(isOpen) {
    this.#say('');
    if (!isOpen) return this.#poll.stop();
    this.#renderPeople();
    this.#poll.start();
  }

  async #ask() {
    try {
      const { links, now } = await listLinks(this.#request, this.#state.session, this.#token);
      if (this.#poll.isOn) this.#showLinks(links, now);
    } catch (error) {
      this.#say(sentence(error));
      // It would be refused again, and count as a guess.
      if (error instanceof Refusal && error.isOfKey) this.#poll.stop();
    }
  }

  /** @param {import('../server/link-api.js').Link[]} links @param {number} now */
  #showLinks(links, now) {
    this.#now = now;
    this.#links.keep(links.map(({ id }) => id), (id) => new LinkItem(this.#view.document, {
      asks: () => { for (const other of this.#links.all) other.close(); },
      confirmed: () => { this.#revoke(id); },
    }));
    for (const link of links) this.#links.get(link.id)?.show(link, now);
    this.#elements.shareNoLinks.hidden = links.length > 0;
  }

  /** @param {string} id */
  async #revoke(id) {
    const item = this.#links.get(id);
    try {
      item?.show(await revokeLink(this.#request, id, this.#token), this.#now);
      this.#say(`${isolated(item?.name ?? 'The link')} is revoked.`);
    } catch (error) {
      this.#say(sentence(error));
      item?.failed();
    }
  }

  #renderPeople() {
    const { people, viewer } = this.#state;
    if (this.#shown === people) return;
    this.#shown = people;
    this.#people.keep(people.map((person) => String(person.viewer)), (number) =>
      new PersonItem(this.#view.document, Number(number), this.#sender.grant));
    for (const person of people) this.#people.get(String(person.viewer))?.show(person, person.viewer === viewer);
  }

  async #copyAddress() {
    const { shareOpenCopy, address } = this.#elements;
    const words = shareOpenCopy.textContent;
    if (!await copyText(this.#view, this.#currentLink(), address)) return;
    shareOpenCopy.textContent = 'Copied';
    this.#say('The address is copied.');
    this.#view.setTimeout(() => { shareOpenCopy.textContent = words; }, COPIED_MS);
  }

  #say = (/** @type {string} */ sentence) => write(this.#elements.shareStatus, sentence);
}

/** @param {unknown} error  what was thrown, with a sentence for a person */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
