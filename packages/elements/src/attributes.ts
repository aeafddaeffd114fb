import type { DecisiveCombination, NamedNode } from './publicTypes.js';

/** An input of an element: an attribute of the page's HTML, and a property of the same meaning for scripts. */
export interface Input<Value> {
  readonly attribute: string;
  /** Reads the attribute; null if it is absent. Throws a sentence for what it cannot read. */
  readonly read: (text: string | null) => Value;
}

export type Inputs = Readonly<Record<string, Input<unknown>>>;
/** The properties that a table of inputs makes. */
export type Properties<Table extends Inputs> = {
  -readonly [Key in keyof Table]: Table[Key] extends Input<infer Value> ? Value : never;
};

/** A type of input, for an attribute yet to be named. */
type Kind<Value> = (attribute: string) => Input<Value>;

/** Text; undefined if the attribute is absent. */
export const text: Kind<string | undefined> = (attribute) => ({ attribute, read: (given) => given ?? undefined });

/** True if the attribute is present, as with `disabled`. */
export const flag: Kind<boolean> = (attribute) => ({ attribute, read: (given) => given !== null });

/** A number; undefined if the attribute is absent or empty. */
export const number: Kind<number | undefined> = (attribute) => ({
  attribute,
  read: (given) => {
    if (given === null || given.trim() === '') return undefined;
    const value = Number(given);
    if (!Number.isFinite(value)) throw new Error(`expected a number, not "${given}"`);
    return value;
  },
});

/** A percent; null if the attribute is absent or empty. */
export const percent: Kind<number | null> = (attribute) => ({
  attribute,
  read: (given) => {
    const value = number(attribute).read(given) ?? null;
    if (!isPercent(value)) throw new Error(`expected a percent from 1 to 99, not "${given}"`);
    return value;
  },
});

/** A share in parts per million, 0 for what cannot happen; null if the attribute is absent or empty. */
export const share: Kind<number | null> = (attribute) => ({
  attribute,
  read: (given) => {
    const value = number(attribute).read(given) ?? null;
    if (!isShare(value)) throw new Error(`expected parts per million from 0 to 1000000, not "${given}"`);
    return value;
  },
});

/** One of a few words; the first if the attribute is absent. */
export const oneOf =
  <Word extends string>(...words: readonly [Word, ...Word[]]): Kind<Word> =>
  (attribute) => ({
    attribute,
    read: (given) => {
      const found = given === null ? words[0] : words.find((word) => word === given);
      if (found === undefined) throw new Error(`expected one of ${words.join(', ')}, not "${given}"`);
      return found;
    },
  });

/** A value written as JSON and accepted by `is`; undefined if the attribute is absent. */
const json =
  <Value>(is: (value: unknown) => value is Value, expected: string): Kind<Value | undefined> =>
  (attribute) => ({
    attribute,
    read: (given) => {
      if (given === null) return undefined;
      const value = parse(given);
      if (!is(value)) throw new Error(`expected JSON: ${expected}`);
      return value;
    },
  });

function parse(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

const isListOf =
  <Item>(is: (value: unknown) => value is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(is);
const isString = (value: unknown): value is string => typeof value === 'string';
const isPercent = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value >= 1 && value <= 99);
const isShare = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000);

const isNames = isListOf(isString);
const isNode = (value: unknown): value is NamedNode =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  isString(value.name) &&
  'states' in value &&
  isNames(value.states);

/** A combination selects a state of one or several parents, both by index, or with -1 whatever no other one does. */
function isCombination(value: unknown): value is DecisiveCombination {
  if (typeof value !== 'object' || value === null) return false;
  const {
    nodes: selection,
    value: sliders,
    number: place,
    exact = [],
    certainty = null,
    comment = '',
    standing = 'answered',
  } = value as Partial<Record<keyof DecisiveCombination, unknown>>;
  const selects =
    selection === -1 ||
    (typeof selection === 'object' && selection !== null && Object.values(selection).every(Number.isInteger));
  return (
    selects &&
    Array.isArray(sliders) &&
    sliders.every(isPercent) &&
    Number.isInteger(place) &&
    isListOf(isShare)(exact) &&
    [null, -2, -1, 1, 2].includes(certainty as null) &&
    isString(comment) &&
    ['answered', 'cannot_occur', 'not_my_field'].includes(standing as string)
  );
}

/** `["present", "absent"]` */
export const names = json(isNames, 'a list of strings, such as ["present", "absent"]');
/** `[20, null]`: percents, null where nobody has answered. */
export const percents = json(isListOf(isPercent), 'a list of percents or nulls, such as [20, null]');
/** `[2000, null]`: parts per million, null where the slider counts. */
export const shares = json(isListOf(isShare), 'a list of parts per million or nulls, such as [2000, null]');
/** `[{"name": "Smoker", "states": ["yes", "no"]}]` */
export const nodes = json(isListOf(isNode), 'a list such as [{"name": "Smoker", "states": ["yes", "no"]}]');

/** As `credence-commit` gave them. */
export const combinations = json(
  isListOf(isCombination),
  'a list such as [{"nodes": {"0": 1}, "value": [80, 20], "number": 1}]',
);
