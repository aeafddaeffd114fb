import type { Study } from '@credence/api-client';
import type { StudyWords } from '@credence/text';
import type { WhoseAnswers } from './takeHomeActs.js';

/** An expert or a pool whose numbers can be taken home. */
export interface TakenTables {
  /** As the contract names it: a code, such as E3, or a pool. */
  readonly of: string;
  /** In a sentence and on a button. */
  readonly name: string;
  readonly hint?: string;
}

/**
 * Every pool, the one that the protocol names first, and every expert who answered anything, by code; for publication only
 * who consented to it.
 */
export function takenTables(
  { protocol, experts = [] }: Study,
  { takeHome: text }: Pick<StudyWords, 'takeHome'>,
  whose: WhoseAnswers = 'all',
): TakenTables[] {
  const pools: readonly TakenTables[] = [
    { of: 'linear', name: text.linear },
    { of: 'logarithmic', name: text.logarithmic },
    { of: 'median', name: text.median, hint: text.medianHint },
  ];
  const isPrimary = ({ of }: TakenTables) => of === protocol.primary;
  const primary = pools
    .filter(isPrimary)
    .map((pool) => ({ ...pool, hint: [pool.hint, text.primary].filter(Boolean).join(', ') }));
  const isIn = ({ consent }: (typeof experts)[number]) => whose === 'all' || consent?.publishes === true;
  const answered = experts.filter(
    (expert) => (expert.answered ?? 0) > 0 && expert.standing !== 'cancelled' && isIn(expert),
  );
  return [
    ...primary,
    ...pools.filter((pool) => !isPrimary(pool)),
    ...answered.map((expert) => ({
      of: `E${expert.code}`,
      name: text.expert(expert.code),
      hint: [expert.person, text.answered(expert.answered ?? 0)].filter(Boolean).join(', '),
    })),
  ];
}
