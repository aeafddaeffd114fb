import { type ColourPair, colourPairs } from './colourPairs.js';
import { colourOf } from './colourOf.js';
import { contrastRatio } from './contrast.js';
import { allTokens } from './tokenSheet.js';

/** Two tokens on top of each other in one scheme. The ratio is undefined if a colour cannot be read. */
export interface MeasuredPair extends ColourPair {
  readonly scheme: 'light' | 'dark';
  readonly ratio: number | undefined;
}

/** The contrast of every pair with the given tokens (`--credence-accent`: any colour our tokens can hold), both schemes. */
export function themeContrast(given: Readonly<Record<string, string>> = {}): readonly MeasuredPair[] {
  const tokens = new Map([...allTokens.map(({ name, value }) => [name, value] as const), ...Object.entries(given)]);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    colourPairs.map((pair) => {
      const [one, other] = [pair.above, pair.below].map((name) => colourOf(`var(--credence-${name})`, scheme, tokens));
      return { ...pair, scheme, ratio: one && other && contrastRatio(one, other) };
    }),
  );
}

/** The pairs that have less contrast than they need; also those with a colour that cannot be read. */
export const tooFaint = (given?: Readonly<Record<string, string>>): readonly MeasuredPair[] =>
  themeContrast(given).filter(({ ratio = 0, needs = 0 }) => ratio < needs);
