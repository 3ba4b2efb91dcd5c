// The owner's part of the HTTP API for links, against answers that anybody may have written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSession, findShowcase, listPreviews } from '../../../Public/js/server/api.js';
import { USUAL_SCREEN } from '../../../Public/js/server/asked-screen.js';
import { listAllLinks, listLinks, makeLink, revokeLink } from '../../../Public/js/server/link-api.js';

const ID = 'l'.repeat(22);
const KEY = 'k'.repeat(22);
const PATH = `/s/abc?link=${ID}#key=${KEY}`;
const LINK = {
  link: ID, session: 'abc', title: 'Drum', role: 'view', name: 'Design review', made: 100, expires: 200, lastUsed: null,
  viewers: 2, state: 'live', embedIn: ['https://a.b'], card: true,
};
const READ = {
  id: ID, session: 'abc', title: 'Drum', role: 'view', name: 'Design review', made: 100, expires: 200, lastUsed: null,
  viewers: 2, state: 'live', embedIn: ['https://a.b'], hasCard: true,
};

/** A server that gives this answer; what it was asked for is in `asked`. */
function answering(answer, status = 200) {
  const asked = [];
  const request = async (path, { method = 'GET', headers = {}, body } = {}) => {
    asked.push([method, path, headers.Authorization ?? '', body && JSON.parse(body)]);
    return { ok: status < 400, status, json: async () => answer };
  };
  return { request, asked };
}

test('links are listed with the owner\'s key, of one session and of all', async () => {
  const { request, asked } = answering({ links: [LINK], now: 150 });
  assert.deepEqual(await listLinks(request, 'a/b', 'tok'), { links: [READ], now: 150 });
  assert.deepEqual(await listAllLinks(request, 'tok'), { links: [READ], now: 150 });
  assert.deepEqual(asked, [
    ['GET', '/api/sessions/a%2Fb/links', 'Bearer tok', undefined], ['GET', '/api/links', 'Bearer tok', undefined]]);
});

test('nonsense in a list is left out, or read as what does no harm', async () => {
  const odd = {
    link: ID, name: 7, role: 'owner', state: 'fine', expires: '200', lastUsed: NaN, viewers: -1, made: null,
  };
  const { request } = answering({ links: [null, { ...LINK, link: '../x' }, odd], now: 'late' });
  const { links, now } = await listLinks(request, 'abc', 'tok');
  assert.deepEqual(links, [{
    id: ID, session: '', title: '', role: 'view', name: '', made: 0, expires: null, lastUsed: null, viewers: 0,
    state: 'live', embedIn: [], hasCard: false,
  }]);
  assert.equal(now, 0);
});

const code = (side) => Array.from({ length: side }, () => '01'.repeat(side).slice(0, side));

test('a link is ordered, and told with its addresses and their codes', async () => {
  const addresses = [`http://192.168.1.7:8080${PATH}`, `http://[fe80::1]:8080${PATH}`];
  const { request, asked } = answering({ ...LINK, key: KEY, path: PATH, addresses, codes: [code(33), code(37)] }, 201);
  const made = await makeLink(request, 'abc', { role: 'control', name: 'A', expires: 'never' }, 'tok');
  assert.deepEqual(asked, [
    ['POST', '/api/sessions/abc/links', 'Bearer tok', { role: 'control', name: 'A', expires: 'never' }]]);
  assert.deepEqual(made, {
    link: READ, path: PATH,
    addresses: [{ address: addresses[0], code: code(33) }, { address: addresses[1], code: code(37) }],
  });
});

test('addresses that are none are left out, and codes that are none are not drawn', async () => {
  const good = `http://a:1${PATH}`;
  const addresses = ['javascript:alert(1)', `ftp://a${PATH}`, good, good, good, 7];
  const codes = [code(33), code(33), code(20), [...code(32), 'x'], undefined, code(33)];
  const { request } = answering({ ...LINK, path: PATH, addresses, codes }, 201);
  const made = await makeLink(request, 'abc', { role: 'view', name: 'A', expires: '1h' }, 'tok');
  assert.deepEqual(made.addresses, Array(3).fill({ address: good, code: null }));
});

test('an answer without the link is no link', async () => {
  for (const path of [undefined, '', '/s/abc', 'http://elsewhere/s/abc#key=x', '//x/s/a#key=b', '/s/a?x#key=b',
    `/embed${PATH}`]) {
    const { request } = answering({ ...LINK, path, addresses: [], codes: [] }, 201);
    await assert.rejects(makeLink(request, 'abc', { role: 'view', name: 'A', expires: '1h' }, 'tok'), /did not say which/);
  }
});

test('a refusal comes with the server\'s sentence', async () => {
  const { request } = answering({ error: 'A session has 100 links at most.' }, 409);
  await assert.rejects(
    makeLink(request, 'abc', { role: 'view', name: 'A', expires: '1h' }, 'tok'), /^Error: A session has 100 links at most\.$/);
});

test('a link is revoked by its id', async () => {
  const { request, asked } = answering({ ...LINK, state: 'revoked' });
  assert.equal((await revokeLink(request, ID, 'tok')).state, 'revoked');
  assert.deepEqual(asked, [['POST', `/api/links/${ID}/revoke`, 'Bearer tok', {}]]);
});

test('previews, sessions and showcases are asked for with the owner\'s key where there is one', async () => {
  const { request, asked } = answering({ previews: [], path: '/s/x' });
  await listPreviews(request, 'tok');
  await createSession(request, 'drum', [1, 2], USUAL_SCREEN, new Map(), 'tok');
  await findShowcase(request, 'drum', 'tok');
  await listPreviews(request);
  assert.deepEqual(asked.map(([, , authorization]) => authorization), ['Bearer tok', 'Bearer tok', 'Bearer tok', '']);
});

test('a server that needs links says so beside its refusal', async () => {
  const refused = async (answer, status) => listPreviews(answering(answer, status).request).catch((error) => error);
  const guard = await refused({ error: 'People need a link.', needsLink: true }, 403);
  assert.deepEqual([guard.message, guard.needsLink, guard.isOfKey], ['People need a link.', true, true]);
  const other = await refused({ error: 'No.', needsLink: 'yes' }, 503);
  assert.deepEqual([other.needsLink, other.isOfKey], [false, false]);
});
