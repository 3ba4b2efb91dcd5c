// @ts-check
// How much of a phone's screen a preview can have.

/**
 * The room of the session's page: what is left by the notch, the corners and the bar at the lower edge, while the
 * browser shows its own bars. The list of previews is scrolled, which makes some browsers hide them; on the session's
 * page, which is not, they are back.
 * @param {Window} view
 * @returns {[width: number, height: number]}  CSS pixels
 */
export function phoneRoom(view) {
  const ruler = view.document.createElement('div');
  ruler.className = 'phone-room';
  view.document.body.append(ruler);
  const { width, height } = ruler.getBoundingClientRect();
  ruler.remove();
  return width > 0 && height > 0 ? [width, height] : [view.innerWidth, view.innerHeight];
}
