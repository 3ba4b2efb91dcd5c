// @ts-check
// Whether anybody can see the page: not while its tab is in the background, or its window is put away.

/**
 * @param {Document} page
 * @param {(isLooking: boolean) => void} changed  somebody looks again, or nobody does any more
 * @returns {() => void} stop listening
 */
export function watchAttention(page, changed) {
  let wasHidden = page.hidden;
  const look = () => {
    if (page.hidden === wasHidden) return;
    wasHidden = page.hidden;
    changed(!wasHidden);
  };
  const listening = new AbortController();
  page.addEventListener('visibilitychange', look, { signal: listening.signal });
  return () => listening.abort();
}
