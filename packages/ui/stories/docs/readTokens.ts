/** A design token as declared in the style sheet. */
export interface Token {
  /** With its dashes: `--credence-paper`. */
  readonly name: string;
  /** The text after the colon. */
  readonly value: string;
  /** The heading above it in the style sheet. */
  readonly group: string;
  /** The comment after it. Empty if there is none. */
  readonly note: string;
}

/**
 * The tokens in the text of their style sheet, in its order: groups from its headings, notes from its comments. Only
 * the first block counts; later ones adapt the tokens to a medium.
 */
export function readTokens(styleSheet: string): readonly Token[] {
  const block = styleSheet.slice(0, styleSheet.indexOf('color-scheme: light dark'));
  const tokens: Token[] = [];
  let group = '';

  for (const line of block.split('\n')) {
    group = /\/\* -+ (.+?)(?::.*)? -+ \*\//.exec(line)?.[1] ?? group;
    const declarations = [...line.matchAll(/(--credence-[\w-]+):\s*([^;]+);/g)];
    const note = /;\s*\/\*\s*(.+?)\s*\*\/\s*$/.exec(line)?.[1] ?? '';
    for (const [, name = '', value = ''] of declarations) tokens.push({ name, value: value.trim(), group, note });
  }
  return tokens;
}

/** The arguments of a CSS function, from what is between its parentheses; those of functions in it stay together. */
export const argumentsOf = (inside: string): readonly string[] =>
  (inside.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,()])+/g) ?? []).map((each) => each.trim());

/** The value of a token in one of the two schemes: `light-dark(#fff, #000)` is `#000` in the dark. */
export function valueIn(scheme: 'light' | 'dark', value: string): string {
  const [, inside = ''] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  return argumentsOf(inside)[scheme === 'light' ? 0 : 1] ?? value;
}
