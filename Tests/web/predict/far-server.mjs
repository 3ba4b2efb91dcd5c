// A server that is far away, a hand and a display, in a time that is only counted: what the page would show, and when.

import { Drag } from '../../../Public/js/predict/drag.js';
import { Prediction } from '../../../Public/js/predict/prediction.js';
import { shapeOf } from '../../../Public/js/predict/scroller-shape.js';

/** The session's clock is ahead of the page's by so much, ms. */
const AHEAD_MS = 5000;
const FRAME_MS = 1000 / 60;

export const SCROLLING = {
  contentWidth: 390, contentHeight: 20_000,
  insetTop: 0, insetLeft: 0, insetBottom: 0, insetRight: 0, isScrollEnabled: true, bouncesX: false, bouncesY: true,
  isPaging: false, isZooming: false, isDirectionalLockEnabled: false, decelerationRate: 0.998,
};

/** The layer of a list of 390 by 844 points. */
export const list = (offset = 1000, scrolling = {}) => ({
  id: 2, boundsOrigin: [0, offset], boundsSize: [390, 844], position: [195, 422], zPosition: 0, parent: null,
  ordered: [],
  scroller: { identifier: 'main', contentSize: [390, 20_000], state: 'idle', itemCount: 100 },
  scrolling: { ...SCROLLING, ...scrolling },
});

/** A straight stroke: samples of 120 Hz from `from` by `speed` points per second, that lifts at full speed. */
export function stroke(seconds, speed, { atMs = 0, from = 700, id = 0, restSeconds = 0 } = {}) {
  const end = seconds + restSeconds;
  const count = Math.round(end * 120);
  const at = (index) => (
    { id, time: atMs + index * 1000 / 120, x: 200, y: from + speed * Math.min(index / 120, seconds) });
  return [
    { ...at(0), phase: 'began' },
    ...Array.from({ length: count - 1 }, (_, index) => ({ ...at(index + 1), phase: 'moved' })),
    { ...at(count), phase: 'ended' },
  ];
}

const rounded = ({ x, y, time, ...rest }) => (
  { ...rest, x: Math.round(x * 64) / 64, y: Math.round(y * 64) / 64, time: Math.round(time * 10) / 10 });

/**
 * Plays touches on a list.
 * @param touches  in the order of time, ms
 * @param roundTripMs
 * @param layer    of the list, as the page has it at the start
 * @param keyframeAtMs  the first frame that the page gets from then on is whole
 * @param cancelAtMs    the connection is lost
 * @param wayOf    changes the server's offset before it is told: (offset, { ms, state }) => offset
 * @param changes  records of further layers in each frame of the server: (state) => records
 * @param others   further layers
 * @param glidesOf the server's way after a lift, instead of the formulas': (glides) => glides
 */
