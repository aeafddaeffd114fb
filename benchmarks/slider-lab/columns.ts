/** What a slider is measured by, in the order of the table: what is wanted, and why. */
export const COLUMNS = {
  builtOn: {
    head: 'Built on',
    wanted: 'input',
    why: 'Screen readers on touch screens can set a native input; an imitation often cannot be moved.',
  },
  pageUp: { head: 'Page Up', wanted: '+10', why: 'Ninety-nine steps are many.' },
  shiftArrow: { head: 'Shift + right', wanted: '+10', why: 'The same, without Page Up on the keyboard.' },
  formData: { head: 'In FormData', wanted: 'yes', why: 'A form sends the answer without a script.' },
  reset: { head: 'After reset()', wanted: '50', why: 'What is shown is what the form sends, also after a reset.' },
  grab: { head: 'Grabbed at the edge', wanted: '0', why: 'To take hold of the thumb is no answer.' },
  swipe: { head: 'Page scrolled across', wanted: '50, scrolled', why: 'Whoever scrolls past answers nothing.' },
  rightToLeft: { head: 'Right key, RTL', wanted: '-1', why: 'In Arabic or Hebrew the lower numbers are on the right.' },
  forcedColours: {
    head: 'Forced colours',
    wanted: 'visible',
    why: 'High-contrast themes replace all backgrounds; thumb and track must stay.',
  },
  unanswered: {
    head: 'Value null',
    wanted: 'hollow, a tap answers',
    why: 'Nobody has answered yet: it must look so and send nothing, and a tap on the thumb makes 50 the answer.',
  },
} as const;

export type Column = keyof typeof COLUMNS;
export type Row = Readonly<Record<Column, string>>;

export const columns = Object.keys(COLUMNS) as Column[];
export const target = Object.fromEntries(columns.map((column) => [column, COLUMNS[column].wanted])) as Row;

/** What a run of the lab leaves behind. */
export interface Result {
  /** The browser that it ran in. */
  readonly browser: string;
  readonly sliders: readonly { readonly name: string; readonly version: string; readonly row: Row }[];
}
