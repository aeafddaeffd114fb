import type { DecisiveCombination, NamedNode } from '../detailTypes.js';
import type { Complain, Kind } from './input.js';
import { onScale, PERCENT, type Scale, SHARE } from './kinds.js';

/** A list, which attributes write as JSON. What is taken is a copy that nobody changes. */
function listOf<Value extends readonly unknown[] | undefined>(
  type: string,
  absent: Value,
  expected: string,
  take: (given: readonly unknown[], complain: Complain) => Value | null,
): Kind<Value> {
  const taken = (given: unknown, complain: Complain, as: string): Value => {
    if (given === null || given === undefined) return absent;
    const list = Array.isArray(given) ? take(given as readonly unknown[], complain) : null;
    if (list === null) complain('unreadable', `expected ${as}${expected}`);
    return list === null ? absent : Object.freeze(list);
  };
  return {
    type,
    absent,
    take: (given, complain) => taken(given, complain, ''),
    read: (text, complain) => taken(text.trim() === '' ? null : (parse(text) ?? 0), complain, 'JSON: '),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isNode = (value: unknown): value is NamedNode => isObject(value) && isText(value.name) && areNames(value.states);

const pointsOn = (scale: Scale, expected: string) =>
  listOf<readonly (number | null)[]>('readonly (number | null)[]', [], expected, (given, complain) =>
    // Unlike `map`, it fills the holes of a list.
    Array.from(given, (each) => onScale(each, scale, complain)),
  );

/** `["present", "absent"]` */
export const names = listOf<readonly string[] | undefined>(
  'readonly string[] | undefined',
  undefined,
  'a list of strings, such as ["present", "absent"]',
  (given) => (areNames(given) ? [...given] : null),
);

/** `[20, null]`: percents, null where nobody has answered. */
export const percents = pointsOn(PERCENT, 'a list of percents or nulls, such as [20, null]');

/** `[2000, null]`: parts per million, null where the slider counts. */
export const shares = pointsOn(SHARE, 'a list of parts per million or nulls, such as [2000, null]');

/** `[{"name": "Smoker", "states": ["yes", "no"]}]` */
export const nodes = listOf<readonly NamedNode[] | undefined>(
  'readonly NamedNode[] | undefined',
  undefined,
  'a list such as [{"name": "Smoker", "states": ["yes", "no"]}]',
  (given) => (given.every(isNode) ? [...given] : null),
);

/** A combination selects a state of one or several parents, both by index, or with -1 whatever no other one does. */
function isCombination(value: unknown): value is DecisiveCombination {
  if (!isObject(value)) return false;
  const { nodes: selected, value: sliders, exact = [], certainty = null, comment = '' } = value;
  const { standing = 'answered' } = value;
  return (
    (selected === -1 || (isObject(selected) && Object.values(selected).every(Number.isInteger))) &&
    Array.isArray(sliders) &&
    Array.from(sliders as unknown[]).every((each) => each !== null && each !== undefined) &&
    Number.isInteger(value.number) &&
    Array.isArray(exact) &&
    [null, -2, -1, 1, 2].includes(certainty as null) &&
    isText(comment) &&
    ['answered', 'cannot_occur', 'not_my_field'].includes(standing as string)
  );
}

/** As `credence-commit` gave them. */
export const combinations = listOf<readonly DecisiveCombination[] | undefined>(
  'readonly DecisiveCombination[] | undefined',
  undefined,
  'a list such as [{"nodes": {"0": 1}, "value": [80, 20], "number": 1}]',
  (given, complain) => {
    if (!given.every(isCombination)) return null;
    const taken = given.map((combination) => ({
      ...combination,
      value: combination.value.map((each) => onScale(each, PERCENT, complain)),
      ...(combination.exact ? { exact: Array.from(combination.exact, (each) => onScale(each, SHARE, complain)) } : {}),
    }));
    return taken.every(isAnswered) ? taken : null;
  },
);

const isAnswered = <Item extends { value: readonly (number | null)[] }>(
  combination: Item,
): combination is Item & { value: readonly number[] } => combination.value.every((each) => each !== null);
