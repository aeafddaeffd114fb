const usesEscape = '[role="combobox"][aria-expanded="true"], input[type="search"]:not(:placeholder-shown)';

/** Whether Escape is for the field where it was pressed: it closes an open list or clears a search. */
export const escapeStaysInside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(usesEscape);
