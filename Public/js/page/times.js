// @ts-check
// Times and numbers in words.

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

/**
 * How long it is until something. A day is said as 24 hours, so that what lasts a day says so.
 * @param {number} seconds  below 0 where a clock was set
 */
export function untilText(seconds) {
  if (seconds < MINUTE_SECONDS) return 'in less than a minute';
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  if (minutes < 60) return `in ${counted(minutes, 'minute')}`;
  const hours = Math.round(seconds / HOUR_SECONDS);
  return hours < 48 ? `in ${counted(hours, 'hour')}` : `in ${counted(Math.round(seconds / DAY_SECONDS), 'day')}`;
}

/** @param {number} count @param {string} noun */
export function counted(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
