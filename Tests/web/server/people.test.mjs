// The people of a session as its server tells of them, and what a page sends that may only watch.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyControl } from '../../../Public/js/server/control.js';
import { createSender } from '../../../Public/js/server/sender.js';
import { createState, mayControl } from '../../../Public/js/server/state.js';

const HELLO = { type: 'hello', viewer: 2, preview: { slug: 'drum', title: 'Drum' }, size: [390, 700], viewers: 2 };
const role = (name) => ({ type: 'role', role: name });

/** The state after these messages, of a page that came with a key or without. */
function after(presentsKey, ...messages) {
  const state = Object.assign(createState(), { presentsKey });
  for (const message of messages) applyControl(state, JSON.stringify(message));
  return state;
}

test('a server without roles lets everybody control, with a key, too', () => {
  for (const presentsKey of [false, true]) {
    const state = after(presentsKey, HELLO);
    assert.deepEqual([state.role, mayControl(state), state.needsLinks], ['control', true, false]);
  }
});

test('without a key the role of the hello holds', () => {
  assert.equal(mayControl(after(false, { ...HELLO, role: 'control' })), true);
  assert.equal(mayControl(after(false, { ...HELLO, role: 'view' })), false);
  assert.equal(after(false, { ...HELLO, role: 'control', needsLinks: true }).needsLinks, true);
});

test('with a key nothing is allowed until the server has answered it', () => {
  const hello = { ...HELLO, role: 'control' };
  assert.equal(mayControl(after(true, hello)), false);
  assert.equal(mayControl(after(true, hello, role('view'))), false);
  assert.equal(mayControl(after(true, hello, role('owner'))), true);
  assert.equal(mayControl(after(true, hello, role('owner'), hello)), false, 'of a new connection');
});

test('a page knows its role while a new connection has not told it yet', () => {
  const hello = { ...HELLO, role: 'control' };
  assert.equal(after(true, hello, role('view'), hello).role, 'view');
  assert.equal(after(true, hello, role('owner'), hello).role, 'owner');
});

test('control that comes after watching was given; the answer to a key was not', () => {
  const hello = { ...HELLO, role: 'view' };
  const given = (...messages) => after(true, hello, ...messages).isGiven;
  assert.equal(given(role('control')), false);
  assert.equal(given(role('view'), role('control')), true);
  assert.equal(given(role('view'), role('control'), role('control')), true, 'told twice');
  assert.equal(given(role('view'), role('control'), role('view')), false);
  assert.equal(given(role('view'), role('control'), hello, role('control')), false, 'of a new connection');
  assert.equal(given(role('view'), role('owner')), false);
});

test('control with a seat was given, though it is the answer to a key', () => {
  const hello = { ...HELLO, role: 'view' };
  const seated = { ...role('control'), seat: 'A'.repeat(22) };
  assert.equal(after(true, hello, seated).isGiven, true);
  assert.equal(after(true, hello, { ...seated, seat: 'A' }).isGiven, false);
  assert.equal(after(true, hello, { ...seated, role: 'view' }).isGiven, false);
  assert.equal(after(true, hello, seated, role('view')).isGiven, false);
});

test('a seat is told beside the state, with each role, and stands in nothing else', () => {
  const state = Object.assign(createState(), { presentsKey: true });
  const told = [];
  const take = (message) => applyControl(state, JSON.stringify(message), (seat) => told.push(seat));
  take(HELLO);
  assert.deepEqual(told, [], 'a hello is the answer to no key');
  const seat = 'c2VhdCBvZiBtaWEgbWlhMQ';
  for (const value of [seat, undefined, null, 7, [seat], '', 'x', `${seat}A`, `${seat.slice(1)}<`]) {
    take({ ...role('control'), seat: value });
  }
  take({ ...role('king'), seat });
  assert.deepEqual(told, [seat, ...Array(8).fill('')]);
  assert.equal(JSON.stringify(state).includes(seat), false);
});

test('a role that there is not changes nothing', () => {
  for (const name of ['king', '', null, 7, ['owner']]) {
    const state = after(true, HELLO, role('view'));
    assert.equal(applyControl(state, JSON.stringify(role(name))), null);
    assert.equal(state.role, 'view');
  }
});

