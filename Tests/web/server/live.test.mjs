// A session over a socket that is moved by hand: the key is the first word on every connection.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scene } from '../../../Public/js/scene/scene.js';
import { Live } from '../../../Public/js/server/live.js';
import { createState } from '../../../Public/js/server/state.js';
import { encodeAttention, encodeEnter } from '../../../Public/js/wire/inputs.js';
import { Heard } from '../parts.mjs';

/**
 * A session that is connected with the keys that `keys` has, one after the other.
 * @param {object} [more]  further parts
 */
function connected(keys, more = {}, isHidden = false) {
  const sockets = [];
  const timers = [];
  const document = Object.assign(new Heard(), { hidden: isHidden });
  const view = {
    WebSocket: function (address) {
      Object.assign(this, {
        address, readyState: 0, sent: [], send(bytes) { this.sent.push(bytes); }, close() {},
        open() { this.readyState = 1; this.onopen(); },
      });
      sockets.push(this);
    },
    location: { protocol: 'http:', host: 'here' },
    setTimeout: (run) => timers.push(run), clearTimeout() {},
    document, performance: { now: () => 0 }, console,
  };
  const state = createState();
  const endings = [];
  const live = new Live(view, state, new Scene(), {
    path: () => '/s/abc', key: () => keys.shift() ?? '',
    applied() {}, resized() {}, told() {}, lost() {}, over: (ending) => endings.push(ending), ...more,
  });
  live.open();
  const hide = (hidden) => {
    document.hidden = hidden;
    document.fire('visibilitychange');
  };
  return { live, state, sockets, timers, endings, document, hide };
}

test('the key is the first message, at once when the socket is open, and on the next connection, too', () => {
  const { state, sockets, timers } = connected(['key', 'other']);
  assert.deepEqual(sockets[0].sent, []);
  sockets[0].open();
  assert.deepEqual(sockets[0].sent, [encodeEnter('key')]);
  assert.equal(state.presentsKey, true);

  sockets[0].onclose({ code: 1006, reason: '' });
  timers.at(-1)();
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [encodeEnter('other')]);
});

test('a page without a key says so', () => {
  const { state, sockets } = connected([]);
  sockets[0].open();
  assert.deepEqual(sockets[0].sent, [encodeEnter('')]);
  assert.equal(state.presentsKey, false);
});

test('another path is another session: the old socket is not listened to, and the picture stays', () => {
  const { live, state, sockets } = connected([]);
  sockets[0].open();
  sockets[0].onmessage({ data: JSON.stringify({ type: 'hello', viewer: 4 }) });
  live.open();
  assert.equal(sockets.length, 2);
  sockets[0].onmessage({ data: JSON.stringify({ type: 'hello', viewer: 5 }) });
  assert.deepEqual([state.viewer, state.connection.phase], [4, 'open']);
});

test('a link that has ended is not tried again, and its reason is kept', () => {
  const { state, sockets, timers, endings } = connected(['key']);
  sockets[0].open();
  sockets[0].onclose({ code: 4403, reason: 'expired' });
  assert.deepEqual([endings, state.connection.phase, state.connection.reason], [['linkEnded'], 'linkEnded', 'expired']);
  assert.deepEqual(timers, []);
});

test('a seat that the page was told comes with the next key to the same session, until there is none any more', () => {
  let path = '/s/abc';
  const kept = new Map();
  const seats = { at: (place) => kept.get(place) ?? '', keep: (place, seat) => { kept.set(place, seat); } };
  const { live, sockets } = connected(['key', 'key', 'key', 'key'], { path: () => path, seats });
  const seat = 'A'.repeat(22);
  const told = (socket, message) => socket.onmessage({ data: JSON.stringify({ type: 'role', ...message }) });
  sockets[0].open();
  assert.deepEqual(sockets[0].sent, [encodeEnter('key')]);
  told(sockets[0], { role: 'control', seat });

  path = '/s/aside';
  live.open();
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [encodeEnter('key')], 'another session knows nothing of it');
  told(sockets[1], { role: 'control' });

  path = '/s/abc';
  live.open();
  sockets[2].open();
  assert.deepEqual(sockets[2].sent, [encodeEnter('key', seat)]);
  told(sockets[2], { role: 'view' });
  live.open();
  sockets[3].open();
  assert.deepEqual(sockets[3].sent, [encodeEnter('key')], 'it was taken back');
});

test('a page that nobody sees says so, and says when somebody looks again', () => {
  const { sockets, hide } = connected([]);
  sockets[0].open();
  hide(true);
  hide(false);
  assert.deepEqual(sockets[0].sent.slice(1), [encodeAttention(false), encodeAttention(true)]);
});

test('a page that was opened where nobody sees it says so on every connection, after its key', () => {
  const { sockets, timers } = connected(['key', 'key'], {}, true);
  sockets[0].open();
  sockets[0].onclose({ code: 1006, reason: '' });
  timers.at(-1)();
  sockets[1].open();
  for (const { sent } of sockets) assert.deepEqual(sent, [encodeEnter('key'), encodeAttention(false)]);
});

test('one that is closed listens to nothing, and one that is opened twice listens once', () => {
  const { live, sockets, hide, document } = connected([]);
  live.open();
  sockets[1].open();
  hide(true);
  assert.deepEqual(sockets[1].sent.slice(1), [encodeAttention(false)]);
  live.close();
  assert.deepEqual(document.heard, []);
});
