// Looking around by oneself: when an own gesture leaves, what is held meanwhile, and the ways back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AsideRule, QUIET_MS, SLOP, WORDS } from '../../../Public/js/session/aside-rule.js';

const SCALE = 0.5;

/** "b0@5 m0@9": phases, fingers and places along x, in points; a millisecond each, from `time` on. */
const touches = (text, time = 0) => ({
  kind: 'touches',
  touches: text.split(' ').map((word, index) => {
    const [, letter, id, x] = /^(\w)(\d)@(\d+)$/.exec(word);
    const phase = { b: 'began', m: 'moved', e: 'ended', c: 'cancelled' }[letter];
    return { phase, id: Number(id), time: time + index, x: Number(x), y: 0 };
  }),
});
const wheel = (dy, time = 0) => ({ kind: 'wheel', move: { time, x: 0, y: 0, dx: 0, dy, discrete: false } });
const key = (name = 'down', timeMs = 0) => ({ kind: 'key', key: name, timeMs });

/** Actions in words; of those that are sent, what. */
const words = (actions) => actions.map((action) => {
  if (action.do === 'say') return `say ${action.sentence}`;
  if (action.do === 'enter') return `enter ${action.path}`;
  if (action.do !== 'send') return action.do;
  return `send ${action.deeds.map((deed) => deed.kind === 'key' ? deed.key
    : deed.kind === 'wheel' ? `wheel ${deed.move.dy}`
      : deed.touches.map(({ phase, id, x }) => `${phase[0]}${id}@${x}`).join(' ')).join(', ')}`;
});

/** A page that is asked something after something. */
function page(mayWork = false) {
  const rule = new AsideRule();
  rule.greeted({ isAside: false, mayWork });
  const did = (deed) => words(rule.did(deed, SCALE));
  const told = (event, ...values) => words(rule[event](...values));
  const greeted = (isAside, mayWork) => words(rule.greeted({ isAside, mayWork }));
  /** The aside lets the page in, and shows itself. */
  const opened = () => [...greeted(true, true), ...told('shown')];
  return { rule, did, told, greeted, opened };
}

/** A watcher who has left by a drag and is in the aside. */
function apart() {
  const made = page();
  made.did(touches('b0@100 m0@200'));
  made.told('made', '/s/aside');
  made.opened();
  return made;
}

test('the hands of people with control are passed on as they are', () => {
  const { did, rule } = page(true);
  assert.deepEqual([did(touches('b0@100')), did(wheel(9)), did(key())], [['send b0@100'], ['send wheel 9'], ['send down']]);
  assert.equal(rule.place, 'together');
});

test('a drag of who watches leaves once it is one, and goes on under the finger', () => {
  const { did, told, greeted, opened, rule } = page();
  assert.deepEqual(did(touches('b0@100')), []);
  assert.deepEqual(did(touches(`m0@${100 + SLOP / SCALE}`)), [], 'not yet farther than the slop');
  assert.deepEqual(did(touches('m0@117')), ['make']);
  assert.deepEqual(did(touches('m0@130')), []);
  assert.deepEqual(told('made', '/s/aside'), ['enter /s/aside']);
  assert.deepEqual(did(touches('m0@140')), []);
  assert.deepEqual(greeted(true, false), [], 'the answer to the key is on its way');
  assert.equal(rule.place, 'entering');
  assert.deepEqual(opened(), ['send b0@100 m0@116 m0@117 m0@130 m0@140']);
  assert.deepEqual([rule.place, did(touches('m0@150 e0@150'))], ['apart', ['send m0@150 e0@150']]);
});

test('nothing is sent before the aside has a picture, or before its answer to the key', () => {
  for (const isShownFirst of [true, false]) {
    const { did, told, greeted } = page();
    did(key());
    assert.deepEqual(told('shown'), [], 'a picture of the others');
    told('made', '/s/aside');
    const events = [() => greeted(true, true), () => told('shown')];
    const [first, second] = isShownFirst ? events.reverse() : events;
    assert.deepEqual([first(), second(), told('shown')], [[], ['send down'], []]);
  }
});

test('a fling that is over before the aside is open is told whole', () => {
  const { did, told, opened } = page();
  assert.deepEqual(did(touches('b0@100 m0@130 m0@160 e0@190')), ['make']);
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send b0@100 m0@130 m0@160 e0@190']);
});

test('a tap reminds, however often, and stays', () => {
  const { did, rule } = page();
  for (const time of [0, 100, 200]) {
    assert.deepEqual(did(touches('b0@100 m0@104', time)), []);
    assert.deepEqual(did(touches('e0@104', time + 50)), ['remind']);
  }
  assert.equal(rule.place, 'together');
  assert.deepEqual(did(touches('b0@50 m0@90')), ['make'], 'with nothing held of the taps');
});

test('nothing of a tap is told when a key leaves after it', () => {
  const { did, told, opened } = page();
  did(touches('b0@100 e0@100'));
  did(key());
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send down']);
});

test('two fingers look closer, and so does what the browser takes away', () => {
  const { did, rule } = page();
  assert.deepEqual(did(touches('b0@100 b1@200 m0@50 m1@300')), []);
  assert.deepEqual(did(touches('c0@50 c1@300')), [], 'nor is it a tap');
  assert.deepEqual(did(touches('b0@100 c0@300')), []);
  assert.equal(rule.place, 'together');
});

