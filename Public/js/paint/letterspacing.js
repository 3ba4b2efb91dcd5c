// @ts-check
// Draws text with room after every character, also in browsers whose canvas does not know of it.

/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} context  with the font set, and text aligned to the left
 * @param {string} string
 * @param {number} x
 * @param {number} baseline
 * @param {number} spacing  after every character, in the context's units; may be negative
 * @param {'fillText' | 'strokeText'} [method]
 */
export function drawSpaced(context, string, x, baseline, spacing, method = 'fillText') {
  // Between two texts there is none: to set it takes as long as to draw a word.
  if (spacing === 0) {
    context[method](string, x, baseline);
    return;
  }
  if ('letterSpacing' in context) {
    context.letterSpacing = `${spacing}px`;
    context[method](string, x, baseline);
    context.letterSpacing = '0px';
    return;
  }
  // Where a character stands is told by what is before it, so that kerning stays.
  let [before, count] = ['', 0];
  for (const { segment } of new Intl.Segmenter().segment(string)) {
    const advance = context.measureText(before + segment).width - context.measureText(segment).width;
    context[method](segment, x + advance + spacing * count, baseline);
    before += segment;
    count += 1;
  }
}

/**
 * How wide a text is drawn, the room after its last character included.
 * @param {Context} context  as for `drawSpaced`
 * @param {string} string
 * @param {number} spacing
 */
export function spacedWidth(context, string, spacing) {
  return context.measureText(string).width + spacing * [...new Intl.Segmenter().segment(string)].length;
}
