// @ts-check
// The form that makes a link: for whom, what it lets them do, and until when.

import { EXPIRIES } from '../server/link-api.js';
import { WireLimits } from '../wire/limits.js';

/** @typedef {import('../server/link-api.js').LinkOrder} LinkOrder */

/**
 * @typedef {object} FormElements
 * @property {HTMLFormElement} shareForm
 * @property {HTMLInputElement} shareName
 * @property {HTMLInputElement} shareControl      one of two radio buttons; the other one is for watching
 * @property {HTMLSelectElement} shareExpires
 * @property {HTMLButtonElement} shareMake
 */

/**
 * @typedef {object} FormParts
 * @property {(wanted: LinkOrder) => Promise<import('../server/link-api.js').MadeLink>} make
 * @property {(made: import('../server/link-api.js').MadeLink) => void} made
 * @property {(sentence: string) => void} say
 */

/**
 * @param {FormElements} elements
 * @param {FormParts} parts
 * @returns {() => void} stop
 */
export function bindLinkForm({ shareForm, shareName, shareControl, shareExpires, shareMake }, { make, made, say }) {
  let isUnderWay = false;
  shareName.maxLength = WireLimits.linkName;
  const setUnderWay = (/** @type {boolean} */ isNow) => {
    isUnderWay = isNow;
    shareMake.setAttribute('aria-disabled', String(isNow));
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isUnderWay) return;
    const name = shareName.value.trim();
    if (name === '') {
      say('Give it a name first, by which you will know it again.');
      shareName.focus();
      return;
    }
    setUnderWay(true);
    try {
      const expires = EXPIRIES.find((expiry) => expiry === shareExpires.value) ?? '24h';
      const link = await make({ role: shareControl.checked ? 'control' : 'view', name, expires });
      shareName.value = '';
      say('The link is made.');
      made(link);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    setUnderWay(false);
  };
  const listening = new AbortController();
  shareForm.addEventListener('submit', submit, { signal: listening.signal });
  return () => listening.abort();
}
