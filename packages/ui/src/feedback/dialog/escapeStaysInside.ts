const usesEscape = '[role="combobox"][aria-expanded="true"], input[type="search"]:not(:placeholder-shown)';

/** Whether Escape belongs to the field it was pressed in: an open list is closed by it, a search emptied. */
export const escapeStaysInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(usesEscape);
