import { expect, test } from 'vitest';
import { remsOfReader } from './remsOfReader.js';

/** What a node of this type says on a page whose `html` has 62.5 % of the reader's text size. */
function written(type: string, value: string): string {
  const node = { type, value };
  remsOfReader(62.5)(node);
  return node.value;
}

test.each([
  ['padding: 1rem -.5rem', 'padding: 1.6rem -0.8rem'],
  ['inline-size: max(1.65rem, 2ch)', 'inline-size: max(2.64rem, 2ch)'],
  ['--credence-4: 1.25rem', '--credence-4: 2rem'],
  ['margin: 1em 2px', 'margin: 1em 2px'],
  ['inline-size: calc(1rem*var(--credence-rem))', 'inline-size: calc(1.6rem*var(--credence-rem))'],
])('R-2710: "%s" is written "%s" where html has 62.5 %%', (given, expected) => {
  expect(written('decl', given)).toBe(expected);
});

test('R-2710: widths of a container are those of the page, widths of the window the reader’s already', () => {
  expect(written('@container', '@container (min-width: 30rem)')).toBe('@container (min-width: 48rem)');
  expect(written('@media', '@media (min-width: 30rem)')).toBe('@media (min-width: 30rem)');
});