test('a wheel leaves where it is turned, not where it is brushed', () => {
  const { did, told, opened } = page();
  assert.deepEqual(did(wheel(10, 0)), []);
  assert.deepEqual(did(wheel(10, 1000)), [], 'another turn');
  assert.deepEqual(did(wheel(10, 1010)), ['make']);
  did(wheel(30, 1020));
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send wheel 50']);
});

test('a key leaves at once, and those that follow are done as well', () => {
  const { did, told, opened } = page();
  assert.deepEqual(did(key('pageDown')), ['make']);
  assert.deepEqual(did(key('end')), []);
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send pageDown, end']);
});

test('a button leaves without a gesture, for people with control, too', () => {
  const { did, told, opened, rule } = page(true);
  assert.deepEqual(told('leave'), ['letGo', 'make']);
  assert.deepEqual(told('leave'), [], 'once');
  assert.deepEqual(did(touches('b0@1')), [], 'what is done meanwhile is not for the others');
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send b0@1']);
  assert.equal(rule.place, 'apart');
});

test('a refusal says why, lets go of the hand, and gestures are quiet for a while', () => {
  const { did, told, rule } = page();
  did(touches('b0@100 m0@200'));
  assert.deepEqual(told('refused', 'There is no room.', 1000), ['letGo', 'say There is no room.']);
  assert.equal(rule.place, 'together');
  for (const deed of [touches('b0@100 m0@200 e0@200', 1100), wheel(100, 1200), key('down', 1300)]) {
    assert.deepEqual(did(deed), []);
  }
  assert.deepEqual(did(touches('b0@100 m0@200', 1000 + QUIET_MS)), ['make']);
});

test('what comes too late of an aside that was given up is left alone', () => {
  const { did, told, rule } = page();
  did(key());
  assert.deepEqual(told('waited', 0), ['letGo', `say ${WORDS.late}`]);
  assert.deepEqual([told('made', '/s/aside'), told('refused', 'No.', 0)], [[], []]);
  assert.equal(rule.place, 'together');
});

test('an aside that is made and does not open is given up, and that is said among the others', () => {
  const { did, told, greeted, rule } = page();
  did(key());
  told('made', '/s/aside');
  assert.deepEqual(told('waited', 0), ['letGo', 'goBack']);
  assert.deepEqual(greeted(false, false), [`say ${WORDS.late}`]);
  assert.equal(rule.place, 'together');
  assert.deepEqual(told('waited', 0), []);
});

test('who comes back does nothing on the way, and watches again', () => {
  const { did, told, greeted, rule } = apart();
  assert.deepEqual(told('back'), ['letGo', 'goBack']);
  assert.deepEqual([told('back'), did(touches('m0@300')), did(key())], [[], [], []]);
  assert.deepEqual(greeted(false, false), []);
  assert.equal(rule.place, 'together');
  assert.deepEqual(did(touches('b0@100')), [], 'not passed on');
});

test('an aside that ends leads back, and says so there', () => {
  const { told, greeted } = apart();
  assert.deepEqual(told('ended'), ['letGo', 'goBack']);
  assert.deepEqual(told('ended'), [], 'the session of the address has no other');
  assert.deepEqual(greeted(false, false), [`say ${WORDS.lost}`]);
  assert.deepEqual(page().told('ended'), []);
});

test('who does not wait for the aside goes back from the way to it', () => {
  const { did, told } = page();
  did(key());
  assert.deepEqual(told('back'), [], 'there is nowhere to go back from');
  told('made', '/s/aside');
  assert.deepEqual(told('back'), ['letGo', 'goBack']);
  assert.deepEqual(told('shown'), []);
});

test('an aside that has ended before it was open leads back, too', () => {
  const { did, told, rule } = page();
  did(key());
  told('made', '/s/aside');
  assert.deepEqual([told('ended'), rule.place], [['letGo', 'goBack'], 'returning']);
});

test('with the socket goes what was in hand, in the aside and on the way to it', () => {
  const { did, told, opened, greeted } = page();
  did(touches('b0@100 m0@200'));
  told('made', '/s/aside');
  greeted(true, true);
  assert.deepEqual(told('lost'), ['letGo']);
  assert.deepEqual(told('shown'), [], 'not before it is let in again');
  assert.deepEqual(opened(), []);
  assert.deepEqual(apart().told('lost'), ['letGo']);
});

test('control that comes or goes in the middle of a drag ends it', () => {
  for (const mayWork of [false, true]) {
    const { did, greeted } = page(mayWork);
    did(touches('b0@100'));
    assert.deepEqual(greeted(false, !mayWork), ['letGo']);
    assert.deepEqual(greeted(false, !mayWork), [], 'the same again does not');
  }
});

test('control that comes while an aside is on its way does not stop the drag', () => {
  const { did, told, greeted, opened } = page();
  did(touches('b0@100 m0@200'));
  assert.deepEqual(greeted(false, true), []);
  told('made', '/s/aside');
  assert.deepEqual(opened(), ['send b0@100 m0@200']);
});

test('in the aside another hello of it changes nothing', () => {
  const { did, greeted } = apart();
  assert.deepEqual(greeted(true, true), []);
  assert.deepEqual(did(touches('m0@220')), ['send m0@220']);
});
