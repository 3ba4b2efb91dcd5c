// @ts-check
// Elements made and written as pages do it: texts as texts, and what is as it was is not touched.

/**
 * @param {Document} page
 * @param {string} name  its classes
 * @param {string} text
 */
export function createButton(page, name, text) {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = name;
  button.textContent = text;
  return button;
}

/**
 * @param {Document} page
 * @param {string} tag
 * @param {string} name  its classes
 * @param {string} [text]
 */
export function createElement(page, tag, name, text = '') {
  const element = page.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/**
 * A screen reader may be in the middle of a text that has not changed.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
