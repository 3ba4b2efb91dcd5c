// @ts-check
// One preview in the gallery's list: a small phone, a name, a sentence.

/**
 * @typedef {object} Card
 * @property {HTMLElement} item
 * @property {HTMLElement} room              what the phone is fitted into
 * @property {HTMLElement} phone
 * @property {HTMLCanvasElement} canvas      its screen; the drawn picture is seen until there is another
 * @property {() => void} stop               let go of its button
 */

/**
 * @param {Document} page
 * @param {import('../server/api.js').Preview} preview
 * @param {number} index  in the list
 * @param {() => void} open
 * @returns {Card}
 */
export function createCard(page, preview, index, open) {
  const item = page.createElement('li');
  const title = page.createElement(preview.heading ? 'h3' : 'h2');
  const button = page.createElement('button');
  const summary = page.createElement('p');
  const { picture, room, phone, canvas } = createPicture(page);
  item.className = 'card';
  title.className = 'card-title';
  item.style.setProperty('--hue', String(hueOf(index)));
  item.append(picture, title, summary);
  title.append(button);
  // The button's area is the whole card but the phone; its name is the title.
  button.type = 'button';
  const name = page.createElement('span');
  name.textContent = preview.title;
  // A name of another language's direction begins, and is cut, on its own side.
  name.dir = 'auto';
  // Where the name is cut, this tells the rest.
  button.title = preview.title;
  button.append(name);
  const listening = new AbortController();
  button.addEventListener('click', open, { signal: listening.signal });
  summary.textContent = preview.summary;
  return { item, room, phone, canvas, stop: () => listening.abort() };
}

/**
 * A small phone. Those who cannot see it miss nothing: the button beside it opens what it shows.
 * @param {Document} page
 */
function createPicture(page) {
  const picture = page.createElement('div');
  const room = page.createElement('div');
  const phone = page.createElement('div');
  const drawn = page.createElement('div');
  const canvas = page.createElement('canvas');
  picture.className = 'picture';
  picture.setAttribute('aria-hidden', 'true');
  room.className = 'room';
  phone.className = 'phone';
  drawn.className = 'drawn';
  for (let i = 0; i < 3; i++) drawn.append(page.createElement('i'));
  phone.append(drawn, canvas);
  room.append(phone);
  picture.append(room);
  return { picture, room, phone, canvas };
}

/**
 * A colour for each card, so that they can be told apart at a glance. Neighbours, and neighbours of neighbours,
 * differ: each is the golden angle away from the one before.
 * @param {number} index
 * @returns {number} degrees
 */
function hueOf(index) {
  return (228 + index * 137.508) % 360;
}
