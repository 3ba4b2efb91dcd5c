// @ts-check
// Which remarks stand where: those that are open, those whose element is gone, those that are settled.

/** @typedef {import('../server/remark-list.js').Remark} Remark */

/** @typedef {{ open: Remark[], lost: Remark[], resolved: Remark[] }} Groups */

/**
 * @param {Iterable<Remark>} remarks
 * @returns {Groups} each newest first
 */
export function groupsOf(remarks) {
  /** @type {Groups} */
  const groups = { open: [], lost: [], resolved: [] };
  for (const remark of [...remarks].sort(newestFirst)) groups[groupOf(remark)].push(remark);
  return groups;
}

/** @param {Remark} remark @returns {keyof Groups} */
export function groupOf({ isResolved, place }) {
  if (isResolved) return 'resolved';
  return place === 'orphaned' ? 'lost' : 'open';
}

/**
 * The pins to draw: of what is open, and of the remark that is being read.
 * @param {Map<string, Remark>} remarks  by id
 * @param {import('../server/remark-list.js').PlacedPin[]} pins  where they are
 * @param {string} current  id of the remark that is read; empty: none
 * @returns {{ remark: Remark, layer: number, fraction: [x: number, y: number] }[]}  by their numbers
 */
export function pinsToDraw(remarks, pins, current) {
  return pins.flatMap(({ remark: id, layer, fraction }) => {
    const remark = remarks.get(id);
    const isDrawn = remark !== undefined && layer !== null && (!remark.isResolved || id === current);
    return isDrawn ? [{ remark, layer, fraction }] : [];
  }).sort((one, other) => one.remark.number - other.remark.number);
}

/**
 * Takes over where remarks are by now: word of that comes oftener than the list.
 * @param {Map<string, Remark>} remarks  are changed
 * @param {import('../server/remark-list.js').PlacedPin[]} pins
 */
export function placeRemarks(remarks, pins) {
  for (const { remark: id, place } of pins) {
    const remark = remarks.get(id);
    if (remark !== undefined) remark.place = place;
  }
}

/** @param {Remark} one @param {Remark} other */
function newestFirst(one, other) {
  return other.number - one.number;
}
