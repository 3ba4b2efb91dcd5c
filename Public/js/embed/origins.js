// @ts-check
// Origins whose pages may show a link in a frame, as the server writes them, and the one that does.

/** `https://*.atlassian.net:8443` */
const PATTERN = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\d{1,5}))?$/;

/** The server allows eight. */
const MOST = 8;

/** @param {string} text  patterns with blanks between them @returns {string[]} those that are some */
export function patternsFrom(text) {
  return text.split(' ').filter((pattern) => PATTERN.test(pattern)).slice(0, MOST);
}

/**
 * Whether a policy with that pattern lets pages of an origin frame the link.
 * @param {string} pattern  `https://*.atlassian.net` is every name below that one, and not itself
 * @param {string} origin   as browsers write it: in lower case, without the usual port
 */
export function matches(pattern, origin) {
  const [, scheme, wildcard, host, port = ''] = PATTERN.exec(pattern) ?? [];
  const [, ofScheme, other, ofHost, ofPort = ''] = PATTERN.exec(origin) ?? [];
  if (scheme === undefined || ofScheme === undefined || other !== undefined) return false;
  // As `frame-ancestors` has it: who allows a page without TLS allows it with TLS, too.
  const isScheme = scheme === ofScheme || (scheme === 'http' && ofScheme === 'https' && port === '' && ofPort === '');
  const isHost = wildcard === undefined ? host === ofHost : ofHost.endsWith(`.${host}`);
  return isScheme && isHost && port === ofPort;
}

/**
 * The origins to which messages to the page around this one are addressed. A browser hands a message over only if the
 * page is of the origin that it is addressed to.
 * @param {string[]} patterns
 * @param {string[]} hints   origins that the page around this one may have, the surest first
 * @returns {string[]} one where a hint fits; else all that are no pattern of many
 */
export function addressees(patterns, hints) {
  const host = hints.find((hint) => patterns.some((pattern) => matches(pattern, hint)));
  return host === undefined ? patterns.filter((pattern) => !pattern.includes('*')) : [host];
}

/**
 * The facts that a browser tells of the page around this one.
 * @param {Window} view
 * @returns {string[]} origins, the surest first
 */
export function hostHints(view) {
  const { ancestorOrigins } = view.location;
  const nearest = ancestorOrigins && ancestorOrigins.length > 0 ? [ancestorOrigins[0]] : [];
  return [...nearest, ...originOf(view.document.referrer)];
}

/** @param {string} address @returns {string[]} one, or none where it is no address */
function originOf(address) {
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0];
  return origin === undefined ? [] : [origin];
}
