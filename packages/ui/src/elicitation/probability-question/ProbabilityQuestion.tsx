import { forwardRef } from 'react';
import { Bars } from '../distribution-bars/Bars.js';
import type { AnyProbabilityQuestionProps } from './questionProps.js';
import { WholeQuestion } from './WholeQuestion.js';

/**
 * Asks for the distribution of one node: one slider per state. What is set is what is stored; the states that nobody set
 * follow, drawn hollow, unless `sumMode` says otherwise.
 * @since 0.1.0
 */
export const ProbabilityQuestion = forwardRef<HTMLDivElement, AnyProbabilityQuestionProps>(
  function ProbabilityQuestion(props, ref) {
    return <WholeQuestion ref={ref} bars={Bars} {...props} />;
  },
);
