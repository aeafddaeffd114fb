import { checkExact, type ExactProblem } from '../cpt/checkExact.js';
import type { ExactShares } from '../cpt/exactShares.js';
import { distributionOf } from '../cpt/sharesOf.js';

/** How a person stands to a question: see `Standing` in openapi.yaml. */
export type AnswerStanding = 'answered' | 'cannot_occur' | 'not_my_field';

/** What was said of a configuration, or of all that a combination matches. */
export interface Judgement {
  /** One integer 1..99 per state of the node, as entered. */
  readonly value: readonly number[];
  /** What was said exactly, where anything was. */
  readonly exact?: ExactShares;
  /** `cannot_occur`: there is no such case, and the value does not count. */
  readonly standing?: Exclude<AnswerStanding, 'not_my_field'>;
}

/** Whether numbers were given, and not that there are none to give. */
export const isAnswered = ({ standing }: { readonly standing?: AnswerStanding | undefined }): boolean =>
  standing === undefined || standing === 'answered';

/** What was given with sliders that have been checked, not yet validated. */
interface GivenExact {
  readonly value: readonly number[];
  readonly exact?: readonly unknown[] | undefined;
  readonly standing?: AnswerStanding | undefined;
}

/** The first problem with the exact shares. Where there are no numbers to give, they need not make a distribution. */
export function checkExactOf({ value, exact, standing }: GivenExact): ExactProblem | undefined {
  const problem = checkExact(value, exact);
  const isOfForm = problem?.code === 'wrong-exact-count' || problem?.code === 'exact-out-of-range';
  return isOfForm || isAnswered({ standing }) ? problem : undefined;
}

/** The exact shares to keep: those from which a distribution follows. Undefined where none was given. */
export function exactToKeep(value: readonly number[], exact: ExactShares | undefined): ExactShares | undefined {
  return exact?.some((share) => share !== null) && !checkExact(value, exact) ? exact : undefined;
}

/** The distribution that follows from a judgement: equal shares where there is no such case, and so no numbers. */
export function distributionOfJudgement({ value, exact, standing }: Judgement): number[] {
  return standing === 'cannot_occur' ? value.map(() => 1 / value.length) : distributionOf(value, exact);
}

/** Only what was said, of something that also knows where and when. */
export const judgementOf = ({ value, exact, standing }: Judgement): Judgement => ({
  value,
  ...(exact ? { exact } : {}),
  ...(standing ? { standing } : {}),
});

/** Equal for judgements that say the same. */
export const sayingOf = ({ value, exact, standing }: Judgement): string => JSON.stringify([value, exact, standing]);
