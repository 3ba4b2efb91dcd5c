// Knobs for tests, as a server lists them.

import { knobsFrom } from '../../Public/js/server/knob-list.js';

/** One entry of a `knobs` message. */
export function entry(name, value, more = {}) {
  const kind = { number: 'number', boolean: 'boolean', string: 'choice' }[typeof value];
  const style = { number: 'float', boolean: 'boolean', choice: 'choice' }[kind];
  return {
    name, title: name, group: '', kind, value, default: value, min: null, max: null, isRangeStated: false, step: null, unit: '',
    choices: [], declaration: '', literal: [0, 0], style, ...more,
  };
}

/** As the page holds it. */
export function knob(name, value, more) {
  const [known] = knobsFrom([entry(name, value, more)]);
  return known;
}
