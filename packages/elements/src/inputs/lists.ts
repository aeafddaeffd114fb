import type { DecisiveCombination, NamedNode, Share } from '../detailTypes.js';
import type { Complain, Kind } from './input.js';
import { parse, shareFrom } from './kinds.js';
import { fromSent } from './sentCombinations.js';

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

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isNode = (value: unknown): value is NamedNode => isObject(value) && isText(value.name) && areNames(value.states);

/** `["present", "absent"]` */
export const names = listOf<readonly string[] | undefined>(
  'readonly string[] | undefined',
  undefined,
  'a list of strings, such as ["present", "absent"]',
  (given) => (areNames(given) ? [...given] : null),
);

/** `[20, null]`: percents, or parts per million as `{"ppm": 2000}`; null where nobody has answered. */
export const shares = listOf<readonly (Share | null)[]>(
  'readonly (Share | null)[]',
  [],
  'a list of percents or nulls, such as [20, null]',
  // Unlike `map`, it fills the holes of a list.
  (given, complain) => Array.from(given, (each) => shareFrom(each, complain)),
);

/** `[{"name": "Smoker", "states": ["yes", "no"]}]` */
export const nodes = listOf<readonly NamedNode[] | undefined>(
  'readonly NamedNode[] | undefined',
  undefined,
  'a list such as [{"name": "Smoker", "states": ["yes", "no"]}]',
  (given) => (given.every(isNode) ? [...given] : null),
);

/** A combination selects a state of one or several parents, both by index, or `rest`: whatever no other one does. */
function isCombination(value: unknown): value is DecisiveCombination {
  if (!isObject(value)) return false;
  const { selection, values, startValues = [], order = [], certainty = null, comment = '' } = value;
  const { standing = 'answered' } = value;
  return (
    (selection === 'rest' || (isObject(selection) && Object.values(selection).every(Number.isInteger))) &&
    Array.isArray(values) &&
    Array.from(values as unknown[]).every((each) => each !== undefined) &&
    Array.isArray(startValues) &&
    Array.isArray(order) &&
    Number.isInteger(value.number) &&
    [null, 'uncertain', 'ratherUncertain', 'ratherCertain', 'certain'].includes(certainty as string | null) &&
    isText(comment) &&
    ['answered', 'cannotOccur', 'notMyField'].includes(standing as string)
  );
}

/** As `credence-commit` gave them, or as a form sent them. */
export const combinations = listOf<readonly DecisiveCombination[] | undefined>(
  'readonly DecisiveCombination[] | undefined',
  undefined,
  'a list such as [{"selection": {"0": 1}, "values": [80, 20], "number": 1}]',
  (sent, complain) => {
    const given = sent.map(fromSent);
    if (!given.every(isCombination)) return null;
    const taken = given.map((combination) => ({
      ...combination,
      values: combination.values.map((each) => shareFrom(each, complain)),
    }));
    const isRead = taken.every(({ values }, index) =>
      values.every((each, state) => each !== null || given[index]?.values[state] === null),
    );
    return isRead ? taken : null;
  },
);
