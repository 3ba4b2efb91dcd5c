// Remarks as the server tells of them, against answers that anybody may have written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyControl } from '../../../Public/js/server/control.js';
import { RemarkAPI } from '../../../Public/js/server/remark-api.js';
import { createState } from '../../../Public/js/server/state.js';

const PIN = {
  element: { kind: 'cell', view: 'main', section: 0, item: 4, of: '', words: 'Aloe vera', before: 'Agave', after: '' },
  fraction: [0.5, 0.25], point: [120.5, 300],
};
const ORDER = { preview: 'p', state: 'AAAA' };
const REMARK = {
  id: 'r1', session: 's', number: 3, title: 'Plants', name: 'Mia', text: 'Hi', made: 10, isResolved: false,
  resolvedAt: null, isOwner: false, replies: [{ name: 'Jo', text: 'Yes', made: 20, isOwner: true }], pin: PIN,
  order: ORDER, revision: 'f', hasPicture: true, place: 'moved', file: '/src/A/Drum.swift', line: 12,
};
const READ = {
  id: 'r1', session: 's', number: 3, title: 'Plants', name: 'Mia', text: 'Hi', made: 10, isResolved: false,
  isOwner: false, replies: [{ name: 'Jo', text: 'Yes', made: 20, isOwner: true }], pin: PIN, order: ORDER,
  hasPicture: true, place: 'moved', declared: 'Drum.swift:12',
};

/** The API of a server that gives this answer; what it was asked for is in `asked`. */
function answering(answer, status = 200) {
  const asked = [];
  const api = new RemarkAPI(async (path, { method = 'GET', headers = {}, body } = {}) => {
    asked.push([method, path, headers.Authorization ?? '', body && JSON.parse(body)]);
    return {
      ok: status < 400, status, json: async () => answer, arrayBuffer: async () => new Uint8Array([1, 2]).buffer,
    };
  }, () => 'a/b', () => 'tok');
  return { api, asked };
}

test('remarks are listed with the key of the page', async () => {
  const { api, asked } = answering({ remarks: [REMARK], allowed: true, now: 30 });
  assert.deepEqual(await api.list(), { remarks: [READ], isAllowed: true, now: 30 });
  assert.deepEqual(asked, [['GET', '/api/sessions/a%2Fb/remarks', 'Bearer tok', undefined]]);
});

test('nonsense in a list is left out, or read as what does no harm', async () => {
  const odd = {
    id: 'r2', name: {}, text: 7, made: 'x', number: -1, isResolved: 'yes', replies: [null, 'x'], order: [], place: 'hell',
    pin: { element: { kind: 'screen', item: -4, words: 9 }, fraction: [7, NaN], point: [1, 2] },
  };
  const { api } = answering({
    remarks: [null, { ...REMARK, id: '../x' }, { ...REMARK, pin: null }, { ...REMARK, pin: { ...PIN, point: ['1', 2] } },
      { ...REMARK, pin: { ...PIN, element: { kind: '__proto__' } } }, odd],
    allowed: 1,
  });
  const { remarks, isAllowed, now } = await api.list();
  const nobody = { name: '', text: '', made: 0, isOwner: false };
  assert.deepEqual([isAllowed, now], [false, 0]);
  assert.deepEqual(remarks, [{
    ...nobody, id: 'r2', session: '', number: 0, title: '', isResolved: false, replies: [nobody, nobody], order: null,
    hasPicture: false, place: 'unknown', declared: '',
    pin: {
      element: { kind: 'screen', view: '', section: 0, item: 0, of: '', words: '', before: '', after: '' },
      fraction: [1, 0.5], point: [1, 2],
    },
  }]);
});

