import type { Question } from '@credence/api-client';
import {
  type AnswerHistory,
  ProbabilityQuestion,
  type ProbabilityQuestionActions,
  type ShareValues,
  type Standing,
  type ValuesChangeDetails,
} from '@credence/ui';
import { type ReactNode, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useFirstFocus } from '../../shell/layout/firstFocus.js';
import type { LiveAnswer } from './useLiveAnswer.js';

interface RowsProps {
  rows: RefObject<ProbabilityQuestionActions | null>;
  question: Question;
  live: LiveAnswer;
  history: AnswerHistory;
  precision: 'percent' | 'exact';
  standing: Standing;
  error: ReactNode;
  disabled: boolean;
  /** Called after every step, and when the gesture ends. */
  onStep: (values: ShareValues, details: ValuesChangeDetails) => void;
  onStepsEnd: () => void;
  onResume: () => void;
  onLastEnter: () => void;
}

/** The rows of the states: what of the screen shows each step at once. */
export function Rows({ rows, question, live, onStep, onStepsEnd, onResume, ...rest }: RowsProps) {
  const { values, start, order } = useSyncExternalStore(live.watch, live.now);
  const isBlank = question.start === 'blank';
  useFirstFocus(useCallback((options) => rows.current?.focus(options) === true, [rows]));
  return (
    <ProbabilityQuestion
      actionsRef={rows}
      nodeName={question.node.display_name}
      states={question.node.vars}
      values={values}
      onValuesChange={onStep}
      onValuesCommit={onStepsEnd}
      onStandingChange={onResume}
      startValue={isBlank ? null : undefined}
      startValues={start ?? undefined}
      order={order}
      required={isBlank}
      {...rest}
    />
  );
}
