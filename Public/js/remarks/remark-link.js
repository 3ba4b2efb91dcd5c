// @ts-check
// The address that opens a session at a remark: `/s/ID?remark=RID`.

const KEY = 'remark';
const ID = /^[\w-]{1,64}$/;

/** @param {string} search  of an address @returns {string} id of a remark; empty: none is named */
export function remarkIn(search) {
  const id = new URLSearchParams(search).get(KEY) ?? '';
  return ID.test(id) ? id : '';
}

/** @param {string} address  of the page, with all that it says @param {string} remark  its id */
export function remarkAddress(address, remark) {
  const url = new URL(address);
  url.searchParams.set(KEY, remark);
  return url.href;
}
