import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Edges } from '../../../Public/js/paint/edges.js';

const DENSITIES = [0.673, 1, 1.213, 1.25, 1.5, 2, 2.625, 3];
const ACROSS = [0, 100];

/** As the wire has it. */
const told = (points) => Math.round(points * 64) / 64;

const inTable = (across = ACROSS) => ({ across, box: {}, within: 'table' });

/** Places boxes of points one after the other, neighbours all; gives their pixels. */
function placed(density, boxes, at = 0) {
  const edges = new Edges(density);
  return boxes.map(([from, to]) => edges.place((from + at) * density, (to + at) * density, inTable()));
}

/** For every density, and for a list at many places of its scrolling. */
function everywhere(claim) {
  for (const density of DENSITIES) {
    for (let step = 0; step < 120; step++) claim(density, -step / 7);
  }
}

test('edges that meet are on one pixel, however they were rounded on their way', () => {
  const height = 133 / 3;
  // A layer's place is told as its centre and its size.
  const rows = Array.from({ length: 12 }, (_, row) => {
    const [centre, half] = [told((row + 0.5) * height), told(height) / 2];
    return [centre - half, centre + half];
  });
  everywhere((density, at) => {
    const pixels = placed(density, rows, at);
    for (let row = 1; row < rows.length; row++) {
      assert.equal(pixels[row][0], pixels[row - 1][1], `${density} ${at} row ${row}`);
      assert.ok(Math.abs(pixels[row][0] - (rows[row][0] + at) * density) <= 0.5 + density / 16);
    }
  });
});

for (const [where, line] of [['foot', [43.5, 44]], ['head', [0, 0.5]], ['foot', [44 - 1 / 3, 44]]]) {
  test(`a line of ${line[1] - line[0]} pt at the ${where} of a row has a pixel within the row`, () => {
    everywhere((density, at) => {
      const [row, drawn, next] = placed(density, [[0, 44], line, [44, 88]], at);
      const isWithin = row[0] <= drawn[0] && drawn[0] < drawn[1] && drawn[1] <= row[1] && row[1] === next[0];
      assert.ok(isWithin, `${density} ${at}: ${row} ${drawn} ${next}`);
    });
  });
}

const BETWEEN = { row: [0, 44], line: [44, 44.5], next: [44.5, 88.5] };
for (const words of ['row line next', 'line row next', 'row next line', 'next line row']) {
  test(`a line between two rows is seen, painted in the order ${words}`, () => {
    const order = words.split(' ');
    everywhere((density, at) => {
      const pixels = placed(density, order.map((name) => BETWEEN[name]), at);
      const [row, line, next] = ['row', 'line', 'next'].map((name) => pixels[order.indexOf(name)]);
      const isSeen = row[1] <= line[0] && line[0] < line[1] && line[1] <= next[0];
      assert.ok(isSeen, `${density} ${at}: ${row} ${line} ${next}`);
    });
  });
}

test('a gap of half a point stays a gap, whichever row is painted first', () => {
  everywhere((density, at) => {
    const [above, below] = placed(density, [BETWEEN.row, BETWEEN.next], at);
    assert.ok(above[1] < below[0], `${density} ${at}`);
    const [later, first] = placed(density, [BETWEEN.next, BETWEEN.row], at);
    assert.ok(first[1] < later[0], `${density} ${at}`);
  });
});

test('a gap to what stands elsewhere on the other axis, or in another box, is none', () => {
  const edges = new Edges(1);
  edges.place(0, 10.1, inTable([0, 50]));
  assert.deepEqual(edges.place(10.4, 20, inTable([50, 100])), [10, 20]);
  edges.place(30, 40.1, inTable());
  assert.deepEqual(edges.place(40.4, 50, { across: ACROSS, box: {}, within: 'another' }), [40, 50]);
  edges.place(60, 70.1, inTable());
  assert.deepEqual(edges.place(70.4, 80, inTable()), [71, 80]);
});

test('what is in a row ends above the hairline at its foot, as far in one row as in the next', () => {
  everywhere((density, at) => {
    const edges = new Edges(density);
    const distances = [0, 1, 2, 3].map((row) => {
      const [top, bottom] = [(row * 44.25 + at) * density, ((row + 1) * 44.25 + at) * density];
      const [, end] = edges.place(top, bottom, { across: ACROSS, box: row, within: 'table' });
      const [, contents] = edges.place(top, bottom - density / 2, { across: ACROSS, box: 'contents', within: row });
      const line = edges.place(bottom - density / 2, bottom, { across: ACROSS, box: 'line', within: row });
      assert.deepEqual(line, [contents, end]);
      return end - contents;
    });
    assert.deepEqual([...new Set(distances)], [1], `${density} ${at}`);
  });
});

test('what is pinned stays, whatever scrolls below it, but for a narrow gap that opens there', () => {
  for (const density of DENSITIES) {
    for (let step = 0; step < 300; step++) {
      const edges = new Edges(density);
      for (let row = 0; row < 4; row++) {
        edges.place((row * 44.25 - step / 7) * density, ((row + 1) * 44.25 - step / 7) * density, inTable());
      }
      const [from, to] = edges.place(30 * density, 60 * density, inTable());
      for (const [pixel, edge] of [[from, 30 * density], [to, 60 * density]]) {
        const isNearRow = [0, 1, 2, 3, 4].some((row) => Math.abs((row * 44.25 - step / 7) * density - edge) < 1.7);
        const allowed = isNearRow ? 1 : 0;
        assert.ok(Math.abs(pixel - Math.round(edge)) <= allowed, `${density} ${step}: ${from} ${to}`);
      }
    }
  }
});

test('what scrolls on never goes back, and keeps its size within a pixel', () => {
  const boxes = Array.from({ length: 12 }, (_, row) => [
    [row * 44.25, (row + 1) * 44.25], [(row + 1) * 44.25 - 0.5, (row + 1) * 44.25],
  ]).flat();
  for (const density of DENSITIES) {
    let before = placed(density, boxes);
    for (let step = 1; step < 200; step++) {
      const pixels = placed(density, boxes, -step / 9);
      pixels.forEach(([from, to], index) => {
        assert.ok(from <= before[index][0] && to <= before[index][1], `${density} ${step} ${index}`);
        assert.ok(Math.abs(to - from - (before[index][1] - before[index][0])) <= 1, `${density} ${step} ${index}`);
      });
      before = pixels;
    }
  }
});

test('lines that are as thick as each other stay so, wherever they are', () => {
  const lines = Array.from({ length: 40 }, (_, index) => [told(index * 20.3), told(index * 20.3) + told(0.5)]);
  for (const density of DENSITIES) {
    const thicknesses = new Set();
    for (let step = 0; step < 40; step++) {
      placed(density, lines, -step / 7).forEach(([from, to]) => thicknesses.add(to - from));
    }
    assert.deepEqual([...thicknesses], [1], `${density}`);
  }
});

test('a hundred lines side by side stay where they are', () => {
  for (const density of DENSITIES) {
    const lines = Array.from({ length: 100 }, (_, index) => [index * 0.3, (index + 1) * 0.3]);
    placed(density, lines).forEach(([from, to], index) => {
      assert.ok(to > from && Math.abs(from - lines[index][0] * density) <= 1.5 + density / 16, `${density} ${index}`);
    });
  }
});
