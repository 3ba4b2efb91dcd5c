// @ts-check
// The ways to write a link that was made: one for each address by which the server can be reached.

/** @typedef {import('../server/link-api.js').LinkAddress} LinkAddress */

/** Whether an address means the very machine that opens it.
 * @param {string} address */
export function isLoopback(address) {
  const host = /^https?:\/\/(\[[^\]]*\]|[^:/]+)/.exec(address)?.[1] ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Those of the server, best first. The address by which the owner came may be one that the server does not know: it may
 * stand behind another one.
 * @param {import('../server/link-api.js').MadeLink} made
 * @param {string} origin  of the owner's page
 * @returns {LinkAddress[]} at least one
 */
export function addressesOf({ path, addresses }, origin) {
  const own = { address: origin + path, code: null };
  const isKnown = addresses.some(({ address }) => address === own.address);
  return isKnown || (isLoopback(own.address) && addresses.length > 0) ? addresses : [...addresses, own];
}

/** The part of an address that tells it from the others.
 * @param {string} address */
export function serverOf(address) {
  return /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? address;
}

/**
 * A sentence about an address, for the person who is about to send it.
 * @param {LinkAddress} address
 * @returns {string} empty: its code says it all
 */
export function addressNote({ address, code }) {
  if (isLoopback(address)) return 'This address works on this machine only. For others, start the server with --lan.';
  return code === null ? 'There is no QR code of this address.' : '';
}
