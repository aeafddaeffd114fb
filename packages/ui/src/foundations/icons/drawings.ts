/** What an icon draws: strokes on a grid of 16 × 16. */
export interface Drawing {
  /** The path. */
  readonly path: string;
  /** True if it points in the reading direction. */
  readonly flips?: true;
}

// One export for each, so that a component brings what it draws and no other.
export const alert: Drawing = { path: 'M8 2.5 14 13H2zM8 6.5v3.2M8 11.6v.1' };
export const back: Drawing = { path: 'M9.5 3.5 5 8l4.5 4.5', flips: true };
export const changed: Drawing = { path: 'M3 5.5h9L9.5 3M13 10.5H4L6.5 13' };
export const check: Drawing = { path: 'm3.5 8.5 3 3 6-7' };
export const chevronDown: Drawing = { path: 'm4 6 4 4 4-4' };
export const forbidden: Drawing = { path: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM4.2 11.8l7.6-7.6' };
export const close: Drawing = { path: 'm4 4 8 8M12 4l-8 8' };
const remove: Drawing = { path: 'M3.5 4.5h9M6.3 4.5V3h3.4v1.5M4.8 4.5l.5 8.5h5.4l.5-8.5' };
export const down: Drawing = { path: 'M8 3v9.5M4 8.8l4 4 4-4' };
export const download: Drawing = { path: 'M8 2.5v7.8M5 7.5l3 3 3-3M3 10.5V13h10v-2.5' };
export const edit: Drawing = { path: 'M3 13h2.2l7-7L10 3.8l-7 7zM8.6 5.2l2.2 2.2' };
export const eye: Drawing = {
  path: 'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
};
export const eyeOff: Drawing = {
  path: 'M3 3l10 10M6.3 4.1A6 6 0 0 1 8 3.8c4 0 6.2 4.2 6.2 4.2a11 11 0 0 1-2 2.5M10 11.8a6 6 0 0 1-2 .4C4 12.2 1.8 8 1.8 8a11 11 0 0 1 2.3-2.8',
};
export const file: Drawing = { path: 'M4 2h5.2L12 4.8V14H4zM9 2v3h3' };
export const fit: Drawing = { path: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3' };
export const forward: Drawing = { path: 'M6.5 3.5 11 8l-4.5 4.5', flips: true };
export const info: Drawing = { path: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 7.5v3.3M8 5.2v.1' };
export const lock: Drawing = { path: 'M4.5 7.5h7V13h-7zM5.8 7.5V5.4a2.2 2.2 0 0 1 4.4 0v2.1' };
export const menu: Drawing = { path: 'M2.5 5h11M2.5 11h11' };
export const grip: Drawing = { path: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01' };
export const minus: Drawing = { path: 'M4 8h8' };
export const plus: Drawing = { path: 'M4 8h8M8 4v8' };
export const rising: Drawing = { path: 'M2.5 12.5 6.5 8l2.5 2 4.5-5.5M10 4.5h3.5V8', flips: true };
export const reset: Drawing = { path: 'M3 3.5v9M13 8H5.8M8.8 5l-3 3 3 3', flips: true };
export const search: Drawing = { path: 'M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm3-1 3.5 3.5' };
export const sortAscending: Drawing = { path: 'm5 9.5 3 3 3-3' };
export const sortDescending: Drawing = { path: 'm5 6.5 3-3 3 3' };
export const undo: Drawing = { path: 'M6 3.5 3 6.5l3 3M3 6.5h6.2a3.3 3.3 0 0 1 0 6.6H7' };
export const unlock: Drawing = { path: 'M3 7.5h7V13H3zM8 7.5V5.2a2.3 2.3 0 0 1 4.6 0v1.6' };
export const up: Drawing = { path: 'M8 13V3.5M4 7.2 8 3.2l4 4' };
export const upload: Drawing = { path: 'M8 10.5V3M5 5.7 8 2.7l3 3M3 10.5V13h10v-2.5' };
export { remove as delete };
