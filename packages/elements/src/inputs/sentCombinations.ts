import type { DecisiveCombination } from '../detailTypes.js';
import { percentOfShare } from './percentOfShare.js';

/** How forms have said since the first release why there are no shares. */
const SENT = { answered: 'answered', cannotOccur: 'cannot_occur', notMyField: 'not_my_field' } as const;

/** A combination as forms send it: sliders from 1 to 99, and beside them what these cannot say, in parts per million. */
export function sent({ selection, values, number, standing, ...said }: DecisiveCombination): object {
  const exact = values.map((share) => (typeof share === 'number' ? null : share.ppm));
  return {
    nodes: selection === 'rest' ? -1 : selection,
    value: values.map((share) => percentOfShare(share)),
    number,
    ...(exact.some((share) => share !== null) ? { exact } : {}),
    ...said,
    ...(standing && { standing: SENT[standing] }),
  };
}

const standingOf = (given: unknown) => Object.entries(SENT).find(([, sent]) => sent === given)?.[0] ?? given;

/** What a form sent, as the property takes it; anything else as it is. */
export function fromSent(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('nodes' in given)) return given;
  const { nodes, value, exact, standing, ...said } = given as Readonly<Record<string, unknown>>;
  if (!Array.isArray(value) || (exact !== undefined && !Array.isArray(exact))) return given;
  const ppm = (exact ?? []) as readonly unknown[];
  const values = value.map((slider: unknown, index) =>
    ppm[index] === null || ppm[index] === undefined ? slider : { ppm: ppm[index] },
  );
  return {
    selection: nodes === -1 ? 'rest' : nodes,
    values,
    ...said,
    ...(standing !== undefined && { standing: standingOf(standing) }),
  };
}
