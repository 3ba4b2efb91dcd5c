// @ts-check
// Outlines as values: how long they are, what box they lie in, and the part of one between two places.

/** @typedef {import('./look.js').Outline} Outline */

/** A straight or curved piece: two points, or four of a cubic.
 * @typedef {number[]} Piece */

/** A curve's length is taken as that of this many chords: within a thousandth for arcs of a quarter turn. */
const CHORDS = 16;

/**
 * The part of an outline from `start` to `end` of its whole length, all subpaths taken together.
 * @param {Outline} outline
 * @param {number} start  0 to 1
 * @param {number} end    0 to 1
 * @returns {Outline} empty if nothing is left
 */
export function trimmed(outline, start, end) {
  if (start <= 0 && end >= 1) return outline;
  if (!(end > start)) return [];
  const pieces = piecesOf(outline);
  const lengths = pieces.map(lengthsAlong);
  const total = lengths.reduce((sum, along) => sum + (along.at(-1) ?? 0), 0);
  /** @type {Outline} */
  const part = [];
  let done = 0;
  let pen = [NaN, NaN];
  pieces.forEach((piece, index) => {
    const from = parameterAt(start * total - done, lengths[index]);
    const to = parameterAt(end * total - done, lengths[index]);
    done += lengths[index].at(-1) ?? 0;
    if (!(to > from)) return;
    const [x, y, ...rest] = cut(piece, from, to);
    if (from > 0 || x !== pen[0] || y !== pen[1]) part.push([0, x, y]);
    part.push([rest.length === 2 ? 1 : 3, ...rest]);
    pen = rest.slice(-2);
  });
  return part;
}

/**
 * Where on a piece a distance ends, as the parameter of its curve.
 * @param {number} distance
 * @param {number[]} along  the lengths up to the end of each chord
 * @returns {number} 0 to 1
 */
function parameterAt(distance, along) {
  let before = 0;
  for (const [chord, length] of along.entries()) {
    if (distance < length) return Math.max(chord + (distance - before) / (length - before), 0) / along.length;
    before = length;
  }
  return before > 0 ? 1 : 0;
}

/**
 * The smallest upright box around all points of an outline, control points too, which may lie further out than
 * what is drawn.
 * @param {Outline} outline
 * @returns {[left: number, top: number, right: number, bottom: number] | null} null: it has no points
 */
export function boxOf(outline) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const element of outline) {
    for (let i = 1; i < element.length; i += 2) {
      left = Math.min(left, element[i]);
      right = Math.max(right, element[i]);
      top = Math.min(top, element[i + 1]);
      bottom = Math.max(bottom, element[i + 1]);
    }
  }
  return left <= right && top <= bottom ? [left, top, right, bottom] : null;
}

/** @param {Outline} outline @returns {Piece[]} */
function piecesOf(outline) {
  /** @type {Piece[]} */
  const pieces = [];
  let pen = [0, 0];
  let begin = [0, 0];
  for (const [step, ...at] of outline) {
    if (step === 0) begin = at;
    else if (step === 1) pieces.push([...pen, ...at]);
    else if (step === 2) pieces.push(raised(pen, at));
    else if (step === 3) pieces.push([...pen, ...at]);
    else if (pen[0] !== begin[0] || pen[1] !== begin[1]) pieces.push([...pen, ...begin]);
    pen = step === 4 ? begin : at.slice(-2);
  }
  return pieces;
}

/** A quadratic curve as a cubic one.
 * @param {number[]} pen @param {number[]} at @returns {Piece} */
function raised([x, y], [cx, cy, toX, toY]) {
  const third = (/** @type {number} */ end, /** @type {number} */ control) => end + (2 / 3) * (control - end);
  return [x, y, third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY];
}

/** The length of a piece up to the end of each of its chords; a line has one.
 * @param {Piece} piece */
function lengthsAlong(piece) {
  const chords = piece.length === 4 ? 1 : CHORDS;
  const lengths = [];
  let [x, y] = piece;
  for (let chord = 1, length = 0; chord <= chords; chord++) {
    const [nextX, nextY] = cut(piece, 0, chord / chords).slice(-2);
    length += Math.hypot(nextX - x, nextY - y);
    lengths.push(length);
    [x, y] = [nextX, nextY];
  }
  return lengths;
}

/**
 * The part of a piece between two of its parameters, by de Casteljau's construction.
 * @param {Piece} piece
 * @param {number} from
 * @param {number} to
 * @returns {Piece}
 */
function cut(piece, from, to) {
  const end = to >= 1 ? piece : halves(piece, to)[0];
  return from <= 0 ? end : halves(end, from / to)[1];
}

/** @param {Piece} piece @param {number} at @returns {[Piece, Piece]} */
function halves(piece, at) {
  const [first, second] = [piece.slice(0, 2), piece.slice(-2)];
  let row = piece;
  while (row.length > 2) {
    const next = [];
    for (let i = 0; i + 2 < row.length; i++) next.push(row[i] + (row[i + 2] - row[i]) * at);
    row = next;
    first.push(row[0], row[1]);
    second.unshift(...row.slice(-2));
  }
  return [first, second];
}
