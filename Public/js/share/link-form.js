// @ts-check
// The form that makes a link: for whom, what it lets them do, until when, and, folded away, which pages may show it in a
// frame and whether it has a card.

import { createButton } from '../page/elements.js';
import { EXPIRIES } from '../server/link-api.js';
import { WireLimits } from '../wire/limits.js';
import { KNOWN_HOSTS, MOST_ORIGINS, originsFrom, withOrigins } from './origin-field.js';

/** @typedef {import('../server/link-api.js').LinkOrder} LinkOrder */

/**
 * @typedef {object} FormElements
 * @property {HTMLFormElement} shareForm
 * @property {HTMLInputElement} shareName
 * @property {HTMLInputElement} shareControl      one of two radio buttons; the other one is for watching
 * @property {HTMLSelectElement} shareExpires
 * @property {HTMLDetailsElement} shareEmbedding  has the next three
 * @property {HTMLTextAreaElement} shareOrigins
 * @property {HTMLElement} shareHosts             gets a button for each known place
 * @property {HTMLInputElement} shareCard         a box to tick
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
export function bindLinkForm(elements, { make, made, say }) {
  const { shareForm, shareName, shareControl, shareExpires, shareMake, shareEmbedding, shareOrigins, shareCard } =
    elements;
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
    const { origins, wrong } = originsFrom(shareOrigins.value);
    const complaint = complaintAbout(origins, wrong);
    if (complaint !== '') {
      say(complaint);
      shareEmbedding.open = true;
      shareOrigins.focus();
      return;
    }
    setUnderWay(true);
    try {
      const expires = EXPIRIES.find((expiry) => expiry === shareExpires.value) ?? '24h';
      const link = await make({
        role: shareControl.checked ? 'control' : 'view', name, expires,
        ...(origins.length > 0 ? { embedIn: origins } : {}), ...(shareCard.checked ? { card: true } : {}),
      });
      shareName.value = '';
      shareOrigins.value = '';
      shareCard.checked = false;
      say('The link is made.');
      made(link);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    setUnderWay(false);
  };
  const listening = new AbortController();
  const { signal } = listening;
  shareForm.addEventListener('submit', submit, { signal });
  offerHosts(elements, signal);
  return () => listening.abort();
}

/** @param {FormElements} elements @param {AbortSignal} signal  ends it */
function offerHosts({ shareHosts, shareOrigins }, signal) {
  shareHosts.replaceChildren(...KNOWN_HOSTS.map(({ name, origins }) => {
    const button = createButton(shareHosts.ownerDocument, 'button', name);
    button.hidden = false;
    button.addEventListener('click', () => {
      shareOrigins.value = withOrigins(shareOrigins.value, origins);
    }, { signal });
    return button;
  }));
}

/** @param {string[]} origins @param {string} wrong  a line that is none @returns {string} a sentence; empty: all is well */
function complaintAbout(origins, wrong) {
  if (wrong !== '') return `“${wrong.slice(0, 60)}” is no address of a site. Write one as https://wiki.example.com.`;
  return origins.length > MOST_ORIGINS ? `A link may be embedded in ${MOST_ORIGINS} sites at most.` : '';
}
