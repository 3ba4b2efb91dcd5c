/** A canvas that writes down what is drawn, with the transform and opacity at that moment. */
export function fakeCanvas(width, height) {
  const drawn = [];
  let saved = [];
  let now = { matrix: [1, 0, 0, 1, 0, 0], globalAlpha: 1, clips: 0, operation: 'source-over', filter: 'none' };
  let path = '';
  const context = {
    drawn,
    save: () => saved.push({ ...now }),
    restore: () => { now = saved.pop(); },
    setTransform: (...matrix) => { now.matrix = matrix; },
    transform(a, b, c, d, x, y) {
      const [A, B, C, D, X, Y] = now.matrix;
      now.matrix = [
        A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * x + C * y + X, B * x + D * y + Y,
      ];
    },
    set globalAlpha(alpha) { now.globalAlpha = alpha; },
    set globalCompositeOperation(operation) { now.operation = operation; },
    set filter(filter) { now.filter = filter; },
    beginPath: () => { path = ''; },
    rect: (...box) => { path += `${path && ' '}rect ${box}`; },
    roundRect: (...box) => { path += `${path && ' '}round ${box}`; },
    moveTo: () => {},
    lineTo: () => {},
    closePath: () => {},
    clip: () => { now.clips += 1; },
    fillRect: (...box) => drawn.push(
      now.operation === 'source-over' ? `ground ${box}` : `${now.operation} ${context.fillStyle}`),
    fill: (rule) => drawn.push(`${context.fillStyle} ${path} at ${now.matrix.slice(4)} alpha ${now.globalAlpha}` +
      (now.clips ? ` in ${now.clips} clips` : '') +
      (rule === 'evenodd' ? ' evenodd' : '')),
    fillText: (string, x, y) => drawn.push(`"${string}" ${context.font} ${context.textAlign} ${context.direction} ${x},${y}`),
    measureText: (string) =>
      ({ width: string.length * 10 }),
    clearRect: () => {},
    drawImage: (sheet, ...box) => drawn.push({
      sheet: [...sheet.drawn], alpha: now.globalAlpha, operation: now.operation, filter: now.filter, box: box.slice(0, 4),
    }),
  };
  const canvas = { width, height, drawn, getContext: () => context, cloneNode: () => fakeCanvas(width, height) };
  context.canvas = canvas;
  return canvas;
}
