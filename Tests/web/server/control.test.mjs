import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenOf } from '../../../Public/js/server/asked-screen.js';
import { applyControl } from '../../../Public/js/server/control.js';
import { panelFor, statusText } from '../../../Public/js/session/notice.js';
import { createState } from '../../../Public/js/server/state.js';
import { usualChoices } from '../../../Public/js/wire/screen.js';

const HELLO = {
  type: 'hello', viewer: 7, session: 'abc', preview: { slug: 'snapping-list', title: 'Snapping list' },
  size: [390, 700], viewers: 2, build: 'f00',
};

/** The state after these messages. */
function after(...messages) {
  const state = createState();
  for (const message of messages) applyControl(state, JSON.stringify(message));
  return state;
}

test('hello tells which viewer is which', () => {
  const state = after(HELLO);
  assert.equal(state.connection.phase, 'open');
  assert.deepEqual([state.viewer, state.viewers, state.size, state.build], [7, 2, [390, 700], 'f00']);
  assert.deepEqual(state.preview, { slug: 'snapping-list', title: 'Snapping list' });
});

test('hello says whether the session is an aside of another', () => {
  assert.equal(after(HELLO).aside, '');
  assert.equal(after({ ...HELLO, parent: 'home' }).aside, 'abc');
  assert.equal(after({ ...HELLO, parent: 'home' }, { ...HELLO, parent: null }).aside, '');
  for (const session of ['', '../x', 7, null]) assert.equal(after({ ...HELLO, parent: 'home', session }).aside, '');
});

test('those who look around by themselves are counted until the next hello', () => {
  assert.equal(after(HELLO, { type: 'aside', count: 3 }).asides, 3);
  assert.equal(after(HELLO, { type: 'aside', count: 3 }, { type: 'aside', count: -1 }).asides, 3);
  assert.equal(after(HELLO, { type: 'aside', count: 3 }, HELLO).asides, 0);
});

test('in an aside it is told who asks to come back, and elsewhere nobody can', () => {
  const apart = { ...HELLO, parent: 'home' };
  const gather = { type: 'gather', name: 'Mia', role: 'owner' };
  assert.deepEqual(after(apart, gather).gather, { name: 'Mia', role: 'owner' });
  assert.deepEqual(after(apart, { type: 'gather', name: 7, role: 'king' }).gather, { name: '', role: 'control' });
  assert.equal(after(HELLO, gather).gather, null);
  assert.equal(after(apart, gather, HELLO).gather, null);
});

test('hello and direction say which way the language of the session runs', () => {
  const mirrored = { ...HELLO, direction: 'rtl' };
  assert.equal(after(HELLO).direction, 'ltr');
  assert.equal(after(mirrored).direction, 'rtl');
  assert.equal(after(HELLO, { type: 'direction', direction: 'rtl' }).direction, 'rtl');
  assert.equal(after(mirrored, { type: 'direction', direction: 'up' }).direction, 'rtl');
});

const PHONE = {
  slug: 'iphone-16', name: 'iPhone 16', size: [393, 852], statusBar: [54, 0], cornerRadius: 55, cutout: 'island',
  homeIndicator: true, isTablet: false,
};

test('hello and device say what the session is shown on, of those that make sense', () => {
  const hello = { ...HELLO, device: 'iphone-16', devices: [PHONE, null, { ...PHONE, size: [0, 3] }, { slug: 'x' }] };
  assert.deepEqual([after(HELLO).device, after(HELLO).devices], ['', []]);
  assert.deepEqual([after(hello).device, after(hello).devices], ['iphone-16', [PHONE]]);
  assert.equal(after(hello, { type: 'device', device: null }).device, '');
  assert.equal(after(hello, { type: 'device', device: 'ipad' }).device, 'ipad');
});

test('hello, size and device say whether somebody chose the size', () => {
  const chosen = (...messages) => after(...messages).isSizeChosen;
  assert.equal(chosen(HELLO), false);
  assert.equal(chosen({ ...HELLO, isSizeChosen: true }), true);
  assert.equal(chosen({ ...HELLO, isSizeChosen: true }, HELLO), false);
  assert.equal(chosen(HELLO, { type: 'size', size: [700, 390] }), true);
  assert.deepEqual(after(HELLO, { type: 'size', size: [700, 390] }).size, [390, 700], 'a frame will say so');
  assert.equal(chosen(HELLO, { type: 'device', device: null }), true);
});

test('the screen to ask for is that of the session, with a size only where it says something', () => {
  const asked = (members) => screenOf(after({ ...HELLO, ...members }));
  const choices = { ...usualChoices(), textSize: 'ax1' };
  assert.deepEqual(asked({ textSize: 'ax1' }), { device: '', size: null, choices });
  assert.deepEqual(asked({ isSizeChosen: true }).size, [390, 700]);
  const device = { device: 'iphone-16', isSizeChosen: true };
  assert.deepEqual(asked({ ...device, size: [393, 852] }).size, null, 'upright it has its own');
  assert.deepEqual(asked({ ...device, size: [852, 393] }).size, [852, 393]);
});

test('bars say what the app lets be seen of them', () => {
  const bars = { type: 'bars', statusBar: 'light', homeIndicator: false };
  assert.deepEqual(after(HELLO, bars).bars, { statusBar: 'light', homeIndicator: false });
  assert.deepEqual(after(HELLO, bars, { type: 'bars', statusBar: 7 }).bars, { statusBar: 'light', homeIndicator: true });
});

