// Remarks for tests, as the page reads them.

/** @param {number} number @param {Partial<import('../../../Public/js/server/remark-list.js').Remark>} [more]
 * @returns {import('../../../Public/js/server/remark-list.js').Remark} */
export const remark = (number, more = {}) => ({
  id: `r${number}`, session: 's', number, title: 'Plants', name: 'Mia', text: `Text ${number}`, made: 0,
  isResolved: false, isOwner: false, replies: [], order: null, hasPicture: false, place: 'here',
  declared: '',
  pin: {
    element: { kind: 'cell', view: 'main', section: 0, item: 4, of: '', words: 'Aloe vera', before: '', after: '' },
    fraction: [0.5, 0.5], point: [1, 2],
  },
  ...more,
});

/** By their ids. */
export const mapOf = (...remarks) => new Map(remarks.map((one) => [one.id, one]));
