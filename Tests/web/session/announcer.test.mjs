import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Announcer } from '../../../Public/js/session/announcer.js';
import { Scene } from '../../../Public/js/scene/scene.js';
import { cards, change, keyframe, pt, scroller } from '../trees.mjs';

const MOVING = 3;
const IDLE = 0;

/** The words after each of these states of the scroll view, at offset `x` points. */
function said(...steps) {
  const scene = new Scene();
  const announcer = new Announcer();
  scene.apply(keyframe(1, cards(12)));
  let at = 0;
  return steps.map(([state, x], index) => {
    const record = { id: 2, boundsOrigin: pt(x - at, 0), scroller: scroller('main', 12, state) };
    scene.apply(change(2 + index, [record]));
    at = x;
    return announcer.settled(scene.scrollers);
  });
}

test('the card in the middle is said once the list has come to rest', () => {
  assert.deepEqual(said([MOVING, 100], [MOVING, 700], [IDLE, 836], [IDLE, 836]),
    [null, null, 'Card 3, item 3 of 12', null]);
});

test('nothing is said of a list that has not moved', () => {
  assert.deepEqual(said([IDLE, 0], [IDLE, 418]), [null, null]);
});

test('a list that shows no cells rests in silence', () => {
  const scene = new Scene();
  const announcer = new Announcer();
  scene.apply(keyframe(1, [{ id: 1, scroller: scroller('main', 0, MOVING) }]));
  announcer.settled(scene.scrollers);
  scene.apply(change(2, [{ id: 1, scroller: scroller('main', 0, IDLE) }]));
  assert.equal(announcer.settled(scene.scrollers), null);
});
