import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SmoothFinger, SMOOTHING } from '../../../Public/js/input/smoothing.js';

const FRAME_MS = 1000 / 60;

test('before a finger was heard of there is no place', () => {
  assert.equal(new SmoothFinger().at(0), null);
});

test('a finger that has just landed is where it landed', () => {
  const finger = new SmoothFinger();
  finger.add([100, 200], 0);

  assert.deepEqual(finger.at(4).place, [100, 200]);
});

test('between two samples it is between them, and after the last it is there', () => {
  // Without smoothing, so that the times alone show.
  const finger = new SmoothFinger({ ...SMOOTHING, leastCutoff: 1e9 });
  for (const ms of [0, 10, 20, 30]) finger.add([ms, 0], ms);
  const at = (ms) => Math.round(finger.at(ms).place[0] * 1000) / 1000;

  assert.equal(at(29), 19);
  assert.equal(at(40), 30);
  assert.equal(at(45), 30);
});

test('a finger that rests is held stiller than it is reported, and in the end is where it was reported', () => {
  const finger = new SmoothFinger();
  let sway = 0;
  for (let index = 0; index < 60; index++) {
    finger.add([0, index % 2 ? 0.5 : -0.5], index * 8);
    if (index > 30) sway = Math.max(sway, Math.abs(finger.at(index * 8 + 4).place[1]));
  }
  assert.ok(sway < 0.35, `${sway}`);

  let now = null;
  for (let ms = 500; ms < 1500; ms += FRAME_MS) now = finger.at(ms);
  assert.ok(Math.abs(now.place[1] - 0.5) < 0.02);
  assert.equal(now.isSettling, false);
});

test('a finger in motion is shown hardly later than it is, however fast', () => {
  for (const speed of [50, 300, 2000, 6000]) {
    const finger = new SmoothFinger();
    for (let index = 0; index <= 60; index++) finger.add([0, speed * index / 120], index * 1000 / 120);
    const { place, timeMs } = finger.at(500);
    assert.ok(Math.abs(place[1] - speed * timeMs / 1000) < 0.5, `${speed}`);
  }
});

test('a sample of the past is passed over', () => {
  const finger = new SmoothFinger();
  finger.add([0, 10], 10);
  finger.add([0, 500], 5);

  assert.deepEqual(finger.at(40).place, [0, 10]);
});

const folder = new URL('../../Bench/traces/', import.meta.url);
const traces = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

/** By linear interpolation between samples; `column` 2 is the place as reported, 4 the true one. */
function placeAt(samples, ms, column) {
  const next = samples.findIndex(([time]) => time >= ms);
  if (next <= 0) return samples.at(next === 0 ? 0 : -1)[column];
  const [a, b] = [samples[next - 1], samples[next]];
  return a[column] + (b[column] - a[column]) * (ms - a[0]) / (b[0] - a[0]);
}

/** The root of the mean square of how much each step from frame to frame differs from the one before, beside the true
 * hand's: what an eye sees as trembling. And how far what is shown is from the report, at worst. */
function tremblings() {
  let [raw, smooth, count, worst] = [0, 0, 0, 0];
  for (const { samples } of traces) {
    const finger = new SmoothFinger();
    const [asReported, asShown] = [[], []];
    let heard = 0;
    for (let ms = 7; ms < samples.at(-1)[0]; ms += FRAME_MS) {
      for (; samples[heard][0] <= ms; heard++) finger.add([samples[heard][1], samples[heard][2]], samples[heard][0]);
      const { place, timeMs } = finger.at(ms);
      asReported.push(samples[heard - 1][2] - placeAt(samples, ms, 4));
      asShown.push(place[1] - placeAt(samples, ms - SMOOTHING.latencyMs, 4));
      worst = Math.max(worst, Math.abs(place[1] - placeAt(samples, timeMs, 2)));
    }
    const bends = (all) => all.slice(2).map((place, index) => (place - 2 * all[index + 1] + all[index]) ** 2);
    raw += bends(asReported).reduce((sum, bend) => sum + bend, 0);
    smooth += bends(asShown).reduce((sum, bend) => sum + bend, 0);
    count += asShown.length - 2;
  }
  return { raw: Math.sqrt(raw / count), smooth: Math.sqrt(smooth / count), worst };
}

test('of the made hands it takes nearly half of the trembling, and shows them where they are to two points', () => {
  const { raw, smooth, worst } = tremblings();

  assert.ok(traces.length === 40);
  assert.ok(smooth < 0.55 * raw, `${smooth} of ${raw}`);
  assert.ok(worst < 2, `${worst}`);
});
