import type { Study } from '@credence/api-client';
import type { StudyWords } from '@credence/text';

/** An expert or a pool whose numbers can be taken home. */
export interface TakenTables {
  /** As the contract names it: a code, such as E3, or a pool. */
  readonly of: string;
  /** In a sentence and on a button. */
  readonly name: string;
  readonly hint: string;
}

/** Every pool, the one that the protocol names first, and every expert who answered anything, by code. */
export function takenTables(
  { protocol, experts = [] }: Study,
  { takeHome: text }: Pick<StudyWords, 'takeHome'>,
): TakenTables[] {
  const pools = [
    { of: 'linear', name: text.linear, hint: text.linearHint },
    { of: 'logarithmic', name: text.logarithmic, hint: text.logarithmicHint },
    { of: 'median', name: text.median, hint: text.medianHint },
  ];
  const isPrimary = ({ of }: TakenTables) => of === protocol.primary;
  const primary = pools.filter(isPrimary).map(({ hint, ...pool }) => ({ ...pool, hint: `${hint}, ${text.primary}` }));
  const answered = experts.filter((expert) => expert.answered > 0 && expert.standing !== 'cancelled');
  return [
    ...primary,
    ...pools.filter((pool) => !isPrimary(pool)),
    ...answered.map((expert) => ({
      ...{ of: `E${expert.code}`, name: text.expert(expert.code) },
      hint: [expert.person, text.answered(expert.answered)].filter(Boolean).join(', '),
    })),
  ];
}
