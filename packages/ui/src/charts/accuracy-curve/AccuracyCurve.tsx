import { LinePath } from '@visx/shape';
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { accuracyCurveLabels } from '../../labels/english.js';
import { Plot } from '../plot/Plot.js';
import { ValueAxis } from '../plot/ValueAxis.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { Band, Curve, Marks, Names } from './AccuracyCurve.styles.js';
import type { AccuracyPoint } from './accuracyPoint.js';
import { layCurve, LINE } from './layCurve.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface AccuracyCurveProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name: usually the sentence above the chart. */
  label: string;
  /** The name of the order that the curve is about, written at it. */
  name: string;
  /** The curve with its band, from fewer to more questions: the past as it was, the rest as expected. */
  points: readonly AccuracyPoint[];
  /** The number of questions answered. */
  now: number;
  /** The number of questions answered at the end of the next batch. */
  batchEnd?: number | undefined;
  /** What is written at the mark of now. Defaults to the labels' word for it. */
  nowText?: string | undefined;
  /** The same for another order: a thin line with its name. */
  compared?: { readonly name: string; readonly points: readonly AccuracyPoint[] } | undefined;
  /** Formats a value. Defaults to the provider's language with at most one decimal place. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * How far off the outcomes are by questions answered: what was solid, what is to come dashed, with a band. Put it into
 * a ChartFrame, which adds the title, the table and the downloads.
 * @since 0.1.0
 * @experimental
 */
export const AccuracyCurve = forwardRef<HTMLDivElement, AccuracyCurveProps>(function AccuracyCurve(
  { name, points, now, batchEnd, nowText, compared, formatValue, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const texts = useLabels({ accuracyCurve: accuracyCurveLabels }).accuracyCurve;
  const root = useOwnRef(ref);
  const size = usePlotSize(root);
  const format = useValueFormat(formatValue);
  const { categories, series } = useCurveValues(name, points, compared);
  const otherName = compared?.name ?? '';
  const nowWord = nowText ?? texts.now;
  const aheadWord = batchEnd === undefined ? '' : texts.ahead((batchEnd - now).toLocaleString(locale));
  const layout = useMemo(
    () =>
      layCurve({
        ...size,
        points,
        categories,
        now,
        batchEnd,
        compared: compared?.points ?? [],
        names: [name, otherName],
        marks: [nowWord, aheadWord],
        formatValue: format,
      }),
    [size, points, categories, now, batchEnd, compared, name, otherName, nowWord, aheadWord, format],
  );
  const { em, rtl, width } = size;
  const number = (value: number) => value.toLocaleString(locale);
  const valueNow = layout.here === undefined ? '' : format(layout.valueAt(layout.here));

  return (
    <Plot
      ref={root}
      data-credence="accuracy-curve"
      summary={texts.summary(number(categories.at(-1) ?? 0), valueNow)}
      categories={categories.map((questions) => texts.questions(number(questions), questions))}
      series={series}
      formatValue={format}
      width={width}
      height={layout.height}
      rtl={rtl}
      along="inline"
      points={layout.points.slice(0, series.length * categories.length)}
      {...rest}
    >
      <ValueAxis scale={layout.y} plot={layout.plot} ticks={layout.ticks} names={layout.tickNames} em={em} rtl={rtl} />
      <QuestionAxis layout={layout} em={em} format={number} />
      <Curves layout={layout} />
      <CurveNames layout={layout} names={[name, otherName]} />
      <CurveMarks layout={layout} x={layout.x(now)} em={em} aheadWord={aheadWord} />
    </Plot>
  );
});

/** The numbers of questions of both curves, in order, and the values of each curve at them. */
function useCurveValues(name: string, points: readonly AccuracyPoint[], compared: AccuracyCurveProps['compared']) {
  const categories = useMemo(
    () =>
      [...new Set([...points, ...(compared?.points ?? [])].map(({ questions }) => questions))].toSorted(
        (one, other) => one - other,
      ),
    [points, compared],
  );
  const series = useMemo(() => {
    const valuesIn = (curve: readonly AccuracyPoint[]) =>
      categories.map((questions) => curve.find((point) => point.questions === questions)?.value ?? null);
    const own = { name, values: valuesIn(points) };
    return compared ? [own, { name: compared.name, values: valuesIn(compared.points) }] : [own];
  }, [categories, name, points, compared]);
  return { categories, series };
}

type CurveLayout = ReturnType<typeof layCurve>;

/** The line at zero and the numbers of questions below it. */
function QuestionAxis({
  layout: { plot, foot, x, xTicks },
  em,
  format,
}: {
  layout: CurveLayout;
  em: number;
  format: (value: number) => string;
}) {
  return (
    <>
      <line data-slot="zero" x1={plot.x} x2={plot.x + plot.width} y1={foot} y2={foot} />
      <g data-slot="questions">
        {xTicks.map((tick) => (
          <text key={tick} x={x(tick)} y={foot + 16 * em} textAnchor="middle">
            {format(tick)}
          </text>
        ))}
      </g>
    </>
  );
}

/** The band, the compared curve, and the curve itself: solid up to now, dashed from there. */
function Curves({ layout }: { layout: CurveLayout }) {
  return (
    <>
      <Band data-slot="band" d={pathOf(layout.band)} />
      <Curve data-slot="compared">
        <LinePath data={[...layout.other]} x={(point) => point.x} y={(point) => point.y} />
      </Curve>
      <Curve data-slot="done">
        <LinePath data={layout.done} x={(point) => point.x} y={(point) => point.y} />
      </Curve>
      <Curve data-slot="ahead">
        <LinePath data={layout.ahead} x={(point) => point.x} y={(point) => point.y} />
      </Curve>
    </>
  );
}

/** The names at the curves, where there is room for them. */
function CurveNames({ layout, names }: { layout: CurveLayout; names: readonly string[] }) {
  return (
    <Names data-slot="names">
      {names.map((text, index) => {
        const at = layout.names[index];
        return at && text !== '' ? (
          <text key={index} x={at.x} y={at.y} textAnchor="middle" data-compared={index === 1 ? '' : undefined}>
            {text}
          </text>
        ) : null;
      })}
    </Names>
  );
}

/** The marks of the end of the batch and of now, with their words. */
function CurveMarks({
  layout: { foot, here, end, wordNow, linesNow, wordAhead },
  x,
  em,
  aheadWord,
}: {
  layout: CurveLayout;
  /** Where now is. */
  x: number;
  em: number;
  aheadWord: string;
}) {
  return (
    <Marks data-slot="marks">
      {end === undefined || !wordAhead ? null : (
        <>
          <line x1={end} x2={end} y1={foot} y2={wordAhead.y - 6 * em} />
          <text {...wordAhead} textAnchor="middle">
            {aheadWord}
          </text>
        </>
      )}
      {here === undefined || !wordNow ? null : (
        <>
          <circle cx={x} cy={here} r={4.5 * em} />
          {linesNow.map((line, index) => (
            <text
              key={index}
              x={wordNow.x}
              y={wordNow.y - (linesNow.length - 1 - index) * LINE * em}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        </>
      )}
    </Marks>
  );
}

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
