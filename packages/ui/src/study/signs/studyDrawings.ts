import type { Drawing } from '../../foundations/icons/drawings.js';

// Drawings that only studies need: whoever names an icon would bring what is among the kit's.
export const mail: Drawing = { path: 'M2.5 4h11v8h-11zM2.5 4.5 8 9l5.5-4.5' };
export const person: Drawing = {
  path: 'M8 7.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM3.5 13.5c.3-2.6 2-4 4.5-4s4.2 1.4 4.5 4',
};