test('every deed goes to its own address', async () => {
  const { api, asked } = answering(REMARK);
  assert.deepEqual(await api.make('Mia', 'Hi', PIN), READ);
  await api.reply('r1', 'Jo', 'Yes');
  await api.resolve('r1', true);
  await api.delete('r1');
  await api.allow(false);
  await api.goTo(ORDER);
  assert.deepEqual(asked.map(([method, path, key, body]) => [method, path, body]), [
    ['POST', '/api/sessions/a%2Fb/remarks', { name: 'Mia', text: 'Hi', pin: PIN }],
    ['POST', '/api/remarks/r1/replies', { name: 'Jo', text: 'Yes' }],
    ['POST', '/api/remarks/r1/resolve', { resolved: true }],
    ['POST', '/api/remarks/r1/delete', {}],
    ['POST', '/api/sessions/a%2Fb/remarks/allow', { allowed: false }],
    ['POST', '/api/sessions/a%2Fb/state', ORDER],
  ]);
  assert.ok(asked.every(([, , key]) => key === 'Bearer tok'));
});

test('what the server refuses is said in its words', async () => {
  const { api } = answering({ error: 'The owner has switched remarks off.' }, 403);
  await assert.rejects(api.make('Mia', 'Hi', PIN), /^Error: The owner has switched remarks off\.$/);
  await assert.rejects(api.picture('r1'), /^Error: The owner has switched remarks off\.$/);
  await assert.rejects(answering({}, 200).api.make('Mia', 'Hi', PIN), /did not say what has come of it/);
});

test('a picture is read as a picture, whatever it says to be', async () => {
  const { api, asked } = answering(null);
  const picture = await api.picture('r/1');
  assert.deepEqual([picture.type, picture.size], ['image/png', 2]);
  assert.deepEqual(asked, [['GET', '/api/remarks/r%2F1/picture.png', 'Bearer tok', undefined]]);
});

/** The state after these messages. */
function told(...messages) {
  const state = createState();
  for (const message of messages) applyControl(state, JSON.stringify(message));
  return state;
}

test('how many remarks there are is told, and stays over a hello', () => {
  assert.equal(told().remarks, null);
  const count = { type: 'remarks', version: 12, open: 3, all: 5, allowed: true };
  const known = { version: 12, open: 3, all: 5, isAllowed: true };
  assert.deepEqual(told(count).remarks, known);
  assert.deepEqual(told(count, { type: 'hello', viewer: 1 }).remarks, known);
  assert.deepEqual(told({ type: 'remarks', open: '3', all: -1, allowed: 'no' }).remarks,
    { version: 0, open: 0, all: 0, isAllowed: false });
});

test('pins are the whole list each time, and none after a hello', () => {
  const pins = { type: 'pins', pins: [
    { remark: 'r1', place: 'here', layer: 123, fraction: [0.5, 0.25] }, { remark: 'r2', place: 'away', layer: null },
    { remark: '<b>', place: 'here', layer: 1 }, 7, { remark: 'r3', place: 'x', layer: -5, fraction: 'y' },
  ] };
  const known = [
    { remark: 'r1', place: 'here', layer: 123, fraction: [0.5, 0.25] },
    { remark: 'r2', place: 'away', layer: null, fraction: [0.5, 0.5] },
    { remark: 'r3', place: 'unknown', layer: null, fraction: [0.5, 0.5] },
  ];
  assert.deepEqual(told(pins).pins, known);
  assert.deepEqual(told(pins, { type: 'hello', viewer: 1 }).pins, []);
  assert.deepEqual(told(pins, { type: 'pins' }).pins, []);
});

test('the element at a point is told with its question', () => {
  assert.deepEqual(told({ type: 'element', request: 7, pin: PIN, layer: 9, rect: [1, 2, 3, 4] }).pointed,
    { request: 7, pin: PIN, layer: 9, rect: [1, 2, 3, 4] });
  for (const rect of [null, [1, 2, 3], [1, 2, 0, 4], [1, 2, '3', 4]]) {
    assert.deepEqual(told({ type: 'element', request: 7, pin: null, layer: null, rect }).pointed,
      { request: 7, pin: null, layer: null, rect: null });
  }
});
