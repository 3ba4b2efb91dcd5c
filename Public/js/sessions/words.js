// @ts-check
// The words of the list of sessions.

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How long ago something was.
 * @param {number} seconds  below 0 where a clock was set
 */
export function agoText(seconds) {
  if (seconds < MINUTE_SECONDS) return 'just now';
  const [unit, length] = seconds < HOUR_SECONDS ? ['minute', MINUTE_SECONDS]
    : seconds < DAY_SECONDS ? ['hour', HOUR_SECONDS] : ['day', DAY_SECONDS];
  return `${counted(Math.floor(seconds / Number(length)), String(unit))} ago`;
}

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

/** @param {number} count @param {string} noun */
function counted(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
