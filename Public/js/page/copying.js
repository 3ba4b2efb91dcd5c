// @ts-check
// Copying text, also where the clipboard is withheld.

/** How long a button says that it has copied, in ms. */
export const COPIED_MS = 2000;

/**
 * Copy `text`. The clipboard is withheld from pages that are not secure, as those on `http://` by address
 * are; the old command still copies a selected field there.
 * @param {Window} view
 * @param {string} text
 * @param {HTMLInputElement | HTMLTextAreaElement} field  for the old way; shown, with the text selected, if neither
 *   way is open
 * @returns {Promise<boolean>} false: the browser allows neither
 */
export async function copyText(view, text, field) {
  field.value = text;
  const isCopied = await copyToClipboard(view, text) || copySelected(view, field);
  field.hidden = isCopied;
  if (!isCopied) field.select();
  return isCopied;
}

/**
 * @param {Window} view
 * @param {string} text
 */
async function copyToClipboard(view, text) {
  try {
    if (!view.navigator.clipboard) return false;
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a permission or a policy; the old way may still be open.
    return false;
  }
}

/**
 * @param {Window} view
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
function copySelected(view, field) {
  const focused = view.document.activeElement;
  field.hidden = false;
  field.select();
  const isCopied = view.document.execCommand('copy');
  if (isCopied && focused && 'focus' in focused) /** @type {HTMLElement} */ (focused).focus();
  return isCopied;
}
