import { useMemo } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/ProgressBar.js';
import { BEYOND_WORK, IN_HOURS } from '../../foundations/long-times/longTimes.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionLayoutLabels } from '../../labels/english.js';
import { Progress } from './QuestionLayout.styles.js';

/**
 * The user's progress.
 * @since 0.1.0
 * @experimental
 */
export interface QuestionProgress {
  /** The completed part of the node, in percent. */
  readonly percent: number;
  /** The question's number, from 1, and the total. Counts may exceed the safe integers of a number. */
  readonly question?: { readonly number: number | bigint; readonly total: number | bigint } | undefined;
  /** What comes after the last of these questions, in place of the percentage. */
  readonly then?: string | undefined;
  /** The time left, in minutes. */
  readonly minutesLeft?: number | undefined;
}

/** "Question 14 of 72", a bar, "18 %", "ca. 12 min." */
export function HowFar({ percent, question, then, minutesLeft }: QuestionProgress) {
  const { locale } = useCredence();
  const { questionLayout: texts } = useLabels({ questionLayout: questionLayoutLabels });
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const inWords = percent > 0 && percent < 1 ? texts.underOnePercent : texts.percent(wholePercent(percent));
  return (
    <Progress data-slot="progress">
      {question ? (
        <span data-slot="number">
          {texts.questionOf(numbers.format(question.number), numbers.format(question.total))}
        </span>
      ) : null}
      <ProgressBar value={percent} label={texts.progress} valueText={inWords}>
        <span data-slot={then === undefined ? undefined : 'then'}>{then ?? inWords}</span>
        {minutesLeft === undefined ? null : <span>{timeLeft(minutesLeft, texts, numbers)}</span>}
      </ProgressBar>
    </Progress>
  );
}

/** 100 only when everything is done. */
const wholePercent = (percent: number) => (percent < 100 ? Math.min(99, Math.round(percent)) : 100);

function timeLeft(minutes: number, texts: typeof questionLayoutLabels, numbers: Intl.NumberFormat): string {
  if (minutes > BEYOND_WORK) return texts.beyondWork;
  if (minutes < IN_HOURS) return texts.minutesLeft(numbers.format(minutes));
  return texts.hoursLeft(numbers.format(Math.ceil(minutes / 60)));
}
