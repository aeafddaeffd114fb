/** The kit's icons, drawn on a 16 × 16 grid with one stroke. */
export const iconPaths = {
  alert: 'M8 2.5 14 13H2zM8 6.5v3.2M8 11.6v.1',
  back: 'M9.5 3.5 5 8l4.5 4.5',
  changed: 'M3 5.5h9L9.5 3M13 10.5H4L6.5 13',
  check: 'm3.5 8.5 3 3 6-7',
  chevronDown: 'm4 6 4 4 4-4',
  forbidden: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM4.2 11.8l7.6-7.6',
  close: 'm4 4 8 8M12 4l-8 8',
  delete: 'M3.5 4.5h9M6.3 4.5V3h3.4v1.5M4.8 4.5l.5 8.5h5.4l.5-8.5',
  down: 'M8 3v9.5M4 8.8l4 4 4-4',
  download: 'M8 2.5v7.8M5 7.5l3 3 3-3M3 10.5V13h10v-2.5',
  edit: 'M3 13h2.2l7-7L10 3.8l-7 7zM8.6 5.2l2.2 2.2',
  eye: 'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  eyeOff:
    'M3 3l10 10M6.3 4.1A6 6 0 0 1 8 3.8c4 0 6.2 4.2 6.2 4.2a11 11 0 0 1-2 2.5M10 11.8a6 6 0 0 1-2 .4C4 12.2 1.8 8 1.8 8a11 11 0 0 1 2.3-2.8',
  file: 'M4 2h5.2L12 4.8V14H4zM9 2v3h3',
  fit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  forward: 'M6.5 3.5 11 8l-4.5 4.5',
  info: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 7.5v3.3M8 5.2v.1',
  lock: 'M4.5 7.5h7V13h-7zM5.8 7.5V5.4a2.2 2.2 0 0 1 4.4 0v2.1',
  menu: 'M2.5 5h11M2.5 11h11',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  minus: 'M4 8h8',
  plus: 'M4 8h8M8 4v8',
  rising: 'M2.5 12.5 6.5 8l2.5 2 4.5-5.5M10 4.5h3.5V8',
  reset: 'M3 3.5v9M13 8H5.8M8.8 5l-3 3 3 3',
  search: 'M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm3-1 3.5 3.5',
  sortAscending: 'm5 9.5 3 3 3-3',
  sortDescending: 'm5 6.5 3-3 3 3',
  undo: 'M6 3.5 3 6.5l3 3M3 6.5h6.2a3.3 3.3 0 0 1 0 6.6H7',
  unlock: 'M3 7.5h7V13H3zM8 7.5V5.2a2.3 2.3 0 0 1 4.6 0v1.6',
  up: 'M8 13V3.5M4 7.2 8 3.2l4 4',
  upload: 'M8 10.5V3M5 5.7 8 2.7l3 3M3 10.5V13h10v-2.5',
} as const;

/** @since 0.1.0 */
export type IconName = keyof typeof iconPaths;
