// @ts-check
// The part of a link that was just made for pages that show it in a frame: the markup of the frame, and its address.

import { COPIED_MS, copyText } from '../page/copying.js';
import { embedAddress, embedCode } from './embed-code.js';

/**
 * @typedef {object} MadeEmbedElements
 * @property {HTMLElement} shareEmbed
 * @property {HTMLTextAreaElement} shareEmbedCode  the markup
 * @property {HTMLButtonElement} shareEmbedCopy
 * @property {HTMLInputElement} shareEmbedURL      the address
 * @property {HTMLButtonElement} shareEmbedCopyURL
 */

export class MadeEmbed {
  #view;
  #elements;
  #say;

  /**
   * @param {Window} view
   * @param {MadeEmbedElements} elements
   * @param {(sentence: string) => void} say
   */
  constructor(view, elements, say) {
    this.#view = view;
    this.#elements = elements;
    this.#say = say;
  }

  /** @param {AbortSignal} signal  ends it */
  bind(signal) {
    const { shareEmbedCode, shareEmbedCopy, shareEmbedURL, shareEmbedCopyURL } = this.#elements;
    const copied = 'The embed code is copied.';
    shareEmbedCode.addEventListener('focus', () => shareEmbedCode.select(), { signal });
    shareEmbedURL.addEventListener('focus', () => shareEmbedURL.select(), { signal });
    shareEmbedCopy.addEventListener('click', () => this.#copy(shareEmbedCopy, shareEmbedCode, copied), { signal });
    shareEmbedCopyURL.addEventListener(
      'click', () => this.#copy(shareEmbedCopyURL, shareEmbedURL, 'The address for embedding is copied.'), { signal });
  }

  /**
   * @param {import('../server/link-api.js').Link} link
   * @param {string} address  of it, that is shown
   * @param {[width: number, height: number]} size  of the preview's window, points
   */
  show(link, address, size) {
    const { shareEmbed, shareEmbedCode, shareEmbedURL } = this.#elements;
    const framed = link.embedIn.length > 0 ? embedAddress(address) : '';
    shareEmbed.hidden = framed === '';
    shareEmbedURL.value = framed;
    shareEmbedCode.value = framed === '' ? '' : embedCode(framed, link.title, size);
  }

  /** Nothing of the key stays on the page. */
  forget() {
    const { shareEmbed, shareEmbedCode, shareEmbedURL } = this.#elements;
    shareEmbedCode.value = '';
    shareEmbedURL.value = '';
    shareEmbed.hidden = true;
  }

  /** @param {HTMLButtonElement} button @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} said */
  async #copy(button, field, said) {
    const words = button.textContent;
    const isCopied = await copyText(this.#view, field.value, field);
    field.hidden = false;
    if (!isCopied) return this.#say('This browser lets nothing be copied: it is selected.');
    if (words === 'Copied') return;
    button.textContent = 'Copied';
    this.#say(said);
    this.#view.setTimeout(() => { button.textContent = words; }, COPIED_MS);
  }
}
