// @ts-check
// The owner's token: it comes with the link that the server prints, as `#owner=…`, and is kept for as long as the
// browser's tab. It never stays in the address, which is passed on; the key of a link does (link-key.js).

const KEPT_AS = 'scrollwork.owner';
const FRAGMENT = /^#owner=([\w.~-]{1,256})$/;

/**
 * Take the token out of the address, or remember that of an earlier page of the tab.
 * @param {Window} view
 * @returns {string} empty: who looks at the page does not own what it shows
 */
export function takeOwnerToken(view) {
  const { hash, pathname, search } = view.location;
  const token = FRAGMENT.exec(hash)?.[1] ?? '';
  if (hash.startsWith('#owner=')) view.history.replaceState(view.history.state, '', pathname + search);
  try {
    if (token !== '') view.sessionStorage.setItem(KEPT_AS, token);
    return view.sessionStorage.getItem(KEPT_AS) ?? token;
  } catch {
    // Storage may be refused; then the token lasts as long as this page.
    return token;
  }
}

/**
 * The server does not know the token: it is of another server, or of an earlier start.
 * @param {Window} view
 */
export function forgetOwnerToken(view) {
  try {
    view.sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Storage that is refused has kept nothing.
  }
}
