// The slow, obvious way from frames to a tree, in the numbers of the wire.

const DEFAULTS = {
  position: [0, 0], boundsOrigin: [0, 0], boundsSize: [0, 0], transform: { form: 'identity' }, opacity: 255,
  anchorPoint: [2048, 2048], zPosition: 0, flags: 0, background: [0, 0, 0, 0], cornerRadius: 0, children: [],
  element: null, text: null, scroller: null, border: { width: 0, colour: [0, 0, 0, 0] }, shadow: null,
  shape: {
    fill: [0, 0, 0, 255], stroke: [0, 0, 0, 0], lineWidth: 64, flags: 0, miterLimit: 640, dash: [], dashPhase: 0,
    strokeStart: 0, strokeEnd: 65535,
  },
  gradient: null, mask: 0, image: null, path: [], effects: null, scrolling: null,
};

/** A layer with every property: those given, else their defaults. */
export function whole(layer) {
  return {
    ...structuredClone(DEFAULTS), ...layer, text: layer.text ? wholeText(layer.text) : null,
    image: layer.image ? { tint: null, ...layer.image } : null,
    effects: layer.effects ? { ...layer.effects, filters: layer.effects.filters.map((filter) => ({ colour: null, ...filter })) } : null,
  };
}

function wholeText({ lines }) {
  return { lines: lines.map((line) => ({ ...line, runs: line.runs.map(wholeRun) })) };
}

function wholeRun(run) {
  const plain = {
    stroke: null, shadow: null, rise: 0, slant: 0, underline: null, strikethrough: null, ground: null,
  };
  return { spacing: 0, face: '', ...run, ornaments: run.ornaments ? { ...plain, ...run.ornaments } : null };
}

/**
 * @param {Map<number, any>} layers  by id; not changed
 * @param {import('../../Public/js/wire/frame.js').Frame} frame
 * @param {number} root
 * @returns {Map<number, any>}
 */
export function applied(layers, frame, root) {
  const next = new Map(frame.keyframe ? [] : structuredClone(layers));
  for (const record of frame.records) {
    const layer = record.like === undefined ? next.get(record.id) ?? whole({ id: record.id })
      : { ...next.get(record.like), id: record.id };
    next.set(record.id, { ...layer, ...absolute(layer, record) });
  }
  const reached = reachable(next, root);
  return new Map([...next].filter(([id]) => reached.has(id)));
}

function absolute(layer, record) {
  const { like, element, text, scroller, transform, shadow, gradient, image, effects, ...rest } = record;
  for (const key of ['position', 'boundsOrigin', 'boundsSize', 'anchorPoint']) {
    if (rest[key]) rest[key] = rest[key].map((difference, i) => layer[key][i] + difference);
  }
  if (element) rest.element = element.category === 0 ? null : element;
  if (text) rest.text = text.lines.length === 0 ? null : withLooks(text, layer.text);
  if (shadow) rest.shadow = shadow.opacity === 0 ? null : shadow;
  if (gradient) rest.gradient = gradient.kind === 0 ? null : gradient;
  if (effects) rest.effects = effects.blend === 0 ? null : effects;
  if (image) rest.image = image.hash === '' ? null : image;
  if (scroller) rest.scroller = scroller.identifier === '' ? null : scroller;
  if (transform?.form === 'affine') {
    const base = layer.transform.coefficients ?? [65536, 0, 0, 65536, 0, 0];
    rest.transform = { form: 'affine', coefficients: transform.differences.map((by, i) => base[i] + by) };
  } else if (transform?.form === 'similarity') {
    const base = layer.transform.coefficients ?? [65536, 0, 0, 65536, 0, 0];
    const [a, b, tx, ty] = transform.differences.map((by, i) => base[[0, 1, 4, 5][i]] + by);
    rest.transform = { form: 'affine', coefficients: [a, b, 0 - b, a, tx, ty] };
  } else if (transform?.form === 'matrix') {
    const base = layer.transform.elements ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    rest.transform = { form: 'matrix', elements: transform.elements.map((element, i) => element ?? base[i]) };
  } else if (transform) {
    rest.transform = transform;
  }
  return rest;
}

function withLooks({ lines }, former) {
  let look = null;
  for (const { runs } of former?.lines ?? []) look ??= runs.length > 0 ? lookOf(runs[0]) : null;
  return {
    lines: lines.map((line) => ({ ...line, runs: line.runs.map((run) => {
      look = run.look ?? look;
      return { string: run.string, x: run.x, ...look };
    }) })),
  };
}

function lookOf({ string, x, ...look }) {
  return look;
}

function reachable(layers, root) {
  const reached = new Set();
  const waiting = [root];
  while (waiting.length > 0) {
    const id = waiting.pop();
    reached.add(id);
    const { children, mask } = layers.get(id);
    waiting.push(...children);
    if (mask !== 0) waiting.push(mask);
  }
  return reached;
}
