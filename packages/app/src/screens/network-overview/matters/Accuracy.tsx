import type { NetworkTables } from '@credence/api-client';
import type { Text } from '@credence/text';
import { ChartFrame, tableOf } from '@credence/ui';
import { AccuracyCurve, type AccuracyPoint } from '@credence/ui/screens';
import { useMemo } from 'react';
import { countAnswers } from '../../../features/inference/countAnswers.js';
import type { FoundAccuracy, PointAhead } from '../../../features/inference/tasks/accuracy.js';
import { useText } from '../../../ground/text/useText.js';
import { accuracyGoal } from './accuracyGoal.js';

interface AccuracyProps {
  /** How far off the outcomes were before. */
  course: readonly AccuracyPoint[];
  found: FoundAccuracy;
  /** How many questions are decided. */
  decided: number;
  tables: NetworkTables;
  /** How many questions without numbers count as equally likely. */
  supposed: number;
}

/** How far off the outcomes are and will be. The title is the promise. */
export function Accuracy({ course, found, decided, tables, supposed }: AccuracyProps) {
  const { common, inference, matters: text } = useText();
  const { answered, questions } = useMemo(() => countAnswers(tables), [tables]);
  const numbers = useMemo(() => new Intl.NumberFormat(common.locale, { maximumFractionDigits: 1 }), [common]);
  const { points, compared } = useMemo(
    () => ({
      points: [
        ...course.filter(({ questions }) => questions < decided),
        ...found.matters.map((point) => curvePoint(point, decided)),
      ],
      compared: found.oneChange.map((point) => {
        const { questions, value } = curvePoint(point, decided);
        return { questions, value };
      }),
    }),
    [course, found, decided],
  );
  const promised = accuracyGoal(found.matters);
  // Before the first answer there is nothing to be nearly right about.
  if (!promised || answered === 0) return null;
  const open = found.matters.at(-1)?.more ?? 0;
  const title =
    open === 0
      ? text.promise.finished(numbers.format(promised.within))
      : promised.more === 0
        ? text.promise.reached(numbers.format(promised.within))
        : text.promise.ahead(numbers.format(promised.more), promised.more, numbers.format(promised.within));
  const now = numbers.format((found.matters[0]?.value ?? 0) * 100);
  return (
    <ChartFrame
      title={title}
      measure={[
        text.measure(now),
        inference.restsOn(numbers.format(answered), numbers.format(questions)),
        ...(points.length > 1 ? [text.band.about] : []),
        ...(supposed > 0 ? [text.supposed(supposed, numbers.format(supposed))] : []),
      ]}
      table={curveTable({ points, compared }, text, numbers)}
    >
      {points.length > 1 ? (
        <AccuracyCurve
          label={title}
          name={text.curve.matters}
          points={points}
          now={decided}
          {...(promised.more > 0 ? { batchEnd: decided + promised.more } : {})}
          {...(open > 0 ? { compared: { name: text.curve.oneChange, points: compared } } : {})}
        />
      ) : null}
    </ChartFrame>
  );
}

/** Both curves and the band of the first as a table, by the number of questions. */
function curveTable(
  { points, compared }: Readonly<Record<'points' | 'compared', readonly AccuracyPoint[]>>,
  text: Text['matters'],
  numbers: Intl.NumberFormat,
) {
  const categories = [...new Set([...points, ...compared].map(({ questions }) => questions))].toSorted(
    (one, other) => one - other,
  );
  const valuesOf = (curve: readonly AccuracyPoint[], of: 'value' | 'low' | 'high' = 'value') =>
    categories.map((count) => curve.find(({ questions }) => questions === count)?.[of] ?? null);
  return tableOf({
    head: text.questions,
    categories: categories.map((count) => numbers.format(count)),
    series: [
      { name: text.curve.matters, values: valuesOf(points) },
      { name: text.band.low, values: valuesOf(points, 'low') },
      { name: text.band.high, values: valuesOf(points, 'high') },
      { name: text.curve.oneChange, values: valuesOf(compared) },
    ],
  });
}

/** In points, by the number of all questions answered. */
export const curvePoint = ({ more, value, low, high }: PointAhead, decided: number): AccuracyPoint => ({
  questions: decided + more,
  value: value * 100,
  low: low * 100,
  high: high * 100,
});
