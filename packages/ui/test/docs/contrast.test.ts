import { expect, test } from 'vitest';
import { colourPairs } from '../../stories/docs/colourPairs.js';
import { contrastRatio } from '../../stories/docs/contrast.js';
import { themeContrast, tooFaint } from '../../stories/docs/themeContrast.js';

const measured = themeContrast();
const named = ({ above, below, scheme }: { above: string; below: string; scheme: string }) =>
  `${above} on ${below}, ${scheme}`;

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([14, 77, 100], [14, 77, 100])).toBe(1);
});

test.each(colourPairs.filter(({ needs }) => needs !== undefined))(
  '$above on $below has the contrast it needs, light and dark (C6)',
  (pair) => {
    const both = measured.filter(({ above, below }) => above === pair.above && below === pair.below);
    expect(both).toHaveLength(2);
    for (const { ratio } of both) expect(ratio).toBeGreaterThanOrEqual(pair.needs ?? Number.NaN);
  },
);

test('R-2362: the colours that we chose for the hover and the ground of the accent are those made of it', () => {
  const made = (name: string) => measured.find(({ above, below }) => above === 'accent' && below === name)?.ratio;
  expect(made('accent-soft')).toBeCloseTo(contrastRatio([14, 77, 100], [226, 237, 240]));
});

test('R-2362: the check of a theme names the pairs that are too faint, and only those', () => {
  expect(tooFaint()).toEqual([]);
  expect(tooFaint({ '--credence-accent': 'light-dark(#7a1f5c, #e3a6cd)' })).toEqual([]);
  const yellow = tooFaint({ '--credence-accent': '#ffd500' }).map(named);
  expect(yellow).toEqual(
    expect.arrayContaining(['accent on paper, light', 'on-accent on accent, light', 'crowd-on on crowd-off, light']),
  );
  expect(yellow.filter((pair) => pair.endsWith('dark'))).toEqual([]);
});

test('R-2362: a colour that the check cannot read is named, not passed over', () => {
  expect(tooFaint({ '--credence-ink': 'rebeccapurple' }).map(named)).toContain('ink on paper, light');
});
