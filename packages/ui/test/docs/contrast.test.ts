import { expect, test } from 'vitest';
import { contrastRatio, parseRgb } from '../../stories/docs/contrast.js';
import { valueIn } from '../../stories/docs/readTokens.js';
import { allTokens } from '../../stories/docs/tokenSheet.js';
import { colourPairs } from '../../stories/docs/colourPairs.js';

const values = new Map(allTokens.map(({ name, value }) => [name, value]));

function rgb(token: string, scheme: 'light' | 'dark') {
  const value = valueIn(scheme, values.get(`--credence-${token}`) ?? '');
  const alias = /^var\(--credence-([\w-]+)\)$/.exec(value)?.[1];
  const colour = alias ? valueIn(scheme, values.get(`--credence-${alias}`) ?? '') : value;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return parseRgb(`rgb(${channels.join(', ')})`);
}

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([14, 77, 100], [14, 77, 100])).toBe(1);
});

test.each(colourPairs.filter(({ needs }) => needs !== undefined))(
  '$above on $below has the contrast it needs, light and dark (C6)',
  ({ above, below, needs }) => {
    for (const scheme of ['light', 'dark'] as const) {
      const [one, other] = [rgb(above, scheme), rgb(below, scheme)];
      expect(one && other && contrastRatio(one, other)).toBeGreaterThanOrEqual(needs ?? Number.NaN);
    }
  },
);
