import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindGestures, coalescedSamples, Fingers } from '../../../Public/js/input/gestures.js';
import { Heard } from '../parts.mjs';

const sample = (pointerId, timeStamp, clientX = 0, clientY = 0) =>
  ({ pointerId, timeStamp, clientX, clientY });
const halved = (x, y) => [x / 2, y / 2];

/** "b0 m0 e0": phases and fingers in order. */
const picture = (touches) => touches.map(({ phase, id }) => `${phase[0]}${id}`).join(' ');

/** An element without a browser: what is dispatched reaches the listeners, what is captured is remembered. */
function fakeElement() {
  return Object.assign(new Heard(), {
    captured: [],
    setPointerCapture(id) { this.captured.push(id); },
    fire(type, fields) {
      const event = {
        pointerType: 'touch', button: 0, buttons: 1, ctrlKey: false, pointerId: 1, timeStamp: 0, clientX: 0,
        clientY: 0, wasPrevented: false, preventDefault() { this.wasPrevented = true; }, ...fields,
      };
      return Heard.prototype.fire.call(this, type, event);
    },
  });
}

/** A bound element, what it has sent, and the animation frames it waits for. */
function bound() {
  const element = fakeElement();
  const messages = [];
  const frames = [];
  const fingers = new Fingers((x, y) => [x, y]);
  const stop = bindGestures(element, fingers, (touches) => messages.push(touches), (run) => frames.push(run));
  const frame = (nowMs) => frames.splice(0).forEach((run) => run(nowMs));
  return { element, messages, frames, fingers, stop, frame };
}

test('a touch is in points, at the time at which it happened', () => {
  const fingers = new Fingers(halved);

  const [touch] = fingers.began(sample(7, 12.5, 100, 40));

  assert.deepEqual(touch, { phase: 'began', id: 0, time: 12.5, x: 50, y: 20 });
});

test('moves that wait go out before the lift that follows them', () => {
  const fingers = new Fingers(halved);
  fingers.began(sample(1, 0));
  fingers.moved(1, [sample(1, 1), sample(1, 2)]);

  assert.equal(picture(fingers.lifted(sample(1, 3), 'ended')), 'm0 m0 e0');
  assert.equal(fingers.haveMoved, false);
});

test('the number of a lifted finger is used again', () => {
  const fingers = new Fingers(halved);
  fingers.began(sample(10, 0));
  fingers.began(sample(11, 0));
  fingers.lifted(sample(10, 1), 'ended');

  assert.equal(picture(fingers.began(sample(12, 2))), 'b0');
});

test('the thirty-third finger is not felt', () => {
  const fingers = new Fingers(halved);
  for (let pointer = 0; pointer < 32; pointer++) assert.equal(fingers.began(sample(pointer, 0)).length, 1);

  assert.deepEqual(fingers.began(sample(32, 0)), []);
  assert.deepEqual(fingers.lifted(sample(32, 1), 'ended'), []);
});

test('a finger that is not down neither moves nor lifts', () => {
  const fingers = new Fingers(halved);
  fingers.moved(3, [sample(3, 0)]);

  assert.deepEqual(fingers.takeMoves(), []);
  assert.deepEqual(fingers.lifted(sample(3, 1), 'cancelled'), []);
});

test('forgotten fingers stay silent until they come down again', () => {
  const fingers = new Fingers(halved);
  fingers.began(sample(1, 0));
  fingers.moved(1, [sample(1, 1)]);
  fingers.forget();

  fingers.moved(1, [sample(1, 2)]);
  assert.deepEqual(fingers.lifted(sample(1, 3), 'ended'), []);
  assert.equal(picture(fingers.began(sample(1, 4))), 'b0');
});

test('a move without coalesced events stands for itself', () => {
  const event = { pointerId: 1 };
  assert.deepEqual(coalescedSamples(event), [event]);
  assert.deepEqual(coalescedSamples({ ...event, getCoalescedEvents: () => [] }).length, 1);
  assert.deepEqual(coalescedSamples({ getCoalescedEvents: () => ['one', 'two'] }), ['one', 'two']);
});

