// @ts-check
// The words about who is here.

/** @typedef {import('../server/state.js').State} State */

/** `detail` in quiet letters; empty: none.
 * @typedef {{ viewer: number, name: string, detail: string }} CompanyRow */

/**
 * Who is here, as far as this page is told: an owner is told everybody, others are told who has said a name.
 * @param {Pick<State, 'people' | 'company' | 'viewer' | 'role'>} state
 * @returns {CompanyRow[]} this page first
 */
export function companyRows({ people, company, viewer, role }) {
  const named = new Map(company.members.map((member) => [member.viewer, member.name]));
  const numbers = role === 'owner' ? people.map((person) => person.viewer) : [...named.keys()];
  const others = numbers.filter((number) => number !== viewer).sort((first, second) => first - second);
  return [viewer, ...others].map((number) => {
    const name = named.get(number) ?? '';
    const details = [name === '' ? '' : `viewer ${number}`, number === viewer ? 'you' : ''];
    return {
      viewer: number, name: name === '' ? `Viewer ${number}` : name,
      detail: details.filter((detail) => detail !== '').join(', '),
    };
  });
}

/**
 * Those who are counted only.
 * @param {number} viewers  who are here
 * @param {number} listed   of them
 * @returns {string} empty: nobody
 */
export function unnamedText(viewers, listed) {
  const others = viewers - listed;
  if (others <= 0) return '';
  return others === 1 ? 'and 1 other, who has not said a name' : `and ${others} others, who have not said a name`;
}

/** @param {number} viewer  this page's number @param {string} name  that it has said; empty: none */
export function selfText(viewer, name) {
  return name === '' ? `Others count you, and see no name. In their lists you are viewer ${viewer}.`
    : 'Everybody here sees your name.';
}
