import { forwardRef, useMemo } from 'react';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { LineChart } from '../line-chart/LineChart.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dashboardPanelsLabels } from '../../labels/english.js';
import type { PanelProps } from './panel.js';
import { leastAgreed } from './takeaways.js';

/**
 * One statement of the questionnaire.
 * @since 0.1.0
 * @experimental
 */
export interface QuestionnaireStatement {
  /** The key of its score. */
  readonly id: string;
  /** The label on the axis. */
  readonly label: string;
  /** True if agreement is bad. */
  readonly lowerIsBetter?: boolean | undefined;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface QuestionnairePanelProps extends Omit<PanelProps, 'period'> {
  /** The statements in drawing order. */
  statements: readonly QuestionnaireStatement[];
  /** The average scores from 1 to 5, by the statement's id. Omit it while they are unknown. */
  scores?: Readonly<Record<string, number>> | undefined;
  /** How many people answered. Shown if given; below five the title names no statement. */
  answerCount?: number | undefined;
}

const axis: readonly [number, number] = [0, 5];

/** Of fewer answers nothing is said to stand out. */
const FEWEST = 5;

/**
 * The users' opinion of the product: the average score of each statement.
 * @since 0.1.0
 * @experimental
 */
export const QuestionnairePanel = forwardRef<HTMLElement, QuestionnairePanelProps>(function QuestionnairePanel(
  { statements, scores, answerCount, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ dashboardPanels: dashboardPanelsLabels });
  const texts = labels.dashboardPanels;
  const { categories, series, items } = useMemo(() => {
    const scored = statements.map(({ id, label, lowerIsBetter = false }) => {
      const score = scores && Object.hasOwn(scores, id) ? scores[id] : undefined;
      return { label, lowerIsBetter, score: Number.isFinite(score) ? (score ?? null) : null };
    });
    return {
      items: scored,
      categories: scored.map(({ label }) => label),
      series: [{ name: texts.averageScore, values: scored.map(({ score }) => score) }],
    };
  }, [statements, scores, texts]);

  const filled = items.some(({ score }) => score !== null);
  const found = filled && !rest.loading;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const least = leastAgreed(items);
  const isTellable = answerCount === undefined || answerCount >= FEWEST;
  const format = useValueFormat(undefined);
  const n = answerCount?.toLocaleString(locale) ?? '';
  const title =
    found && isTellable
      ? texts.leastAgreed(list.format(least.names), format(least.score), n)
      : texts.questionnaireTitle;
  const turned = items.filter(({ lowerIsBetter }) => lowerIsBetter).map(({ label }) => label);
  const answers = answerCount === undefined ? '' : texts.answers(n, answerCount === 1);
  // Everybody scores every statement.
  const counts = items.map(({ score }) => (score === null ? null : answerCount));
  const columns = answerCount === undefined ? series : [...series, { name: texts.numberOfAnswers, values: counts }];
  const measure = found ? [texts.questionnaire(answers)] : [];
  if (found && turned.length > 0) measure.push(texts.lowerIsBetter(list.format(turned)));

  return (
    <ChartFrame
      ref={ref}
      data-credence="questionnaire-panel"
      title={title}
      measure={measure}
      table={tableOf({ head: texts.statement, categories: filled ? categories : [], series: columns })}
      emptyText={texts.questionnaireEmpty}
      {...rest}
    >
      <LineChart label={title} categories={categories} series={series} yDomain={axis} />
    </ChartFrame>
  );
});
