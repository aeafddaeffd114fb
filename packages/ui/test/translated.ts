import { expect, test } from 'vitest';

/** Words in another language, and what is known of it. */
interface Translation {
  readonly english: object;
  readonly labels: object;
  /** Words and symbols that are the same in English. */
  readonly same: readonly string[];
  /** How the language addresses a friend. */
  readonly familiar: RegExp;
  /** What a component passes where numbers alone would not do, by key. */
  readonly given: Readonly<Record<string, readonly unknown[]>>;
}

/** Every key of the labels with its value. */
export function textsOf(labels: object, path = ''): [key: string, value: unknown][] {
  return Object.entries(labels).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

/** Every text that a function can say, for one, many and no thing, from numbers and from numbers as text. */
function said(say: (...values: unknown[]) => unknown, given: readonly unknown[] | undefined): readonly string[] {
  if (given) return [String(say(...given))];
  return [0, 1, 2, 5].flatMap((first) => {
    const numbers = Array.from({ length: say.length }, (_, at) => first + at * 7);
    return [String(say(...numbers)), String(say(...numbers.map(String)))];
  });
}
const digits = (text: string) => [...text.matchAll(/\d+/g)].map(([found]) => found);

/** The tests of a language, within the group of tests of that language. */
export function isTranslated({ english, labels, same, familiar, given }: Translation): void {
  const ours = textsOf(english);
  const theirs = new Map(textsOf(labels));

  test('C11: has every string of English and no other', () => {
    expect([...theirs.keys()].sort()).toEqual(ours.map(([key]) => key).sort());
  });

  test('C11: no string was left in English', () => {
    const left = ours.filter(
      ([key, value]) => typeof value === 'string' && theirs.get(key) === value && !same.includes(key),
    );
    expect(left).toEqual([]);
  });

  test('C11: is polite', () => {
    expect([...theirs].filter(([, value]) => familiar.test(String(value)))).toEqual([]);
  });

  test('C11: says every number that English says, and nothing undefined', () => {
    const wrong = ours.flatMap(([key, value]) => {
      if (typeof value !== 'function') return [];
      const translated = said(theirs.get(key) as (...values: unknown[]) => unknown, given[key]);
      return said(value as (...values: unknown[]) => unknown, given[key]).flatMap((text, at) => {
        const instead = translated[at] ?? '';
        const missing = digits(text).filter((number) => !digits(instead).includes(number));
        const broken = instead.trim() === '' || /undefined|null|NaN|\[object/.test(instead);
        return missing.length > 0 || broken ? [`${key}: "${text}" became "${instead}"`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
}
