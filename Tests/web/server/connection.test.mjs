import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindLeaving, bindWakeUp, Connection, meaningOfClose, retryWait } from '../../../Public/js/server/connection.js';

/** A connection over sockets and timers that are moved by hand. `random` is always 1. */
function connected() {
  const sockets = [];
  const timers = [];
  const log = [];
  const connection = new Connection({
    openSocket(protocol) {
      const socket = {
        protocol, readyState: 0, sent: [], isClosed: false,
        send(bytes) { this.sent.push(bytes); },
        close() { this.isClosed = true; },
        open() { this.readyState = 1; this.onopen(); },
        lose(code, reason = '') { this.readyState = 3; this.onclose({ code, reason }); },
      };
      sockets.push(socket);
      return socket;
    },
    received: (data) => log.push(`received ${data}`),
    opened: () => log.push('opened'),
    lost: (attempt) => log.push(`lost ${attempt}`),
    over: (meaning, reason) => log.push(`over: ${meaning}, ${reason}`),
    setTimer: (run, delayMs) => timers.push({ run, delayMs, isSet: true }),
    clearTimer: (timer) => { timers[timer - 1].isSet = false; },
    random: () => 1,
  });
  connection.open();
  const due = () => timers.filter(({ isSet }) => isSet);
  const fire = () => due().forEach((timer) => { timer.isSet = false; timer.run(); });
  return { connection, sockets, log, due, fire };
}

test('the wait before another try doubles from a quarter of a second to eight, and is spread', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 99].map((attempt) => retryWait(attempt, 1)),
    [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  assert.equal(retryWait(3, 0.25), 500);
  assert.equal(retryWait(3, 0), 0);
});

test('only an unknown session, a key that opens nothing and a misunderstanding end the trying', () => {
  const codes = [1000, 1001, 1003, 1006, 1007, 1008, 1009, 1013, 4401, 4403, 4404];
  assert.deepEqual(codes.map(meaningOfClose), [
    'retry', 'retry', 'broken', 'retry', 'broken', 'retry', 'broken', 'retry', 'noKey', 'linkEnded', 'ended']);
});

test('the version of the wire is negotiated, and bytes come as bytes', () => {
  const { sockets } = connected();
  assert.equal(sockets[0].protocol, 'scrollwork.1');
  assert.equal(sockets[0].binaryType, 'arraybuffer');
});

test('a lost socket is opened again, later each time, until the server has said hello', () => {
  const { connection, sockets, log, due, fire } = connected();
  const waits = [];
  for (let loss = 0; loss < 3; loss++) {
    sockets.at(-1).lose(1006);
    waits.push(due()[0].delayMs);
    fire();
  }
  connection.settled();
  sockets.at(-1).lose(1001);
  waits.push(due()[0].delayMs);

  assert.deepEqual(waits, [250, 500, 1000, 250]);
  assert.deepEqual(log, ['lost 1', 'lost 2', 'lost 3', 'lost 1']);
});

test('an ended session is not tried again', () => {
  const { sockets, log, due } = connected();
  sockets[0].lose(4404, 'no such session');
  assert.deepEqual(log, ['over: ended, no such session']);
  assert.deepEqual(due(), []);
});

test('nothing is sent while no socket is open', () => {
  const { connection, sockets } = connected();
  assert.equal(connection.send(Uint8Array.of(1)), false);
  sockets[0].open();
  assert.equal(connection.send(Uint8Array.of(2)), true);
  assert.deepEqual(sockets[0].sent, [Uint8Array.of(2)]);
});

test('a page that wakes up while it waits tries at once', () => {
  const { connection, sockets, due } = connected();
  sockets[0].lose(1006);
  connection.check(Uint8Array.of(0x14));
  assert.equal(sockets.length, 2);
  assert.deepEqual(due(), [], 'and not a second time when the wait is over');
});

test('a socket that was dead all along is found out and replaced', () => {
  const { connection, sockets, log, due, fire } = connected();
  sockets[0].open();
  connection.check(Uint8Array.of(0x14));
  assert.deepEqual(sockets[0].sent, [Uint8Array.of(0x14)]);
  assert.deepEqual(due().map(({ delayMs }) => delayMs), [3000]);

  fire();
  assert.equal(sockets[0].isClosed, true);
  fire();
  assert.equal(sockets.length, 2);

  sockets[0].onmessage({ data: 'late' });
  sockets[0].onclose({ code: 4404, reason: '' });
  assert.deepEqual(log, ['opened', 'lost 1'], 'the dead one is not listened to');
});

test('a socket that answers the probe stays', () => {
  const { connection, sockets, due } = connected();
  sockets[0].open();
  connection.check(Uint8Array.of(0x14));
  sockets[0].onmessage({ data: 'a frame' });
  assert.deepEqual(due(), []);
  assert.equal(sockets.length, 1);
});

test('closing is for good', () => {
  const { connection, sockets, due, log } = connected();
  sockets[0].open();
  connection.close();
  sockets[0].onclose({ code: 1000, reason: '' });
  assert.equal(sockets[0].isClosed, true);
  assert.deepEqual(due(), []);
  assert.deepEqual(log, ['opened']);
});

test('a page that is put away closes its socket, and opens another when it comes back', () => {
  const { connection, sockets, due, log } = connected();
  sockets[0].open();
  connection.rest();
  assert.equal(sockets[0].isClosed, true);
  sockets[0].onclose({ code: 1000, reason: '' });
  assert.deepEqual([due(), log], [[], ['opened']], 'that is no loss');
  connection.check(Uint8Array.of(0x14));
  assert.equal(sockets.length, 2);
  sockets[1].open();
  connection.check(Uint8Array.of(0x14));
  assert.equal(sockets.length, 2, 'it is asked, as any other');
});

test('a connection that is over for good does not come back with its page', () => {
  const { connection, sockets } = connected();
  sockets[0].lose(4404, 'no such session');
  connection.rest();
  connection.check(Uint8Array.of(0x14));
  assert.equal(sockets.length, 1);
});

test('a page is put away when it is left', () => {
  const view = new EventTarget();
  let rests = 0;
  const stop = bindLeaving(/** @type {any} */ (view), () => { rests += 1; });
  view.dispatchEvent(new Event('pagehide'));
  stop();
  view.dispatchEvent(new Event('pagehide'));
  assert.equal(rests, 1);
});

test('a short absence leaves the connection alone, a long one or the page cache does not', () => {
  const listeners = new Map();
  const target = (extra) => ({ ...extra, addEventListener: (type, heard) => listeners.set(type, heard) });
  const page = target({ visibilityState: 'visible' });
  let checks = 0;
  bindWakeUp(target(), page, () => { checks += 1; });
  const absence = (fromMs, toMs) => {
    page.visibilityState = 'hidden';
    listeners.get('visibilitychange')({ timeStamp: fromMs });
    page.visibilityState = 'visible';
    listeners.get('visibilitychange')({ timeStamp: toMs });
    return checks;
  };

  assert.equal(absence(0, 1000), 0);
  assert.equal(absence(2000, 60_000), 1);
  listeners.get('pageshow')({ persisted: false });
  assert.equal(checks, 1);
  listeners.get('pageshow')({ persisted: true });
  assert.equal(checks, 2);
});
