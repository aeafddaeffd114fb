import { percentOf } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, useId } from 'react';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import type { BarsProps } from '../distribution-bars/Bars.js';
import { Root } from './ProbabilityQuestion.styles.js';
import { QuestionRows } from './QuestionRows.js';
import type { AnyProbabilityQuestionProps } from './questionProps.js';
import { SetAside } from './SetAside.js';
import { useQuestionActions } from './useQuestionActions.js';
import { type QuestionAnswers, useQuestionAnswers } from './useQuestionAnswers.js';
import { useQuestionKeys } from './useQuestionKeys.js';
import { type RowSettings, useRowSettings } from './useRowSettings.js';

type WholeQuestionProps = AnyProbabilityQuestionProps & {
  /** What draws the answers as bars; left out where nobody asks for them. */
  bars?: ComponentType<BarsProps> | undefined;
};

/** A question with all of its states. */
export const WholeQuestion = forwardRef<HTMLDivElement, WholeQuestionProps>(function WholeQuestion(
  {
    bars,
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
  const [question, rest] = useQuestionAnswers(ref, settings.disabled || settings.readOnly, others);
  const { asked, standing, layout } = question;
  const { root, answers } = asked;
  const showMissing = useQuestionActions(actionsRef, asked);
  const keys = useQuestionKeys(question, onKeyDown, onLastEnter);
  if (standing !== 'answered') return <QuestionAside question={question} settings={settings} {...rest} />;
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
      <QuestionRows
        bars={bars}
        question={question}
        settings={settings}
        field={field}
        isSubmitted={name !== undefined}
      />
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

interface QuestionAsideProps extends ComponentPropsWithoutRef<'div'> {
  question: QuestionAnswers;
  settings: RowSettings;
}

/** A question that is not answered, and the way to take it up again. */
function QuestionAside({ question, settings, ...rest }: QuestionAsideProps) {
  const { asked, standing } = question;
  const { root } = asked;
  return (
    <Root ref={root} data-credence="probability-question" data-standing={standing} {...rest}>
      <SetAside question={question} disabled={settings.disabled || settings.readOnly} />
    </Root>
  );
}

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
