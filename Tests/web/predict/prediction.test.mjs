import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMOOTHING } from '../../../Public/js/input/smoothing.js';
import { deceleration } from '../../../Public/js/predict/glide.js';
import { LONGEST_STEP } from '../../../Public/js/predict/repair.js';
import { list, play, shownFor, stroke } from './far-server.mjs';

const foreseen = ({ shown }) => shown.filter(({ isForeseen }) => isForeseen);
const at = ({ shown }, ms) => shown.findLast(({ atMs }) => atMs <= ms);

test('before the server has moved anything, nothing is foreseen', () => {
  const page = play(stroke(0.5, -600));
  const firstMove = page.frames.find(({ state, offset }) => state === 'dragging' && offset[1] > 1000.5);

  assert.ok(foreseen(page).length > 10);
  assert.ok(foreseen(page)[0].atMs >= firstMove.atMs);
  assert.ok(foreseen(page)[0].atMs - firstMove.atMs < 17, 'one frame is enough');
});

test('once it is foreseen, the picture is where the finger is, a round trip ahead of the server', () => {
  const page = play(stroke(0.5, -600));

  // Ten points of the way move nothing; the finger is shown a little late.
  const { offset, atMs } = at(page, 400);
  assert.ok(Math.abs(offset[1] - (1000 + 600 * (atMs - SMOOTHING.latencyMs) / 1000 - 10)) < 1.5, `${offset[1]}`);
});

test('what was shown is what the server says about the same input', () => {
  const page = play(stroke(0.5, -600));
  const confirmed = page.frames.filter(({ phase, confirmation }) => phase === 'dragging' && confirmation);
  const compared = confirmed.map(({ confirmation: { timeMs, offset }, atMs }) =>
    [shownFor(page, timeMs, atMs), offset[1]]);
  const ahead = compared.slice(8);

  assert.ok(ahead.length > 10);
  for (const [shown, said] of ahead) assert.ok(shown !== null && Math.abs(shown - said) < 1, `${shown} ${said}`);
});

test('a glide is foreseen to its end, and ends where the server says', () => {
  const page = play(stroke(0.3, -900, { from: 700 }));
  const gliding = page.shown.filter(({ phase, isForeseen }) => phase === 'gliding' && isForeseen);
  const steps = gliding.slice(1).map(({ offset }, index) => offset[1] - gliding[index].offset[1]);

  assert.ok(gliding.length > 100);
  assert.ok(steps.every((step) => step >= 0), 'it never turns back');
  assert.equal(page.shown.at(-1).offset[1], page.frames.at(-1).offset[1]);
  assert.equal(page.shown.at(-1).isForeseen, false);
});

test('a flick that is over before the server has answered glides all the same, from the first answer on', () => {
  const page = play(stroke(0.08, -2000), { roundTripMs: 200 });

  assert.ok(foreseen(page).every(({ phase }) => phase === 'gliding'));
  assert.ok(foreseen(page).length > 100);
});

test('past the top the content follows as on a rubber band, and springs back', () => {
  const page = play(stroke(0.5, 800, { from: 200 }), { layer: list(0) });
  const furthest = Math.min(...foreseen(page).map(({ offset }) => offset[1]));

  assert.ok(furthest < -100 && furthest > -200, `${furthest}`);
  assert.equal(page.shown.at(-1).offset[1], 0);
});

test('where other layers move with the content nothing is foreseen, not even when they stand still', () => {
  const layer = list();
  const header = { id: 9, parent: layer, zPosition: 0, ordered: [] };
  const sticks = (state) => state === 'dragging' ? [{ id: 9, position: [0, 64] }] : [];
  const first = play(stroke(0.5, -600), { layer, others: [header], changes: sticks });
  const second = play(stroke(0.5, -600, { atMs: 5000 }), { layer, others: [header], prediction: first.prediction });

  assert.deepEqual([foreseen(first).length, foreseen(second).length], [0, 0]);
});

