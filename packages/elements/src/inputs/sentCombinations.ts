import { decodeAnswer, encodeAnswer } from '@credence/ui';
import type { DecisiveCombination } from '../detailTypes.js';

/** How forms have said since the first release why there are no shares. */
const STANDINGS = { answered: 'answered', cannotOccur: 'cannot_occur', notMyField: 'not_my_field' } as const;
/** And how certain somebody is, from −2 to 2 without a 0. */
const CERTAINTIES = { uncertain: -2, ratherUncertain: -1, ratherCertain: 1, certain: 2 } as const;

/** A combination as forms send it: sliders from 1 to 99, and beside them what these cannot say, in parts per million. */
export function sent(combination: DecisiveCombination): object {
  const { selection, values, startValues, order, number, certainty, standing, ...said } = combination;
  const { sliders, exact, touched } = encodeAnswer({ values, start: startValues, order });
  return {
    nodes: selection === 'rest' ? -1 : selection,
    value: sliders,
    number,
    ...(exact ? { exact } : {}),
    touched,
    ...(certainty !== undefined && { certainty: certainty && CERTAINTIES[certainty] }),
    ...said,
    ...(standing && { standing: STANDINGS[standing] }),
  };
}

/** The word for what a form sent; what is none, as it is. */
const wordFor = (words: object, given: unknown) =>
  Object.entries(words).find(([, sent]) => sent === given)?.[0] ?? given;

/** What a form sent, as the property takes it; anything else as it is. */
export function fromSent(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('nodes' in given)) return given;
  const { nodes, value, exact, touched, certainty, standing, ...said } = given as Readonly<Record<string, unknown>>;
  if (!isList(value, isPercent)) return given;
  if (exact !== undefined && !isList(exact, isPartOrNothing)) return given;
  const rows = decodeAnswer({ sliders: value, exact, touched: isList(touched, isFlag) ? touched : undefined });
  return {
    selection: nodes === -1 ? 'rest' : nodes,
    values: rows.values,
    ...(rows.values.includes(null) && rows.start ? { startValues: rows.start } : {}),
    ...(certainty !== undefined && { certainty: wordFor(CERTAINTIES, certainty) }),
    ...said,
    ...(standing !== undefined && { standing: wordFor(STANDINGS, standing) }),
  };
}

const isList = <Item>(given: unknown, isItem: (each: unknown) => each is Item): given is readonly Item[] =>
  Array.isArray(given) && given.every(isItem);
const isPercent = (each: unknown): each is number => Number.isInteger(each) && Number(each) >= 1 && Number(each) <= 99;
const isPartOrNothing = (each: unknown): each is number | null => each === null || Number.isInteger(each);
const isFlag = (each: unknown): each is boolean => typeof each === 'boolean';
