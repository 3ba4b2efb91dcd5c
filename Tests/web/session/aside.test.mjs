// Looking around by oneself, between a server and a socket that are moved by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createState } from '../../../Public/js/server/state.js';
import { Aside } from '../../../Public/js/session/aside.js';

/** The page of a watcher at `/s/home`, and what it has done, in words. */
function watching() {
  const words = [];
  const timers = new Map();
  const answers = [];
  let last = 0;
  const view = {
    location: { pathname: '/s/home' }, performance: { now: () => 0 },
    setTimeout: (run, delayMs) => { timers.set(++last, { run, delayMs }); return last; },
    clearTimeout: (timer) => timers.delete(timer),
    fetch: (path, { headers, body }) => {
      words.push(`ask ${path} ${headers.Authorization ?? ''} ${body}`);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const state = Object.assign(createState(), { session: 'home', role: 'view' });
  const aside = new Aside(view, state, {
    sender: {
      touches: (touches) => words.push(touches.map(({ phase }) => phase).join(' ')),
      wheel: ({ dy }) => words.push(`wheel ${dy}`), key: (key) => words.push(key),
    },
    scale: () => 1, key: () => 'secret', reopen: () => words.push(`open ${aside.path}`),
    letGo: () => words.push('let go'), reminded: () => words.push('reminded'), say: (sentence) => words.push(sentence),
    changed: () => words.push(`slow: ${state.isLeaving}`),
  });
  aside.greeted();
  words.length = 0;
  const answer = async (status, fields) => {
    answers.shift()({ ok: status < 400, status, json: async () => fields });
    await new Promise((done) => setImmediate(done));
  };
  const passed = (delayMs) => {
    for (const [timer, { run, delayMs: wait }] of [...timers]) if (wait <= delayMs && timers.delete(timer)) run();
  };
  return { aside, state, words, answer, passed, timers, said: () => words.splice(0) };
}

const ASK = 'ask /api/sessions/home/aside Bearer secret {}';

test('an own gesture asks with the key of the page, and is done where the server says', async () => {
  const { aside, state, answer, said, timers } = watching();
  aside.hand.key('down', 0);
  assert.deepEqual(said(), [ASK]);
  await answer(201, { session: 'apart', path: '/s/apart' });
  assert.deepEqual(said(), ['open /s/apart']);
  Object.assign(state, { aside: 'apart', role: 'control', isRoleKnown: false });
  aside.greeted();
  assert.deepEqual(said(), [], 'before the key is answered');
  state.isRoleKnown = true;
  aside.greeted();
  aside.shown();
  aside.hand.wheel({ time: 0, x: 0, y: 0, dx: 0, dy: 9, discrete: false });
  assert.deepEqual([said(), timers.size], [['down', 'wheel 9'], 0]);

  aside.back();
  assert.deepEqual(said(), ['let go', 'open /s/home']);
});

test('a server that takes its time is waited for with a word, and not for ever', async () => {
  const { aside, state, passed, said } = watching();
  aside.hand.key('down', 0);
  passed(1000);
  assert.deepEqual([said(), state.isLeaving], [[ASK, 'slow: true'], true]);
  passed(60_000);
  assert.match(said().join(', '), /^let go, It takes too long.*, slow: false$/);
  assert.equal(state.isLeaving, false);
});

test('a refusal is said in the words of the server', async () => {
  const { aside, answer, said, timers } = watching();
  aside.hand.key('down', 0);
  await answer(429, { error: 'There are twenty already.' });
  assert.deepEqual([said(), timers.size, aside.path], [[ASK, 'let go', 'There are twenty already.'], 0, '/s/home']);
});

test('a path that leads elsewhere is not followed', async () => {
  for (const path of ['', 'https://elsewhere/s/x', '//elsewhere', '/s/../api', '/s/a?b', 7]) {
    const { aside, answer, said } = watching();
    aside.hand.key('down', 0);
    await answer(201, { path });
    assert.equal(aside.path, '/s/home');
    assert.match(said().at(-1), /did not say where/);
  }
});

test('from an aside that has ended the page goes on among the others', async () => {
  const { aside, state, answer, said } = watching();
  assert.equal(aside.ended(), false);
  aside.leave();
  await answer(201, { path: '/s/apart' });
  Object.assign(state, { aside: 'apart', role: 'control' });
  aside.greeted();
  aside.shown();
  said();
  state.connection.phase = 'ended';
  assert.equal(aside.ended(), true);
  assert.deepEqual([said(), state.connection.phase], [['let go', 'open /s/home'], 'open']);
  Object.assign(state, { aside: '', role: 'view' });
  aside.greeted();
  assert.match(said().join(), /with the others again/);
});
