import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { modeFor, shownAnswers, type ValuesChangeDetails } from '../answers/answers.js';
import { useAnswers } from '../answers/useAnswers.js';
import type { ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import { countedValues } from '../answers/shares.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { useKeyOrder } from '../probability-slider/behaviour/useKeyOrder.js';
import { Bars } from './Bars.js';
import { Root } from './DistributionBars.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface DistributionBarsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<
      ProbabilitySliderProps,
      'anchors' | 'disabled' | 'readOnly' | 'headingLevel' | 'name' | 'submitUnanswered' | 'form'
    > {
  /** The node being asked about. */
  nodeName: string;
  /** Its states, 2 to 100, in the order of the bars. Underscores are shown as spaces. */
  states: readonly string[];
  /**
   * One answer per state, in percent, when controlled; null if unanswered. If they do not add up to 100, the bars
   * show them normalised.
   */
  values?: ProbabilityValues | undefined;
  /** The initial answers, when uncontrolled. If omitted, all are unanswered. */
  defaultValues?: ProbabilityValues | undefined;
  /** Called with all answers on every step of a stroke or key. They add up to 100. */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished. */
  onValuesCommit?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Which bars keep their share while others move. */
  locks?: readonly boolean[] | undefined;
  /**
   * What an unanswered state counts as.
   * @default 50
   */
  startValue?: number | undefined;
  /** Undo and redo, if shared with other components. If omitted, the bars keep their own history. */
  history?: AnswerHistory | undefined;
}

const noLocks: readonly boolean[] = [];

/**
 * Asks for a distribution as a histogram: click a bar, or draw across several. The others adjust, so that the bars
 * always add up to 100. Each bar is one tab stop, a native range with the keys of a slider.
 * @since 0.1.0
 * @experimental
 */
export const DistributionBars = forwardRef<HTMLDivElement, DistributionBarsProps>(function DistributionBars(
  {
    nodeName,
    states,
    values: given,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    locks = noLocks,
    startValue = 50,
    history: shared,
    headingLevel,
    anchors,
    disabled = false,
    readOnly = false,
    name,
    submitUnanswered = false,
    form,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const root = useOwnRef(ref);
  const own = useAnswerHistory();
  const possible = modeFor('balanced', states.length) === 'balanced';
  const answers = useAnswers({
    count: states.length,
    values: given,
    defaultValues,
    mode: 'balanced',
    history: shared ?? own,
    fixed: disabled || readOnly || !possible,
    start: startValue,
    onValuesChange,
    onValuesCommit,
    locks,
    root,
  });
  const keys = useKeyOrder(onKeyDown, answers.onKeyDown);
  const shown = countedValues(shownAnswers('balanced', answers.values, startValue), startValue);
  return (
    <Root ref={root} data-credence="distribution-bars" onKeyDown={keys} {...rest}>
      <Bars
        nodeName={nodeName}
        states={states}
        answers={answers}
        shown={shown}
        locks={locks}
        anchors={anchors}
        headingLevel={headingLevel}
        disabled={disabled}
        readOnly={readOnly || !possible}
      />
      {answers.values.every((value) => value === null) && !submitUnanswered ? null : (
        <SubmittedValues name={name} form={form} disabled={disabled} percents={shown} />
      )}
    </Root>
  );
});