test('many moves make one message per animation frame', () => {
  const { element, messages, frames, frame } = bound();
  element.fire('pointerdown', {});
  for (let move = 1; move <= 5; move++) element.fire('pointermove', { timeStamp: move });

  assert.equal(frames.length, 1);
  frame(16);

  assert.deepEqual(messages.map(picture), ['b0', 'm0 m0 m0 m0 m0']);
  assert.equal(frames.length, 0);
});

test('a screen of 240 Hz does not send 240 messages a second', () => {
  const { element, messages, frame } = bound();
  element.fire('pointerdown', {});
  for (let tick = 1; tick <= 240; tick++) {
    element.fire('pointermove', { timeStamp: tick * 4.17 });
    frame(tick * 4.17);
  }

  assert.ok(messages.length <= 145, `${messages.length}`);
  assert.ok(messages.flat().length >= 239, 'no move is lost');
});

test('a burst of moves is split into messages that the wire can hold', () => {
  const { element, messages, frame } = bound();
  element.fire('pointerdown', {});
  for (let move = 0; move < 300; move++) element.fire('pointermove', { timeStamp: move });
  frame(16);

  assert.deepEqual(messages.slice(1).map((touches) => touches.length), [128, 128, 44]);
});

test('the finger is captured, so that it may leave the device', () => {
  const { element } = bound();
  element.fire('pointerdown', { pointerId: 9 });
  assert.deepEqual(element.captured, [9]);
});

test('a secondary button, and the control-click that stands for it, do not drag', () => {
  const { element, messages } = bound();
  element.fire('pointerdown', { pointerType: 'mouse', button: 2, buttons: 2 });
  element.fire('pointerdown', { pointerType: 'mouse', button: 0, ctrlKey: true });
  assert.deepEqual(messages, []);
});

test('a mouse whose first button goes up while another is held has let go', () => {
  const { element, messages } = bound();
  element.fire('pointerdown', { pointerType: 'mouse' });
  element.fire('pointermove', { pointerType: 'mouse', buttons: 2 });
  assert.deepEqual(messages.map(picture), ['b0', 'e0']);
});

test('a touch that the system takes is cancelled once, although its capture is lost as well', () => {
  const { element, messages } = bound();
  element.fire('pointerdown', {});
  element.fire('pointercancel', {});
  element.fire('lostpointercapture', {});
  assert.deepEqual(messages.map(picture), ['b0', 'c0']);
});

test('a long press opens no menu while a finger is down, but a right click may', () => {
  const { element } = bound();
  assert.equal(element.fire('contextmenu', {}).wasPrevented, false);
  element.fire('pointerdown', {});
  assert.equal(element.fire('contextmenu', {}).wasPrevented, true);
});

test('after stop nothing is listened to', () => {
  const { element, stop } = bound();
  stop();
  assert.deepEqual(element.heard, []);
});

test('a right click is a finger that stays for long, and nothing where no recognizer waits for it', () => {
  const element = fakeElement();
  const timers = [];
  const messages = [];
  const fingers = new Fingers(halved);
  const setTimer = (run, delayMs) => timers.push({ run, delayMs });
  const stop = bindGestures(element, fingers, (touches) => messages.push(touches), () => {}, setTimer);
  element.fire('pointerdown', { pointerType: 'mouse', button: 2, buttons: 2, timeStamp: 100, clientX: 20, clientY: 40 });
  element.fire('pointermove', { pointerType: 'mouse', buttons: 2, clientX: 90, clientY: 90 });
  const menu = element.fire('contextmenu', {});
  element.fire('pointerup', { pointerType: 'mouse', button: 2, buttons: 0 });
  // A second one before the first has ended is none.
  element.fire('pointerdown', { pointerType: 'mouse', button: 2, buttons: 2 });
  assert.equal(menu.wasPrevented, true);
  assert.deepEqual(messages, [[{ phase: 'began', id: 0, time: 100, x: 10, y: 20 }]]);
  assert.equal(timers.length, 1);
  assert.ok(timers[0].delayMs > 500);
  timers[0].run();
  assert.deepEqual(messages[1], [{ phase: 'ended', id: 0, time: 100 + timers[0].delayMs, x: 10, y: 20 }]);
  stop();

  const plain = bound();
  plain.element.fire('pointerdown', { pointerType: 'mouse', button: 2, buttons: 2 });
  assert.deepEqual(plain.messages, []);
});
