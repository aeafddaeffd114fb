import type { DecisiveCombination } from '../detailTypes.js';
import { percentOfShare } from './percentOfShare.js';

/** How forms have said since the first release why there are no shares. */
const STANDINGS = { answered: 'answered', cannotOccur: 'cannot_occur', notMyField: 'not_my_field' } as const;
/** And how certain somebody is, from −2 to 2 without a 0. */
const CERTAINTIES = { uncertain: -2, ratherUncertain: -1, ratherCertain: 1, certain: 2 } as const;

/** A combination as forms send it: sliders from 1 to 99, and beside them what these cannot say, in parts per million. */
export function sent({ selection, values, number, certainty, standing, ...said }: DecisiveCombination): object {
  const exact = values.map((share) => (typeof share === 'number' ? null : share.ppm));
  return {
    nodes: selection === 'rest' ? -1 : selection,
    value: values.map((share) => percentOfShare(share)),
    number,
    ...(exact.some((share) => share !== null) ? { exact } : {}),
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
  const { nodes, value, exact, certainty, standing, ...said } = given as Readonly<Record<string, unknown>>;
  if (!Array.isArray(value) || (exact !== undefined && !Array.isArray(exact))) return given;
  const ppm = (exact ?? []) as readonly unknown[];
  const values = value.map((slider: unknown, index) =>
    ppm[index] === null || ppm[index] === undefined ? slider : { ppm: ppm[index] },
  );
  return {
    selection: nodes === -1 ? 'rest' : nodes,
    values,
    ...(certainty !== undefined && { certainty: wordFor(CERTAINTIES, certainty) }),
    ...said,
    ...(standing !== undefined && { standing: wordFor(STANDINGS, standing) }),
  };
}
