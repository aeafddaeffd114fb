const RULE = /([^{}]+)\{([^{}]*)\}/g;
const EMPTY = /@[^{};]+\{\}/g;
const NAME = /--credence-[\w-]+/g;
const DECLARATION = /^(?<name>--credence-[\w-]+):(?<value>.*)$/s;

/** The rules of tokens among others, as `flatCss` writes them: what a token is, and what it becomes in print and so on. */
export interface TokenRules {
  /** The tokens that a text names, and those that they are made from. */
  readonly namedIn: (text: string) => ReadonlySet<string>;
  /** What declares these tokens. */
  readonly of: (isWanted: (name: string) => boolean) => string;
  /** What declares none. */
  readonly others: string;
}

/** Reads rules that declare tokens, so that a sheet can have those that it uses. */
export function tokenRules(css: string): TokenRules {
  const madeFrom = new Map<string, string[]>();
  for (const [, , body = ''] of css.matchAll(RULE)) {
    for (const { name, value } of declarationsIn(body)) {
      if (name) madeFrom.set(name, [...(madeFrom.get(name) ?? []), ...namesIn(value)]);
    }
  }
  const namedIn = (text: string) => {
    const found = new Set(namesIn(text).filter((name) => madeFrom.has(name)));
    // A set goes on to what is added to it.
    for (const name of found) for (const each of madeFrom.get(name) ?? []) found.add(each);
    return found;
  };
  const rulesWith = (isKept: (name: string | undefined) => boolean) =>
    css
      .replace(RULE, (_, selector: string, body: string) => {
        const kept = declarationsIn(body).filter(({ name }) => isKept(name));
        return kept.length > 0 ? `${selector}{${kept.map(({ text }) => text).join(';')}}` : '';
      })
      .replace(EMPTY, '');
  return {
    namedIn,
    of: (isWanted) => rulesWith((name) => name !== undefined && isWanted(name)),
    others: rulesWith((name) => name === undefined),
  };
}

const namesIn = (text: string): readonly string[] => text.match(NAME) ?? [];

/** The declarations of a rule; those of tokens with their names. */
const declarationsIn = (body: string) =>
  body
    .split(';')
    .filter((text) => text !== '')
    .map((text) => {
      const { name, value = '' } = DECLARATION.exec(text)?.groups ?? {};
      return { text, name, value };
    });