test('a layer that comes anew, and a bar beside the content, are no surprise', () => {
  const records = [{ id: 7, position: [64, 0], element: { category: 1, kind: '', path: [0, 3] } }];
  const page = play(stroke(0.5, -600), { changes: () => records });

  assert.ok(foreseen(page).length > 10);
});

test('a view that pages, or zooms, is not foreseen though it follows the finger alike', () => {
  for (const scrolling of [{ isPaging: true }, { isZooming: true }]) {
    const page = play(stroke(0.5, -600), { layer: list(1000, scrolling) });
    assert.ok(page.frames.some(({ state, offset }) => state === 'dragging' && offset[1] > 1100));
    assert.equal(foreseen(page).length, 0);
  }
});

test('a small shift by the program is repaired by steps that nobody notices', () => {
  // From 250 ms on the server has it half a row elsewhere… by a point and a half.
  const page = play(stroke(0.6, -500), { wayOf: ([x, y], { ms }) => [x, y + (ms > 250 ? 1.5 : 0)] });
  const drags = page.shown.filter(({ isForeseen, phase }) => isForeseen && phase === 'dragging');
  const jumps = drags.slice(1).map(({ offset }, index) => offset[1] - drags[index].offset[1] - 500 / 60);

  assert.ok(jumps.every((jump) => Math.abs(jump) <= LONGEST_STEP + 0.5), `${Math.max(...jumps)}`);
  const said = page.frames.findLast(({ state }) => state === 'dragging').confirmation;
  assert.ok(Math.abs(shownFor(page, said.timeMs, Infinity) - said.offset[1]) < 1);
});

test('a throw that the server ends elsewhere is given up, and the next one is only watched', () => {
  const snap = ([across, down]) => [across, deceleration(down.position(0), down.velocity(0), 0.99)];
  const page = play(stroke(0.3, -900), { glidesOf: snap });
  const { prediction, layer } = page;
  const again = play(stroke(0.3, -900, { atMs: 5000 }), { glidesOf: snap, prediction, layer });

  assert.ok(Math.abs(page.shown.at(-1).offset[1] - page.frames.at(-1).offset[1]) <= 1 / 64);
  assert.equal(again.shown.some(({ phase, isForeseen }) => phase === 'gliding' && isForeseen), false);
  assert.ok(again.shown.some(({ phase }) => phase === 'dragging'), 'drags are foreseen as before');
});

test('a throw that the server takes for somewhat faster is followed, and ends where the server says', () => {
  const faster = ([across, down]) => [across, deceleration(down.position(0), 1.03 * down.velocity(0), 0.998)];
  const page = play(stroke(0.3, -900), { glidesOf: faster });
  const gliding = page.shown.filter(({ phase, isForeseen }) => phase === 'gliding' && isForeseen);
  const [frame] = page.frames.slice(-40);

  assert.ok(gliding.length > 100);
  assert.ok(Math.abs(shownFor(page, frame.confirmation.timeMs, frame.atMs) - frame.offset[1]) < 2);
  assert.ok(Math.abs(page.shown.at(-1).offset[1] - page.frames.at(-1).offset[1]) <= 1 / 64);
});

test('a scroll view whose throws were right again is trusted again', () => {
  const snap = ([across, down]) => [across, deceleration(down.position(0), down.velocity(0), 0.99)];
  const { prediction, layer } = play(stroke(0.3, -900), { glidesOf: snap });
  play(stroke(0.3, -900, { atMs: 5000 }), { prediction, layer });
  const third = play(stroke(0.3, -900, { atMs: 10_000 }), { prediction, layer });

  assert.ok(third.shown.filter(({ phase, isForeseen }) => phase === 'gliding' && isForeseen).length > 100);
});

