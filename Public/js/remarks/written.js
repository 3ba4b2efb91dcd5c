// @ts-check
// The words that somebody has written, checked before it is sent.

import { LONGEST_NAME, nameFrom } from '../page/kept-name.js';
import { REMARK_LIMITS } from '../server/remark-api.js';
import { counted } from '../page/times.js';

/** `field`: where the fault is.
 * @typedef {{ field: 'text' | 'name', sentence: string }} WritingFault */

/**
 * @param {string} text
 * @param {string} name
 * @returns {WritingFault | null} null: it can be sent
 */
export function faultOf(text, name) {
  const surplus = [...text.trim()].length - REMARK_LIMITS.text;
  if (text.trim() === '') return { field: 'text', sentence: 'Write something first.' };
  if (surplus > 0) {
    const most = REMARK_LIMITS.text.toLocaleString('en');
    return { field: 'text', sentence: `It may have ${most} characters: leave out ${counted(surplus, 'character')}.` };
  }
  if (nameFrom(name) === '') {
    return { field: 'name', sentence: `Give a name first, of up to ${LONGEST_NAME} characters. Others see it.` };
  }
  return null;
}
