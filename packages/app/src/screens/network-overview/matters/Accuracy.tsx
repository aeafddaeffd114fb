import { ChartFrame, tableOf } from '@credence/ui';
import { AccuracyCurve, type AccuracyPoint } from '@credence/ui/screens';
import { useMemo } from 'react';
import type { FoundAccuracy, PointAhead } from '../../../features/inference/tasks/accuracy.js';
import { useText } from '../../../ground/text/useText.js';
import { accuracyGoal } from './accuracyGoal.js';

interface AccuracyProps {
  /** How far off the outcomes were before. */
  course: readonly AccuracyPoint[];
  found: FoundAccuracy;
  /** How many questions are decided. */
  decided: number;
  /** How many questions without numbers count as equally likely. */
  supposed: number;
}

/** How far off the outcomes are and will be. The title is the promise. */
export function Accuracy({ course, found, decided, supposed }: AccuracyProps) {
  const { common, matters: text } = useText();
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
  if (!promised) return null;
  const open = found.matters.at(-1)?.more ?? 0;
  const title =
    open === 0
      ? text.promise.finished(numbers.format(promised.within))
      : promised.more === 0
        ? text.promise.reached(numbers.format(promised.within))
        : text.promise.ahead(numbers.format(promised.more), promised.more, numbers.format(promised.within));
  const now = numbers.format((found.matters[0]?.value ?? 0) * 100);
  const categories = [...new Set(points.map(({ questions }) => questions))];
  const at = (curve: readonly AccuracyPoint[], count: number) =>
    curve.find(({ questions }) => questions === count)?.value ?? null;
  return (
    <ChartFrame
      title={title}
      measure={[text.measure(now), ...(supposed > 0 ? [text.supposed(supposed, numbers.format(supposed))] : [])]}
      table={tableOf({
        head: text.questions,
        categories: categories.map((count) => numbers.format(count)),
        series: [
          { name: text.curve.matters, values: categories.map((count) => at(points, count)) },
          { name: text.curve.oneChange, values: categories.map((count) => at(compared, count)) },
        ],
      })}
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

/** In points, by the number of all questions answered. */
export const curvePoint = ({ more, value, low, high }: PointAhead, decided: number): AccuracyPoint => ({
  questions: decided + more,
  value: value * 100,
  low: low * 100,
  high: high * 100,
});
