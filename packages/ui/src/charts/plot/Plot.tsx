import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { chartLabels } from '../../labels/english.js';
import type { ChartSeries } from './chartData.js';
import { Drawing, Probe, Root } from './Plot.styles.js';
import { PlotTooltip } from './PlotTooltip.js';
import { usePointWalk } from './usePointWalk.js';
import type { PlotPoint } from './walkPoints.js';

export interface PlotProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Its accessible name. */
  label: string;
  /** One sentence describing the drawing. */
  summary: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** The size of the drawing in px. */
  width: number;
  height: number;
  rtl: boolean;
  /** The direction of the categories. */
  along: 'inline' | 'block';
  points: readonly PlotPoint[];
  /** The drawing itself. */
  children: ReactNode;
}

/**
 * The base of every chart: a drawing that is a single tab stop, whose values are walked with the arrow keys and shown
 * in a single tooltip, whether by key, pointer or tap.
 */
export const Plot = forwardRef<HTMLDivElement, PlotProps>(function Plot(
  { label, summary, categories, series, formatValue, width, height, rtl, along, points, children, style, ...rest },
  ref,
) {
  const texts = useLabels({ chart: chartLabels }).chart;
  const id = useId();
  const grid = { categories: categories.length, series: series.length, along, rtl };
  const { active, walked, handlers } = usePointWalk({ points, grid });
  const text = (value: number | null) => (value === null ? texts.noValue : formatValue(value));
  const name = (index: number) => (series.length > 1 ? (series[index]?.name ?? '') : '');
  const entries = points
    .filter((point) => point.category === active?.category)
    .map((point) => ({ name: name(point.series), value: text(point.value), active: point === active }));
  const size = { ...style, '--credence-plot-height': `${height}px` } as CSSProperties;

  return (
    <Root
      ref={ref}
      // It handles its own keys: a screen reader passes them on. The table next to it is for reading.
      role="application"
      aria-roledescription={texts.role}
      aria-label={label}
      aria-describedby={`${id}-summary`}
      tabIndex={0}
      style={size}
      {...rest}
      {...withGiven(handlers, rest)}
    >
      <Probe aria-hidden="true" />
      <Drawing
        data-slot="drawing"
        aria-hidden="true"
        focusable="false"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {children}
        {active && (walked || active.value !== null) ? <ActiveMark point={active} /> : null}
      </Drawing>
      {active ? (
        <PlotTooltip
          point={active}
          category={categories[active.category] ?? ''}
          entries={entries}
          width={width}
          rtl={rtl}
        />
      ) : null}
      <VisuallyHidden id={`${id}-summary`}>{`${summary} ${texts.hint}`}</VisuallyHidden>
      <VisuallyHidden role="status">
        {walked ? texts.point(categories[walked.category] ?? '', name(walked.series), text(walked.value)) : null}
      </VisuallyHidden>
    </Root>
  );
});

/** Handlers that call first what the caller gave for the same event. */
function withGiven(own: ReturnType<typeof usePointWalk>['handlers'], given: ComponentPropsWithoutRef<'div'>) {
  const both =
    <Event,>(before: ((event: Event) => void) | undefined, then: (event: Event) => void) =>
    (event: Event) => {
      before?.(event);
      then(event);
    };
  return {
    onPointerDown: both(given.onPointerDown, own.onPointerDown),
    onPointerMove: both(given.onPointerMove, own.onPointerMove),
    onPointerLeave: both(given.onPointerLeave, own.onPointerLeave),
    onFocus: both(given.onFocus, own.onFocus),
    onBlur: both(given.onBlur, own.onBlur),
    onKeyDown: both(given.onKeyDown, own.onKeyDown),
  };
}

/** The frame around the active value. Omitted from pictures. */
function ActiveMark({ point: { box } }: { point: PlotPoint }) {
  return <rect data-slot="active" x={box.x - 2} y={box.y - 2} width={box.width + 4} height={box.height + 4} rx={3} />;
}
