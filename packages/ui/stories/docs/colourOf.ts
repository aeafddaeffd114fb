import type { Rgb } from './contrast.js';
import { argumentsOf } from './readTokens.js';

/**
 * A colour as our tokens write colours, without a browser: `#0e4d64`, `light-dark()`, `var()`, and `color-mix()` in
 * sRGB of two opaque colours. Undefined for any other.
 */
export function colourOf(
  value: string,
  scheme: 'light' | 'dark',
  tokens: ReadonlyMap<string, string>,
): Rgb | undefined {
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
