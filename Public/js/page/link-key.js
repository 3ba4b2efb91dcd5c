// @ts-check
// The key of a link: `/s/ID#key=KEY`. It stays in the address, so that bookmarks and reloads work without any storage.
// A browser does not send what stands behind the `#`, so no server writes it into a log.

import { WireLimits } from '../wire/limits.js';

/** Programs that make links of addresses may take in the full stop or the bracket after it. */
const FRAGMENT = /^#key=([\w-]+)/;

/**
 * @param {string} hash  the part of an address from its `#` on
 * @returns {string} empty: there is none
 */
export function linkKeyFrom(hash) {
  return FRAGMENT.exec(hash)?.[1].slice(0, WireLimits.linkKey) ?? '';
}
