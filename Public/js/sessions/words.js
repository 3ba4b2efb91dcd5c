// @ts-check
// The words of the owner's lists.

import { counted } from '../page/times.js';

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/**
 * A size in the largest unit of which there is one, thousands of thousands.
 * @param {number} bytes
 */
export function bytesText(bytes) {
  let [rest, unit] = [bytes, 0];
  // A number that would be written as a thousand is one of the next unit.
  while (Math.round(rest) >= 1000 && unit < BYTE_UNITS.length - 1) [rest, unit] = [rest / 1000, unit + 1];
  const digits = unit === 0 || rest >= 9.95 ? 0 : 1;
  return `${rest.toFixed(digits)} ${BYTE_UNITS[unit]}`;
}

/** @param {number} count */
export function viewersText(count) {
  return count === 0 ? 'Nobody' : counted(count, 'viewer');
}

/** @param {import('../server/owner-api.js').Standing} standing */
export function standingText(standing) {
  switch (standing) {
    case 'starting': return 'Starting';
    case 'running': return 'Running';
    case 'asleep': return 'Asleep';
    case 'failed': return 'Given up';
  }
}

/**
 * @param {number} listed
 * @param {number} count  of all that there are
 */
export function countText(listed, count) {
  const all = counted(count, 'session');
  return listed < count ? `${all}. These are the ${listed} that were used last.` : `${all}.`;
}

/** @param {import('../server/link-api.js').Link[]} links */
export function linkCountText(links) {
  const live = links.filter(({ state }) => state === 'live').length;
  const ended = links.length - live;
  const counts = counted(live, 'link');
  return ended === 0 ? `${counts}.` : `${counts}, and ${ended} that ended in the last days.`;
}
