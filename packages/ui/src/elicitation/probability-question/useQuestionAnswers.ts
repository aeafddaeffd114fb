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

/** From seven states on, they are a list. */
const sliderLayout = (count: number) => (count >= 7 ? 'list' : 'rows');

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
  const locking = useLocks({ count: states.length, locks: givenLocks, defaultLocks, onLocksChange });
  const [standing, setStanding] = useControllableState<Standing, ChangeDetails>({
    value: givenStanding,
    defaultValue: defaultStanding,
    onChange: onStandingChange,
  });
  const asked = useAskedStates({
    ref,
    states,
    values,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    start: startValues ?? startValue,
    order,
    history,
    fixed,
    mode: modeFor(sumMode, states.length),
    locks: locking.locks,
  });
  const isBalanced = asked.answers.mode === 'balanced';
  const question = {
    ...locking,
    states,
    asked,
    standing,
    setStanding,
    layout: isBalanced && sumMode === 'bars' ? ('bars' as const) : sliderLayout(states.length),
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
