import { type ColourPair, colourPairs } from './colourPairs.js';
import { contrastRatio, type Rgb } from './contrast.js';
import { allTokens } from './tokenSheet.js';
import { argumentsOf } from './readTokens.js';

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

/**
 * A colour as our tokens write colours, without a browser: `#0e4d64`, `light-dark()`, `var()`, and `color-mix()` in
 * sRGB of two opaque colours. Undefined for any other.
 */
function colourOf(value: string, scheme: 'light' | 'dark', tokens: ReadonlyMap<string, string>): Rgb | undefined {
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  const given = argumentsOf(inside);
  const read = (each = '') => colourOf(each, scheme, tokens);
  if (name === 'light-dark') return read(given[scheme === 'light' ? 0 : 1]);
  if (name === 'var') return read(tokens.get(given[0] ?? '') ?? given[1]);
  if (name === 'color-mix') return mix(given, read);
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1];
  const channels = digits?.match(digits.length === 3 ? /./g : /../g)?.map((each) => each.padStart(2, each));
  return channels?.map((each) => Number.parseInt(each, 16)) as Rgb | undefined;
}

function mix([space, first = '', second]: readonly string[], read: (each?: string) => Rgb | undefined) {
  const [, colour, percent] = /^(.*) ([\d.]+)%$/.exec(first) ?? [];
  const [one, other] = [read(colour), read(second)];
  if (space !== 'in srgb' || !one || !other) return undefined;
  const share = Number(percent) / 100;
  return one.map((channel, at) => Math.round(channel * share + (other[at] ?? 0) * (1 - share))) as unknown as Rgb;
}
