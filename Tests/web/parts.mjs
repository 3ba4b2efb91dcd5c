// Stand-ins for elements, where there is no browser.

/** Somebody that events happen to. Who gave a signal is let go when it says so, as in a browser. */
export class Heard {
  /** @type {Map<string, Set<(event: any) => void>>} by type */
  listeners = new Map();

  addEventListener(type, listener, { signal } = {}) {
    const all = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, all.add(listener));
    signal?.addEventListener('abort', () => all.delete(listener));
  }

  /** Lets an event happen, and gives it back. */
  fire(type, event = {}) {
    for (const listener of [...this.listeners.get(type) ?? []]) listener(event);
    return event;
  }

  /** Types that somebody listens to. */
  get heard() {
    return [...this.listeners].filter(([, all]) => all.size > 0).map(([type]) => type).sort();
  }
}

/** The few things of an element that modules touch. */
export class Part extends Heard {
  hidden = true;
  open = false;
  textContent = '';
  className = '';
  value = '';
  dataset = {};
  attributes = new Map();
  style = { setProperty() {} };
  /** @type {Part | null} */
  parent = null;
  /** @type {Part[]} */
  children = [];
  ownerDocument;

  constructor(page = createPage()) {
    super();
    this.ownerDocument = page;
  }

  get valueAsNumber() { return this.value === '' ? NaN : Number(this.value); }

  setAttribute(name, value) { this.attributes.set(name, value); }
  removeAttribute(name) { this.attributes.delete(name); }
  toggleAttribute(name, isOn) { if (isOn) this.attributes.set(name, ''); else this.attributes.delete(name); }

  append(...parts) { for (const part of parts) this.insertBefore(part, null); }
  replaceChildren(...parts) {
    for (const child of [...this.children]) child.remove();
    this.append(...parts);
  }
  insertBefore(part, next) {
    part.remove();
    this.children.splice(next === null ? this.children.length : this.children.indexOf(next), 0, part);
    part.parent = this;
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }

  contains(other) { return other === this || this.children.some((child) => child.contains(other)); }
  focus() { this.ownerDocument.activeElement = this; }
  select() {}
  scrollIntoView() {}
  dispatchEvent() {}

  /** This and all below it. @returns {Part[]} */
  get all() { return [this, ...this.children.flatMap((child) => child.all)]; }
  /** Those of this class. */
  classed(name) { return this.all.filter(({ className }) => className === name); }
}

/** A document that makes parts. */
export function createPage() {
  const createElement = (tag) => Object.assign(new Part(page), { tag });
  const page = Object.assign(new Heard(), {
    activeElement: null, createElement, createElementNS: (namespace, tag) => createElement(tag),
  });
  return page;
}
