/** The ring around what has the focus, for a part of it that is drawn in its place: as the kit draws its own. */
export const focusRing =
  'var(--credence-focus-ring, 0 0 0 2px var(--credence-paper), 0 0 0 4px var(--credence-focus, var(--credence-accent)))';
