// @ts-check
// Tells which elements may soon be seen: near the window, in a page that is not hidden.

/** How far beyond the window counts as near: a part of its height. */
const MARGIN = '30% 0px';

/**
 * Tell of elements that come near and go far. In a hidden page all are far; one that goes into the browser's page
 * cache is hidden, so that it holds no sockets, which would keep it out of there.
 * @param {Window & typeof globalThis} view
 * @param {Element[]} elements
 * @param {(element: Element, isNear: boolean) => void} changed  may say again what it has said
 * @returns {() => void} stop watching
 */
export function watchNearness(view, elements, changed) {
  const page = view.document;
  /** @type {Set<Element>} */
  const near = new Set();
  const tell = (/** @type {Element} */ element) => changed(element, near.has(element) && !page.hidden);
  const observer = new view.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target);
      else near.delete(target);
      tell(target);
    }
  }, { rootMargin: MARGIN });
  const visibility = () => elements.forEach(tell);
  elements.forEach((element) => observer.observe(element));
  const listening = new AbortController();
  page.addEventListener('visibilitychange', visibility, { signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
