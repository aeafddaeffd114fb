/** Two tokens on top of each other, and their required contrast. */
export interface ColourPair {
  readonly above: string;
  readonly below: string;
  /** 4.5 for text, 3 for anything else that must be visible (WCAG 2.2, 1.4.3 and 1.4.11); undefined for decoration. */
  readonly needs: number | undefined;
  readonly use: string;
}

const on = (below: string, needs: number | undefined, use: string, ...above: string[]): ColourPair[] =>
  above.map((name) => ({ above: name, below, needs, use }));

/** Every pair of tokens that components combine. */
export const colourPairs: readonly ColourPair[] = [
  ...on('paper', 4.5, 'text', 'ink', 'ink-2', 'ink-3', 'accent', 'changed', 'done', 'error'),
  ...on('paper-raised', 4.5, 'text', 'ink', 'ink-2', 'ink-3', 'accent'),
  ...on('paper-sunken', 4.5, 'text', 'ink', 'ink-3'),
  ...on('paper-hover', 4.5, 'text', 'ink', 'ink-3'),
  ...on('accent', 4.5, 'text on a filled button', 'on-accent'),
  ...on('accent-hover', 4.5, 'the same below the pointer', 'on-accent'),
  ...on('accent-soft', 4.5, 'text', 'accent'),
  ...on('changed-soft', 4.5, 'text', 'changed'),
  ...on('done-soft', 4.5, 'text', 'done'),
  ...on('error-soft', 4.5, 'text', 'error'),
  ...on('state-1', 4.5, 'text in a bar', 'on-state-1'),
  ...on('state-2', 4.5, 'text in a bar', 'on-state-2'),
  ...on('state-3', 4.5, 'text in a bar', 'on-state-3'),
  ...on('state-4', 4.5, 'text in a bar', 'on-state-4'),
  ...on('paper', 3, 'outline of a control, rail', 'outline'),
  ...on('paper', 3, 'a person nobody has answered for yet', 'crowd-unset'),
  ...on('crowd-off', 3, 'a filled person beside an empty one', 'crowd-on'),
  ...on('paper', 3, 'a mark that something changed', 'changed-mark'),
  ...on('paper', 3, 'bars and lines', 'series-1', 'series-2', 'series-3', 'series-4', 'series-5'),
  ...on('paper', undefined, 'decorates: hairline, empty person', 'hairline', 'hairline-strong', 'crowd-off'),
];
