/** A list, menu or popover that is open, by the box or button that it belongs to. */
const OPEN = '[role="combobox"][aria-expanded="true"], [aria-haspopup][aria-expanded="true"]';
const TOOLTIP = '[data-slot="tooltip"]';
/** What answers Escape itself while the focus is in it, and says so. */
const ITSELF = '[data-uses-escape]';
const SEARCH = 'input[type="search"]:not(:placeholder-shown)';

/**
 * Whether something stands open above this layer that is no layer itself: the list of a box in it, whichever kit the box
 * is from.
 */
export const isOpenAbove = (layer: Element | null): boolean => layer?.querySelector(OPEN) != null;

/**
 * Whether an Escape is not for this layer: it closes what is open above, is for the search or the part where it was
 * pressed, ends a composition, or has closed a layer already and is still held down.
 */
export function escapeIsUsed(event: KeyboardEvent, layer: Element | null): boolean {
  // Inside a shadow root, the target of the event is its host.
  const [target] = event.composedPath();
  return (
    event.isComposing ||
    event.repeat ||
    (target instanceof Element && (target.matches(`${OPEN}, ${SEARCH}`) || target.closest(ITSELF) !== null)) ||
    layer?.querySelector(`${OPEN}, ${TOOLTIP}`) != null
  );
}
