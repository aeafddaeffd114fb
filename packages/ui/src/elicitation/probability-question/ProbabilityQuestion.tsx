import { percentOf } from '@credence/bayesnet/shares';
import { forwardRef, useId } from 'react';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { Root } from './ProbabilityQuestion.styles.js';
import { QuestionRows } from './QuestionRows.js';
import type { AnyProbabilityQuestionProps } from './questionProps.js';
import { SetAside } from './SetAside.js';
import { useQuestionActions } from './useQuestionActions.js';
import { type QuestionAnswers, useQuestionAnswers } from './useQuestionAnswers.js';
import { useQuestionKeys } from './useQuestionKeys.js';
import { useRowSettings } from './useRowSettings.js';

/**
 * Asks for the distribution of one node: one slider per state. What is set is what is stored; the states that nobody set
 * follow, drawn hollow, unless `sumMode` says otherwise.
 * @since 0.1.0
 */
export const ProbabilityQuestion = forwardRef<HTMLDivElement, AnyProbabilityQuestionProps>(function ProbabilityQuestion(
  {
    onLastEnter,
    hint,
    error,
    required = false,
    inputRef,
    actionsRef,
    name,
    submitUnanswered = false,
    form,
    'aria-describedby': describedBy,
    onKeyDown,
    onInvalidCapture,
    ...props
  },
  ref,
) {
  const id = useId();
  const [settings, others] = useRowSettings(props);
  const isFixed = settings.disabled || settings.readOnly;
  const [question, rest] = useQuestionAnswers(ref, isFixed, others);
  const { asked, standing, layout } = question;
  const { root, answers } = asked;
  const showMissing = useQuestionActions(actionsRef, asked);
  const keys = useQuestionKeys(question, onKeyDown, onLastEnter);
  if (standing !== 'answered') {
    return (
      <Root ref={root} data-credence="probability-question" data-standing={standing} {...rest}>
        <SetAside question={question} disabled={isFixed} />
      </Root>
    );
  }
  const described = describedByMessages({ id, hint, error, more: describedBy });
  const field = { required, form, inputRef, 'aria-invalid': Boolean(error), 'aria-describedby': described };
  return (
    <Root
      ref={root}
      data-credence="probability-question"
      data-mode={layout === 'bars' ? layout : answers.mode}
      onKeyDown={keys}
      onInvalidCapture={(event) => {
        onInvalidCapture?.(event);
        // The browser goes to an answer that is missing only if a search does not leave it out.
        showMissing();
      }}
      {...rest}
    >
      <QuestionRows question={question} settings={settings} field={field} isSubmitted={name !== undefined} />
      <FieldMessages id={id} hint={hint} error={error} />
      <SubmittedValues
        name={name}
        form={form}
        disabled={settings.disabled}
        percents={submittedPercents(question, submitUnanswered)}
      />
    </Root>
  );
});

/** The percentages for the form, also of unanswered rows if these are submitted; none as long as nothing is answered. */
function submittedPercents({ asked, isBlank }: QuestionAnswers, submitUnanswered: boolean) {
  const { values, mode, resolved } = asked.answers;
  const hasAnswer = values.some((value) => value !== null);
  if (!hasAnswer && (!submitUnanswered || isBlank)) return [];
  return resolved.shown.map((share, index) => {
    // A row that is independent and not answered sends nothing of its own.
    const isMissing = mode === 'independent' && values[index] === null && !submitUnanswered;
    return share === null || isMissing ? null : percentOf(share);
  });
}
