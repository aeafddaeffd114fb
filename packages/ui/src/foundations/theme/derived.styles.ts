// Tokens that follow others. None is declared: where it is used, it is what the page set, or made of what is in force
// there. Declared on the root, it would be made of the root's colours, and a part of the page with an accent of its own
// would keep people and rings in another. Written out, so that bundlers drop those that a component does not use.

/** Under the pointer: darker than the accent in the light, lighter in the dark. */
export const accentHover =
  'var(--credence-accent-hover, color-mix(in srgb, var(--credence-accent) 65%, light-dark(#031a25, #daf9fe)))';

/** The ground of what is chosen. */
export const accentSoft =
  'var(--credence-accent-soft, color-mix(in srgb, var(--credence-accent) 9%, light-dark(#f7fdfe, #0e2128)))';

/** The people that are counted. */
export const crowdOn = 'var(--credence-crowd-on, var(--credence-accent))';

/** What has the focus. */
export const focus = 'var(--credence-focus, var(--credence-accent))';

/** One ring, everywhere. */
export const focusRing =
  'var(--credence-focus-ring, 0 0 0 2px var(--credence-paper), 0 0 0 4px var(--credence-focus, var(--credence-accent)))';
