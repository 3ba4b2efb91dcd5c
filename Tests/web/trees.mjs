// Layer trees for tests, written as the wire would tell them.

/** A frame that replaces everything. Records as in frame.js. Window in points. */
export function keyframe(seq, records, { root = 1, size = [390, 844] } = {}) {
  return {
    header: { seq, time: seq * 167, inputViewer: 0, inputSeq: 0 },
    keyframe: { windowWidth: size[0] * 64, windowHeight: size[1] * 64, rootLayerID: root },
    records,
  };
}

/** A frame on top of the one before. */
export function change(seq, records = []) {
  return { header: { seq, time: seq * 167, inputViewer: 0, inputSeq: 0 }, keyframe: null, records };
}

/** A pair of lengths in points, as the wire has them. */
export const pt = (x, y) => [x * 64, y * 64];

/** A run of 20 points as the wire has it, `x` points from the start of its line. */
export const run = (string, { x = 0, ...fields } = {}) => ({
  string, x, look: {
    fontSize: 20 * 64, spacing: 0, weight: 700, flags: 0, colour: [255, 255, 255, 255], face: '', ornaments: null,
    ...fields,
  },
});

/** A text of one line as the wire has it, its baseline at 27 points; empty for none. */
export const text = (string) =>
  ({ lines: string === '' ? [] : [{ start: [8 * 64, 27 * 64], runs: [run(string)] }] });

/** A cell of a collection view. */
export const cell = (...path) => ({ category: 1, kind: '', path });

/** A scroll view with content of 4988 by 844. */
export const scroller = (identifier, itemCount, state = 0) =>
  ({ identifier, contentWidth: 4988 * 64, contentHeight: 844 * 64, state, itemCount });

/** A window with a collection view `main` of cards. */
export function cards(count) {
  const ids = Array.from({ length: count }, (_, index) => 10 + 2 * index);
  return [
    { id: 1, boundsSize: pt(390, 844), position: pt(195, 422), children: [2] },
    {
      id: 2, boundsSize: pt(390, 844), position: pt(195, 422), children: ids,
      scroller: scroller('main', count),
    },
    ...ids.flatMap((id, index) => [
      {
        id, boundsSize: pt(318, 200), position: pt(195 + index * 418, 422), children: [id + 1],
        element: cell(0, index),
      },
      { id: id + 1, boundsSize: pt(318, 200), position: pt(159, 100), text: text(`Card ${index + 1}`) },
    ]),
  ];
}
