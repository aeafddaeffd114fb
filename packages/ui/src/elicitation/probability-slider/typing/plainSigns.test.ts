import { describe, expect, test } from 'vitest';
import { percentOf } from '@credence/bayesnet/shares';
import { ppmOf } from '../../answers/share.js';
import { exactShares } from '../fine-line/exactShares.js';
import { readTyped } from './readTyped.js';

const read = (text: string, locale = 'en') => {
  const { share } = readTyped(text, { min: 1, max: 99, exactShares, locale });
  return share === undefined ? undefined : percentOf(ppmOf(share));
};

describe('R-2324: a number is read in the digits and signs of whoever types it', () => {
  test.each([
    ['٣٧', 37],
    ['۳۷', 37],
    ['３７', 37],
    ['٠٫٢', 0.2],
    ['0,2 %', 0.2],
    ['37\u202f%\n', 37],
    ['\u200e37%', 37],
    ['37 percent', 37],
    ['37 Prozent', 37],
    ['37 por ciento', 37],
    ['37 per cento', 37],
    ['37 pour cent', 37],
    ['37 procent', 37],
  ])('%j is %d %%', (text, percent) => {
    expect(read(text)).toBe(percent);
  });

  test.each(['en', 'de', 'es', 'fr', 'it', 'nl'])('as %s writes a fraction of a percent', (locale) => {
    const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.002);
    expect(read(text, locale)).toBe(0.2);
  });
});