test('hello and appearance say whether the session is light or dark', () => {
  const dark = { ...HELLO, appearance: 'dark' };
  assert.equal(after(HELLO).appearance, 'light');
  assert.equal(after(dark).appearance, 'dark');
  assert.equal(after(HELLO, { type: 'appearance', appearance: 'dark' }).appearance, 'dark');
  assert.equal(after(dark, { type: 'appearance', appearance: 'plaid' }).appearance, 'dark');
});

test('hello and text size say how large somebody likes text', () => {
  const large = { ...HELLO, textSize: 'ax1' };
  assert.equal(after(HELLO).textSize, 'l');
  assert.equal(after(large).textSize, 'ax1');
  assert.equal(after(HELLO, { type: 'textSize', textSize: 'xs' }).textSize, 'xs');
  assert.equal(after(large, { type: 'textSize', textSize: 'ax6' }).textSize, 'ax1');
});

test('presence counts', () => {
  assert.equal(after(HELLO, { type: 'presence', viewers: 5 }).viewers, 5);
  assert.equal(after(HELLO, { type: 'presence', viewers: -1 }).viewers, 2);
  assert.equal(after(HELLO, { type: 'presence', viewers: '<b>' }).viewers, 2);
});

test('what is no message of ours changes nothing', () => {
  for (const text of ['', 'null', '7', '"hello"', '[]', '{"type":"later"}', '{"type":"hello"']) {
    const state = createState();
    assert.equal(applyControl(state, text), null, text);
    assert.deepEqual(state, createState(), text);
  }
});

test('a hello with nonsense in it leaves sensible values', () => {
  const nonsense = { size: ['wide', -3], preview: { slug: 1 }, viewer: 1e300, viewers: null };
  const state = after({ type: 'hello', ...nonsense });
  assert.deepEqual([state.size, state.preview, state.viewer, state.viewers], [[390, 844], null, 0, 1]);
});

test('a restart of the agent is said in a line, and taken back', () => {
  const restarting = { type: 'agent', state: 'restarting' };
  assert.equal(statusText(after(HELLO, restarting)), 'The preview is restarting…');
  assert.equal(statusText(after(HELLO, restarting, { type: 'agent', state: 'running' })), '');
});


const warning = (message) => ({ type: 'log', message });

test('warnings are kept, the last hundred, and each of bounded length', () => {
  assert.deepEqual(after(HELLO, warning('no cell [0, 9]'), warning('b')).log, ['no cell [0, 9]', 'b']);
  const state = after(HELLO, ...Array.from({ length: 130 }, (_, index) => warning(`w${index}`)));
  assert.deepEqual([state.log.length, state.log[0], state.log.at(-1)], [100, 'w30', 'w129']);
  assert.equal(after(HELLO, warning('x'.repeat(9999))).log[0].length, 500);
  assert.deepEqual(after(HELLO, warning(7), warning(null), { type: 'log' }).log, []);
});

test('a new hello forgets the warnings, which the server then tells again', () => {
  assert.deepEqual(after(HELLO, warning('a'), HELLO, warning('a')).log, ['a']);
});

test('a viewer that drags while another one does is told', () => {
  assert.equal(statusText(after(HELLO, { type: 'busy' })), 'Somebody else is dragging');
});

test('the page knows up to which frame its session is kept', () => {
  assert.equal(after(HELLO, { type: 'kept', seq: 12 }).kept, 12);
  assert.equal(after(HELLO, { type: 'kept', seq: 12 }, { type: 'kept', seq: '13' }).kept, 12);
});

test('settings that were taken back are named in the line, and among the warnings', () => {
  const sentence = 'The preview stopped with a size of 64 × 4096, which was taken back.';
  const state = after(HELLO, { type: 'takenBack', message: sentence });
  assert.equal(statusText(state), sentence);
  assert.deepEqual(state.log, [sentence]);
  assert.equal(statusText(after(HELLO, { type: 'takenBack', message: 7 })), '');
});

test('the loss of the connection is a line, not a panel', () => {
  const state = after(HELLO);
  state.connection.phase = 'reconnecting';
  assert.equal(statusText(state), 'Reconnecting…');
  assert.equal(panelFor(state), null);
});

test('an ended session offers a new one of the same preview, where that is known', () => {
  const state = after(HELLO);
  state.connection.phase = 'ended';
  assert.equal(panelFor(state).title, 'This preview has ended');
  assert.equal(panelFor(state).offersNew, true);

  const stranger = createState();
  stranger.connection.phase = 'ended';
  assert.equal(panelFor(stranger).offersNew, false);
});

test('a failed preview says why in the server\'s words', () => {
  const state = after(HELLO, { type: 'failed', message: 'It crashed three times in ten seconds.' });
  assert.equal(panelFor(state).text, 'It crashed three times in ten seconds.');
  assert.equal(statusText(state), '');
});

test('a preview that was given up goes on when it is mended', () => {
  const failed = { type: 'failed', message: 'It crashed.' };
  const running = { type: 'agent', state: 'running' };
  assert.equal(panelFor(after(HELLO, failed, running)), null);
  assert.equal(after(HELLO, failed, { type: 'agent', state: 'restarting' }).connection.phase, 'failed');
});

test('a failure that the banner tells of has no panel over the picture', () => {
  const build = { type: 'build', state: 'failed', id: 'a', problems: [{ kind: 'crash', message: 'Out of range' }] };
  assert.equal(panelFor(after(HELLO, build, { type: 'failed', message: 'It crashed.' })), null);
});

test('a misunderstanding offers to load again', () => {
  const state = after(HELLO);
  Object.assign(state.connection, { phase: 'broken', reason: 'truncated' });
  const { offersReload, offersNew, text } = panelFor(state);
  assert.deepEqual([offersReload, offersNew, text], [true, false, 'truncated']);
});