export function play(touches, {
  roundTripMs = 100, layer = list(), wayOf = (offset) => offset, changes = () => [], others = [],
  glidesOf = (glides) => glides,
  prediction = new Prediction(), untilMs = touches.at(-1).time + 3500, isOwn = true,
  cancelAtMs = null, keyframeAtMs = Infinity,
} = {}) {
  const events = [];
  const later = (atMs, run) => events.push({ atMs, run });
  const shown = [];
  const frames = [];
  const layers = new Map([layer, ...others].map((one) => [one.id, one]));
  // The server.
  const server = {
    drag: null, state: layer.scroller.state, offset: [...layer.boundsOrigin], seq: 0, glides: null, liftMs: 0,
    // It moves the content all the same where the page may not foresee how.
    shape: shapeOf({ ...layer, scrolling: { ...layer.scrolling, isPaging: false, isZooming: false } }),
  };
  const tell = (nowMs) => {
    const [seq, state] = [server.seq, server.state];
    const offset = wayOf([...server.offset], { ms: nowMs, state });
    const sessionMs = Math.round((nowMs + AHEAD_MS) * 10) / 10;
    later(nowMs + roundTripMs / 2, (hereMs) => {
      layer.boundsOrigin = offset.map((length) => Math.round(length * 64) / 64);
      layer.scroller = { ...layer.scroller, state };
      const isKeyframe = hereMs >= keyframeAtMs;
      if (isKeyframe) keyframeAtMs = Infinity;
      const frame = {
        isKeyframe, inputSeq: isOwn && seq > 0 ? seq : null, sessionMs, changed: changes(state), layers,
        scrollers: [layer],
      };
      prediction.framed(frame, hereMs);
      frames.push({ atMs: hereMs, seq, state, offset, phase: prediction.phase, confirmation: prediction.confirmation });
    });
  };
  const feel = (seq, message, nowMs) => {
    server.seq = seq;
    for (const touch of message.filter(({ phase }) => phase === 'began')) {
      const isCaught = server.state === 'decelerating';
      server.glides = null;
      server.drag = new Drag(server.shape, server.offset, touch, isCaught);
      server.state = isCaught ? 'dragging' : 'tracking';
    }
    const moves = message.filter(({ phase }) => phase === 'moved');
    if (moves.length > 0) server.drag.move(moves);
    const lift = message.find(({ phase }) => phase === 'ended');
    if (lift) server.drag.lift(lift);
    if (server.drag.isDragging) [server.state, server.offset] = ['dragging', server.drag.offset()];
    if (lift) {
      [server.glides, server.liftMs] = [glidesOf(server.drag.glides([0, 0])), nowMs];
      const glides = server.drag.isDragging && server.glides.some(({ duration }) => duration > 0);
      server.state = glides ? 'decelerating' : 'idle';
    }
    tell(nowMs);
  };
  const step = (nowMs) => {
    if (server.state !== 'decelerating' || !server.glides) return;
    const seconds = (nowMs - server.liftMs) / 1000;
    server.offset = server.glides.map((way) => way.position(seconds));
    if (server.glides.every(({ duration }) => seconds >= duration)) server.state = 'idle';
    tell(nowMs);
  };
  // The page: moves are sent with the next display frame, landings and lifts at once.
  let seq = 0;
  let waiting = [];
  const send = (nowMs, more = []) => {
    const message = [...waiting.splice(0), ...more].map(rounded);
    if (message.length === 0) return;
    const number = ++seq;
    prediction.sent(number, message, nowMs);
    later(nowMs + roundTripMs / 2, (thereMs) => feel(number, message, thereMs));
  };
  for (const touch of touches) {
    later(touch.time + 0.5, (nowMs) => {
      prediction.heard(touch);
      if (touch.phase === 'moved') waiting.push(touch);
      else send(nowMs, [touch]);
    });
  }
  if (cancelAtMs !== null) later(cancelAtMs, () => prediction.forget());
  for (let ms = touches[0].time - 50; ms < untilMs; ms += FRAME_MS) {
    later(ms, (nowMs) => {
      send(nowMs);
      const now = prediction.show(nowMs);
      shown.push({
        atMs: nowMs, phase: prediction.phase, offset: now?.offset ?? [...layer.boundsOrigin], isForeseen: now !== null,
        timeMs: now?.timeMs,
      });
    });
    const stepMs = Math.ceil((ms + AHEAD_MS) / FRAME_MS) * FRAME_MS - AHEAD_MS;
    later(stepMs, step);
  }
  while (events.length > 0) {
    events.sort((one, other) => one.atMs - other.atMs);
    const { atMs, run } = events.shift();
    if (atMs > untilMs) break;
    run(atMs);
  }
  return { shown, frames, prediction, layer };
}

/** The offset down that was shown for a moment of the finger or of the glide; null: it was not foreseen by then. */
export function shownFor({ shown }, timeMs, beforeMs) {
  const all = shown.filter(({ isForeseen, atMs }) => isForeseen && atMs < beforeMs);
  const next = all.findIndex((one) => one.timeMs >= timeMs);
  if (next < 1) return null;
  const [a, b] = [all[next - 1], all[next]];
  if (b.timeMs - a.timeMs > 2 * FRAME_MS) return null;
  return a.offset[1] + (b.offset[1] - a.offset[1]) * (timeMs - a.timeMs) / (b.timeMs - a.timeMs);
}