test('given up, what is shown waits for the server by small steps, a round trip at most', () => {
  const snap = ([across, down]) => [across, deceleration(down.position(0), down.velocity(0), 0.99)];
  const page = play(stroke(0.3, -900), { glidesOf: snap });
  const homing = page.shown.filter(({ phase, isForeseen }) => phase === 'homing' && isForeseen);
  const steps = homing.slice(1).map(({ offset }, index) => Math.abs(offset[1] - homing[index].offset[1]));

  assert.ok(homing.length > 0);
  assert.ok(steps.every((step) => step <= LONGEST_STEP), `${Math.max(...steps)}`);
  assert.ok(homing.at(-1).atMs - homing[0].atMs <= 100 + 17);
});

test('fingers that are not this page’s move nothing ahead of the server', () => {
  const page = play(stroke(0.5, -600), { isOwn: false });
  assert.equal(foreseen(page).length, 0);
});

test('a second finger ends it', () => {
  const second = { id: 1, phase: 'began', time: 300, x: 100, y: 300 };
  const two = [...stroke(0.6, -600), second].sort((a, b) => a.time - b.time);
  const page = play(two.filter(({ id, time }) => id === 0 || time === 300), { untilMs: 700 });

  assert.ok(page.shown.some(({ atMs, isForeseen }) => isForeseen && atMs < 300));
  assert.equal(page.shown.some(({ atMs, phase }) => phase === 'dragging' && atMs > 320), false);
});

test('a finger that lands on a glide holds it where it was, and takes it along once the server has said where', () => {
  const touches = [...stroke(0.3, -900), ...stroke(0.5, -600, { atMs: 700 })];
  const page = play(touches);
  const held = page.shown.filter(({ atMs }) => atMs > 710 && atMs < 790).map(({ offset }) => offset[1]);

  assert.ok(held.length > 3);
  assert.equal(new Set(held).size, 1, `${held}`);
  assert.ok(page.shown.some(({ atMs, phase }) => phase === 'dragging' && atMs > 800 && atMs < 1200));
  assert.equal(page.shown.at(-1).offset[1], page.frames.at(-1).offset[1]);
});

test('a keyframe is the truth at once', () => {
  const page = play(stroke(0.5, -600), { untilMs: 400 });
  page.prediction.framed({
    isKeyframe: true, inputSeq: null, sessionMs: 6000, changed: [], layers: new Map([[2, page.layer]]),
    scrollers: [page.layer],
  }, 400);

  assert.equal(page.prediction.show(417), null);
  assert.equal(page.prediction.phase, 'watching', 'the finger goes on, and has to be confirmed again');
});

test('a finger is foreseen again after a keyframe in its midst', () => {
  const page = play(stroke(1, -400), { keyframeAtMs: 400 });
  const early = page.shown.filter(({ atMs, isForeseen }) => isForeseen && atMs < 430);
  const late = page.shown.filter(({ atMs, phase }) => phase === 'dragging' && atMs > 550);

  assert.ok(early.length > 5 && late.length > 10, `${early.length} ${late.length}`);
});

test('a glide that a keyframe cuts in two is the server’s from there on', () => {
  const page = play(stroke(0.3, -900), { keyframeAtMs: 600 });
  const late = page.shown.filter(({ atMs }) => atMs > 620);

  assert.ok(page.shown.some(({ atMs, phase }) => phase === 'gliding' && atMs < 600));
  assert.equal(late.some(({ isForeseen }) => isForeseen), false);
});

test('a connection that is lost, or a right that is, ends everything at once', () => {
  const page = play(stroke(1, -400), { cancelAtMs: 400 });

  assert.ok(page.shown.some(({ atMs, isForeseen }) => isForeseen && atMs < 400));
  assert.equal(page.shown.some(({ atMs, isForeseen }) => isForeseen && atMs > 400), false);
});

test('a finger that rests is shown where it rests, and then nothing moves by itself', () => {
  const touches = stroke(0.4, -600, { restSeconds: 0.6 });
  const page = play(touches.filter(({ phase, time }) => phase !== 'moved' || time < 400));
  const last = page.shown.findLast(({ phase }) => phase === 'dragging');

  assert.ok(Math.abs(last.offset[1] - (1000 + 600 * 0.4 - 10)) < 6, `${last.offset[1]}`);
});
