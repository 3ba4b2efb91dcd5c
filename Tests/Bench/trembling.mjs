// How much the picture under a finger trembles, with touches drawn as they were reported and as the page shows them: the
// root of the mean square of how much each step from display frame to display frame differs from the one before, beside
// the true hand's, in points. On the traces beside this file, whose samples here come when they should.
//
//     node Tests/Bench/trembling.mjs     prints it as JSON

import { readdirSync, readFileSync } from 'node:fs';
import { SmoothFinger, SMOOTHING } from '../../Public/js/input/smoothing.js';

const FRAME_MS = 1000 / 60;
const folder = new URL('traces/', import.meta.url);

export const traces = readdirSync(folder).sort().map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));

/** By linear interpolation between samples; `column` 2 is the place as reported, 4 the true one. */
function placeAt(samples, ms, column) {
  const next = samples.findIndex(([time]) => time >= ms);
  if (next <= 0) return samples.at(next === 0 ? 0 : -1)[column];
  const [a, b] = [samples[next - 1], samples[next]];
  return a[column] + (b[column] - a[column]) * (ms - a[0]) / (b[0] - a[0]);
}

const bends = (places) => places.slice(2).map((place, index) => place - 2 * places[index + 1] + places[index]);
const rootMeanSquare = (all) => Math.sqrt(all.reduce((sum, one) => sum + one * one, 0) / all.length);

/** `worst`: how far a finger is shown from where it was reported to be at that moment, at most. */
export function trembling() {
  const [reported, shown] = [[], []];
  let worst = 0;
  for (const { samples } of traces) {
    const finger = new SmoothFinger();
    const beside = { reported: [], shown: [] };
    let heard = 0;
    for (let ms = 7; ms < samples.at(-1)[0]; ms += FRAME_MS) {
      for (; samples[heard][0] <= ms; heard++) finger.add([samples[heard][1], samples[heard][2]], samples[heard][0]);
      const { place, timeMs } = finger.at(ms);
      beside.reported.push(samples[heard - 1][2] - placeAt(samples, ms, 4));
      beside.shown.push(place[1] - placeAt(samples, ms - SMOOTHING.latencyMs, 4));
      worst = Math.max(worst, Math.abs(place[1] - placeAt(samples, timeMs, 2)));
    }
    reported.push(...bends(beside.reported));
    shown.push(...bends(beside.shown));
  }
  return { reported: rootMeanSquare(reported), shown: rootMeanSquare(shown), worst };
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.log(JSON.stringify(trembling()));
