import { focused } from './focused.js';

/** What the Tab key can reach, unless it is disabled or cannot be seen. */
export const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The places where the focus may go when a layer closes, the best first. */
export type FocusReturn = readonly Element[];

/** The open layers that hold the focus, the lowest first, each with its way back. */
const open = new Map<Element, FocusReturn>();

/** Says that a layer stands on the page, or with null for the way that it no longer does. */
export function trackOpenLayer(layer: Element, way: FocusReturn | null): void {
  if (way) open.set(layer, way);
  else open.delete(layer);
}

/**
 * Where to go back to from a layer that opens now: to what has the focus, or what is next to it then, or what opened the
 * layer or menu that it is in. Noted before anything of it can be removed.
 */
export function focusReturnFrom(from: Element | null): FocusReturn {
  const way: Element[] = [];
  for (let place = from; place && place !== document.body; place = parentOf(place)) {
    const { nextElementSibling: next, previousElementSibling: previous } = place;
    way.push(place, ...[next, previous].filter((beside) => beside !== null));
    const beneath =
      open.get(place) ?? (place.getAttribute('role') === 'menu' ? focusReturnFrom(buttonOf(place)) : undefined);
    if (beneath) return [...way, ...beneath];
  }
  return way;
}

/** Goes to the first place that can have the focus; to none if somebody has taken it meanwhile. */
export function returnFocus(way: FocusReturn): void {
  if (focused()) return;
  for (const place of way) {
    if (!place.isConnected || isBehindLayer(place)) continue;
    for (const element of [place, ...place.querySelectorAll<HTMLElement>(TABBABLE)]) {
      if (!(element instanceof HTMLElement)) continue;
      element.focus({ preventScroll: true });
      if (focused() === element) return;
    }
  }
  const topmost = [...open.keys()].at(-1);
  if (topmost instanceof HTMLElement) topmost.focus({ preventScroll: true });
}

/** Whether a layer stands above this element and hides it from those who cannot see the page. */
export function isBehindLayer(element: Element): boolean {
  for (let place: Element | null = element; place; place = parentOf(place)) {
    if (place.getAttribute('aria-hidden') === 'true') return true;
  }
  return false;
}

/** The button that opened a menu, which names it. */
const buttonOf = (menu: Element) => document.getElementById(menu.getAttribute('aria-labelledby') ?? '');

/** The parent of an element; of the outermost one in a shadow root, its host. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
