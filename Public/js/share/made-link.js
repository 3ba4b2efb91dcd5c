// @ts-check
// The link that was just made: to copy, and as a QR code. The server says its key this once.

import { COPIED_MS, copyText } from '../page/copying.js';
import { write } from '../page/elements.js';
import { addressesOf, addressNote, isLoopback, serverOf } from './addresses.js';
import { MadeEmbed } from './made-embed.js';
import { createCode } from './qr-code.js';

/** @typedef {import('../server/link-api.js').LinkAddress} LinkAddress */

/**
 * @typedef {object} MadeLinkElements
 * @property {HTMLElement} shareMade       the part of the panel
 * @property {HTMLElement} shareMadeTitle
 * @property {HTMLElement} shareServer     has the select
 * @property {HTMLSelectElement} shareAddress  which of the server's addresses
 * @property {HTMLInputElement} shareURL   the link
 * @property {HTMLButtonElement} shareCopy
 * @property {HTMLElement} shareCode       has the QR code
 * @property {HTMLElement} shareCodeNote
 * @property {HTMLButtonElement} shareDone puts it away
 * @property {HTMLInputElement} shareName  of the next link; takes the focus then
 */

/** @typedef {MadeLinkElements & import('./made-embed.js').MadeEmbedElements} MadeElements */

export class MadeLinkPart {
  #view;
  #elements;
  #say;
  #words;
  #embed;
  #size;

  /** @type {import('../server/link-api.js').Link | null} */
  #link = null;

  /** @type {LinkAddress[]} */
  #addresses = [];

  /**
   * @param {Window} view
   * @param {MadeElements} elements
   * @param {(sentence: string) => void} say
   * @param {() => [width: number, height: number]} size  of the preview's window, points
   */
  constructor(view, elements, say, size) {
    this.#view = view;
    this.#elements = elements;
    this.#say = say;
    this.#words = elements.shareCopy.textContent ?? '';
    this.#embed = new MadeEmbed(view, elements, say);
    this.#size = size;
  }

  /** @returns {() => void} stop */
  bind() {
    const { shareAddress, shareCopy, shareDone, shareURL, shareName } = this.#elements;
    const listening = new AbortController();
    const { signal } = listening;
    this.#embed.bind(signal);
    shareAddress.addEventListener('change', () => this.#showAddress(), { signal });
    shareURL.addEventListener('focus', () => shareURL.select(), { signal });
    shareCopy.addEventListener('click', () => this.#copy(), { signal });
    shareDone.addEventListener('click', () => {
      this.forget();
      shareName.focus();
    }, { signal });
    return () => listening.abort();
  }

  /** @param {import('../server/link-api.js').MadeLink} made */
  show(made) {
    const { shareMade, shareMadeTitle, shareServer, shareAddress, shareCopy } = this.#elements;
    const page = shareMade.ownerDocument;
    this.#addresses = addressesOf(made, this.#view.location.origin);
    this.#link = made.link;
    write(shareMadeTitle, made.link.name);
    shareAddress.replaceChildren(...this.#addresses.map(({ address }, index) => {
      const option = page.createElement('option');
      option.value = String(index);
      option.textContent = isLoopback(address) ? `${serverOf(address)} (this machine)` : serverOf(address);
      return option;
    }));
    shareAddress.value = '0';
    shareServer.hidden = this.#addresses.length < 2;
    this.#showAddress();
    shareMade.hidden = false;
    shareCopy.focus();
    shareMade.scrollIntoView({ block: 'nearest' });
  }

  /** Nothing of the key stays on the page. */
  forget() {
    const { shareMade, shareURL, shareCode, shareAddress } = this.#elements;
    this.#addresses = [];
    this.#link = null;
    this.#embed.forget();
    shareURL.value = '';
    shareCode.replaceChildren();
    shareAddress.replaceChildren();
    shareMade.hidden = true;
  }

  #showAddress() {
    const { shareMade, shareAddress, shareURL, shareCode, shareCodeNote } = this.#elements;
    const chosen = this.#addresses[Number(shareAddress.value)];
    if (chosen === undefined || this.#link === null) return;
    this.#embed.show(this.#link, chosen.address, this.#size());
    const note = addressNote(chosen);
    shareURL.value = chosen.address;
    write(shareCodeNote, note);
    shareCodeNote.hidden = note === '';
    const isDrawn = chosen.code !== null && !isLoopback(chosen.address);
    shareCode.hidden = !isDrawn;
    shareCode.replaceChildren(
      ...(isDrawn && chosen.code ? [createCode(shareMade.ownerDocument, chosen.code, 'QR code of the link')] : []));
  }

  async #copy() {
    const { shareURL, shareCopy } = this.#elements;
    const isCopied = await copyText(this.#view, shareURL.value, shareURL);
    shareURL.hidden = false;
    if (!isCopied) return this.#say('This browser lets nothing be copied: the link is selected.');
    shareCopy.textContent = 'Copied';
    this.#say('The link is copied.');
    this.#view.setTimeout(() => { shareCopy.textContent = this.#words; }, COPIED_MS);
  }
}