test('asking is known by its state, and over with control or a new connection', () => {
  const asked = (state) => ({ type: 'asked', state });
  const start = [HELLO, role('view'), asked('waiting')];
  assert.equal(after(true, ...start).asked, 'waiting');
  assert.equal(after(true, ...start, asked('declined')).asked, 'declined');
  assert.equal(after(true, ...start, asked('absent')).asked, 'absent');
  assert.equal(after(true, ...start, asked('perhaps')).asked, 'none');
  assert.equal(after(true, ...start, role('control')).asked, 'none');
  assert.equal(after(true, ...start, HELLO).asked, 'none');
});

test('who drags is a number and a role, or nobody', () => {
  const driver = (viewer, role) => after(false, HELLO, { type: 'driver', viewer, role }).driver;
  assert.deepEqual(driver(3, 'owner'), { viewer: 3, role: 'owner' });
  assert.deepEqual(driver(3, 'king'), { viewer: 3, role: 'control' });
  for (const nobody of [null, 0, -1, 1.5, '3', {}]) assert.equal(driver(nobody, 'control'), null);
  assert.equal(after(false, HELLO, { type: 'driver', viewer: 3, role: 'owner' }, HELLO).driver, null);
});

test('people are listed with what makes sense, and only while the page is an owner\'s', () => {
  const person = { viewer: 4, role: 'control', isGiven: true, isAsking: false, link: 'Design review', name: 'Mia' };
  const people = { type: 'people', people: [person, null, { viewer: 0 }, { viewer: 5, role: 7, isAsking: 1, link: null }] };
  const listed = [person, { viewer: 5, role: 'view', isGiven: false, isAsking: false, link: '', name: '' }];
  assert.deepEqual(after(true, HELLO, role('owner'), people).people, listed);
  assert.deepEqual(after(true, HELLO, role('owner'), people, role('view')).people, []);
  assert.deepEqual(after(true, HELLO, role('owner'), { type: 'people', people: 'all' }).people, []);
});

test('a refusal is a sentence, and nothing else is one', () => {
  assert.equal(after(false, HELLO, { type: 'refused', message: 'Only to watch.' }).refused, 'Only to watch.');
  assert.equal(after(false, HELLO, { type: 'refused', message: 7 }).refused, '');
  assert.equal(after(false, HELLO, { type: 'refused', message: 'x'.repeat(9999) }).refused.length, 500);
});

/** Everything that a page can send, by the byte of its message. */
function sentBy(state) {
  const sent = [];
  const sender = createSender(state, (bytes) => sent.push(bytes[0]) > 0);
  sender.enter('key');
  sender.acknowledge(1);
  sender.askKeyframe();
  sender.ask(true);
  sender.grant(2, true);
  sender.touches([{ phase: 'began', id: 0, time: 0, x: 0, y: 0 }]);
  sender.wheel({ time: 0, x: 0, y: 0, dx: 1, dy: 1, discrete: false });
  sender.key('down', 0);
  const said = [
    sender.typing({ form: 'dismiss' }), sender.size([100, 100]),
    sender.setKnob({ name: 'a', kind: 'number' }, 1), sender.resetKnobs(''),
  ];
  sender.choose('appearance', 'dark');
  sender.device('ipad', false);
  return { sent, said };
}

test('a page that only watches sends its key, its acknowledgements and its asking, and no input', () => {
  const state = after(true, HELLO, role('view'));
  const { sent, said } = sentBy(state);
  assert.deepEqual(sent, [0x20, 0x13, 0x14, 0x21, 0x22]);
  assert.deepEqual(said, [false, false, false, false], 'it is told that nobody took it');
  assert.deepEqual([state.inputSeq, state.touches], [0, []]);
});

test('a page with control sends all of it, in numbered inputs', () => {
  const state = after(true, HELLO, role('control'));
  const { sent, said } = sentBy(state);
  assert.equal(sent.length, 14);
  assert.deepEqual(said, [true, true, true, true]);
  assert.equal(state.inputSeq, 9);
});
