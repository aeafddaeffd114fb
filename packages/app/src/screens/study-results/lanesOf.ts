import type { PanelQuestion, StudyAnswer, StudyAnswers } from '@credence/api-client';
import type { LaneState, WithoutShares } from './bead-lane/laneState.js';
import { type PoolKind, poolKinds } from './pool-switch/poolKind.js';

/** What was said of each state, in percent: the pools and, for whoever runs the study, the answers by code. */
export function lanesOf(
  states: readonly string[],
  { pools }: Pick<PanelQuestion, 'pools'>,
  answers: StudyAnswers['answers'] = [],
): LaneState[] {
  return states.map((label, state) => ({
    label,
    answers: answers.flatMap(({ code, shares }) => {
      const share = shares?.[state];
      return share === undefined ? [] : { code, value: share * 100 };
    }),
    ...(poolsOf(pools).length > 0
      ? { pools: Object.fromEntries(poolsOf(pools).map((kind) => [kind, (pools[kind]?.[state] ?? 0) * 100])) }
      : {}),
  }));
}

/** The pools that there are, in the order in which they are offered. */
export const poolsOf = (pools: PanelQuestion['pools']): PoolKind[] =>
  poolKinds.filter((kind) => pools[kind] !== undefined);

/**
 * Who gave no numbers, and why: by code, or as many as there are. An expert is told of nobody.
 * @param codes of all who answered anything
 */
export function withoutShares(
  { cannotOccur = 0, notTheirField = 0 }: Pick<PanelQuestion, 'cannotOccur' | 'notTheirField'>,
  answers: StudyAnswers['answers'],
  codes: readonly number[],
): WithoutShares[] {
  if (!answers)
    return [
      ...Array.from({ length: notTheirField }, () => ({ standing: 'notMyField' as const })),
      ...Array.from({ length: cannotOccur }, () => ({ standing: 'cannotOccur' as const })),
    ];
  const said = new Set(answers.map(({ code }) => code));
  return [
    ...answers.flatMap(({ code, standing }) =>
      standing === 'answered' ? [] : { code, standing: standings[standing] },
    ),
    ...codes.filter((code) => !said.has(code)).map((code) => ({ code, standing: 'open' as const })),
  ];
}

const standings = { cannot_occur: 'cannotOccur', not_my_field: 'notMyField' } as const satisfies Record<
  Exclude<StudyAnswer['standing'], 'answered'>,
  WithoutShares['standing']
>;
