import * as derived from '../../src/foundations/theme/derived.styles.js';
import { tokens } from '../../src/foundations/theme/tokens.styles.js';
import { readTokens, type Token } from './readTokens.js';

const groups = [
  ['accent', /accent/],
  ['crowd', /crowd/],
  ['focus', /focus/],
] as const;

/** The tokens that are not declared: what each is made of as long as a page does not set it. */
const derivedTokens = Object.values(derived).map((use): Token => {
  const [, name = '', value = ''] = /^var\((--credence-[\w-]+), (.+)\)$/s.exec(use) ?? [];
  const group = groups.find(([, pattern]) => pattern.test(name))?.[0] ?? '';
  return { name, value, group, note: 'follows what is in force where it is used' };
});

/** Every token of the kit, read from its own style sheets. */
export const allTokens = [...readTokens(tokens.map(String).join('')), ...derivedTokens];

const derivedUses = new Map(derivedTokens.map(({ name, value }) => [name, `var(${name}, ${value})`]));

/** A token as rules use it, by its name without `--credence-`. */
export const tokenUse = (name: string): string => derivedUses.get(`--credence-${name}`) ?? `var(--credence-${name})`;
