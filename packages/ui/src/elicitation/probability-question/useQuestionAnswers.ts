import type { ForwardedRef } from 'react';
import { modeFor } from '../answers/answers.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { startValue as usualStart } from '../answers/shares.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useAskedStates } from '../many-states/useAskedStates.js';
import type { AnyProbabilityQuestionProps } from './questionProps.js';
import { useLocks } from './useLocks.js';

type AnswersProps = Pick<
  AnyProbabilityQuestionProps,
  | 'states'
  | 'values'
  | 'defaultValues'
  | 'onValuesChange'
  | 'onValuesCommit'
  | 'standing'
  | 'defaultStanding'
  | 'onStandingChange'
  | 'sumMode'
  | 'locks'
  | 'defaultLocks'
  | 'onLocksChange'
  | 'history'
  | 'startValue'
  | 'startValues'
  | 'order'
>;

const noLocks: readonly boolean[] = [];

/** From this many states on, they are a list. */
const many = 7;

/**
 * The answers of a question, whether it is answered at all, and the props that are left.
 * @param fixed true if the answers cannot be changed
 */
export function useQuestionAnswers<Props extends AnswersProps>(
  ref: ForwardedRef<HTMLDivElement>,
  fixed: boolean,
  props: Props,
) {
  const {
    states,
    values,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    standing: givenStanding,
    defaultStanding = 'answered',
    onStandingChange,
    sumMode = 'follow',
    locks: givenLocks,
    defaultLocks = noLocks,
    onLocksChange,
    history,
    startValue = usualStart,
    startValues,
    order,
    ...rest
  } = props;
  const count = states.length;
  const locking = useLocks({ count, locks: givenLocks, defaultLocks, onLocksChange });
  const [standing, setStanding] = useControllableState<Standing, ChangeDetails>({
    value: givenStanding,
    defaultValue: defaultStanding,
    onChange: onStandingChange,
  });
  const { locks } = locking;
  const start = startValues ?? startValue;
  const given = { states, values, defaultValues, onValuesChange, onValuesCommit, start, order, history };
  const asked = useAskedStates({ ref, ...given, fixed, mode: modeFor(sumMode, count), locks });
  const isBalanced = asked.answers.mode === 'balanced';
  const sliders = count >= many ? 'list' : 'rows';
  const question = {
    ...locking,
    states,
    asked,
    standing,
    setStanding,
    layout: isBalanced && sumMode === 'bars' ? ('bars' as const) : sliders,
    /** True if rows that nobody set stand nowhere. */
    isBlank: startValue === null && !startValues && !isBalanced,
    /** True if they stand where another answer was copied from. */
    isCopied: startValues?.some((share) => share !== usualStart) === true,
    isControlled: values !== undefined,
  };
  return [question, rest] as const;
}

/** The answers of a question, for its parts. */
export type QuestionAnswers = ReturnType<typeof useQuestionAnswers>[0];
