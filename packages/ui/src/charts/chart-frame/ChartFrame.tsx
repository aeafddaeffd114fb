import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject, useId, useState } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { NoData } from '../../data/no-data/NoData.styles.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Skeleton } from '../../feedback/skeleton/Skeleton.js';
import { type ChartTable, isEmptyTable } from '../plot/chartData.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { chartFrameLabels } from '../../labels/english.js';
import { Body, LegendItem, Measure, PlotSkeleton, Root, Title, Tool, Tools } from './ChartFrame.styles.js';
import { chartPicture } from './chartPicture.js';
import { ChartTableView } from './ChartTableView.js';
import { fileName, saveFile } from './saveFile.js';
import { saveTable } from './saveTable.js';

/** @since 0.1.0 */
export interface ChartFrameProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'title'> {
  /** The finding shown by the chart, in one sentence: not the measure. */
  title: string;
  /** What is measured, about whom, and when. Several parts are set apart on one line. */
  measure?: string | readonly string[] | undefined;
  /** The names of the series in drawing order, if there is more than one. */
  legend?: readonly string[] | undefined;
  /** The values drawn by the chart. */
  table: ChartTable;
  /** The message shown if there are none. */
  emptyText?: string | undefined;
  /** True while the values are loading. A placeholder takes the chart's place. */
  loading?: boolean | undefined;
  /**
   * The direction of the placeholder's bars.
   * @default 'vertical'
   */
  loadingShape?: 'vertical' | 'horizontal' | undefined;
  /** Formats a value of the table. Defaults to the provider's language with at most one decimal place. */
  formatValue?: ((value: number) => string) | undefined;
  /** The name of downloaded files, without extension. Defaults to the text of the measure. */
  downloadName?: string | undefined;
  /**
   * The level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Further ghost buttons next to those for table and downloads. */
  tools?: ReactNode;
  /** The chart: a BarChart or LineChart. */
  children?: ReactNode;
}

/**
 * The frame of a chart: the finding as its title, the measure below it, the names of the series, the same values as a
 * table (visible, or for screen readers only), and downloads of the values and the picture.
 * @since 0.1.0
 */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  {
    title,
    measure = [],
    legend = [],
    table,
    emptyText,
    loading = false,
    loadingShape = 'vertical',
    formatValue,
    downloadName,
    headingLevel = 2,
    tools,
    children,
    ...rest
  },
  ref,
) {
  const texts = useLabels({ chartFrame: chartFrameLabels }).chartFrame;
  const id = useId();
  const root = useOwnRef(ref);
  const [asTable, setAsTable] = useState(false);
  const format = useValueFormat(formatValue);
  const measures = typeof measure === 'string' ? [measure] : measure;
  const filled = !loading && !isEmptyTable(table);
  const file = downloadName ?? measures[0] ?? title;

  return (
    <Root
      ref={root}
      data-credence="chart-frame"
      data-state={loading ? 'loading' : filled ? 'filled' : 'empty'}
      aria-labelledby={`${id}-title`}
      aria-busy={loading || undefined}
      {...rest}
    >
      <Caption
        id={`${id}-title`}
        level={headingLevel}
        title={title}
        measures={measures}
        legend={filled ? legend : []}
      />
      <Body data-slot="body">
        {loading ? <Waiting text={texts.loading} lying={loadingShape === 'horizontal'} /> : null}
        {filled ? children : null}
        {loading || filled ? null : <NoData data-slot="empty">{emptyText ?? texts.empty}</NoData>}
      </Body>
      {filled ? (
        <>
          <ChartTools root={root} table={table} file={file} asTable={asTable} onAsTable={setAsTable}>
            {tools}
          </ChartTools>
          <ChartTableView labelledBy={`${id}-title`} table={table} visible={asTable} formatValue={format} />
        </>
      ) : null}
    </Root>
  );
});

interface CaptionProps {
  id: string;
  level: 2 | 3 | 4;
  title: string;
  measures: readonly string[];
  legend: readonly string[];
}

/** The finding, what is measured, and the names of the series. */
function Caption({ id, level, title, measures, legend }: CaptionProps) {
  return (
    <figcaption>
      <Title as={`h${level}`} id={id} data-slot="title">
        {title}
      </Title>
      <Measure>
        {measures.map((part) => (
          <span key={part} data-slot="measure">
            {part}
          </span>
        ))}
        {legend.map((name, index) => (
          <LegendItem key={index} data-slot="legend-item">
            <i data-series={(index % 5) + 1} />
            <span>{name}</span>
          </LegendItem>
        ))}
      </Measure>
    </figcaption>
  );
}

interface ChartToolsProps {
  /** The frame, whose texts and drawing are saved as a picture. */
  root: RefObject<HTMLElement | null>;
  table: ChartTable;
  /** The name of downloaded files, without extension. */
  file: string;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  children: ReactNode;
}

/** The buttons that show the values as a table and download them, or the picture. */
function ChartTools({ root, table, file, asTable, onAsTable, children }: ChartToolsProps) {
  const texts = useLabels({ chartFrame: chartFrameLabels }).chartFrame;
  return (
    <Tools data-slot="tools">
      <Tool type="button" aria-pressed={asTable} onClick={() => onAsTable(!asTable)}>
        {texts.asTable}
      </Tool>
      <Tool type="button" onClick={() => saveTable(table, file)}>
        {texts.csv}
      </Tool>
      <Tool type="button" onClick={() => void savePicture(root.current, file)}>
        {texts.png}
      </Tool>
      {children}
    </Tools>
  );
}

async function savePicture(frame: HTMLElement | null, file: string) {
  const parts = <Part extends Element = HTMLElement>(slot: string) => [
    ...(frame?.querySelectorAll<Part>(`[data-slot="${slot}"]`) ?? []),
  ];
  const [heading] = parts('title');
  const [drawing] = parts<SVGSVGElement>('drawing');
  if (!heading || !drawing) return;
  const head = { title: heading, measure: parts('measure'), legend: parts('legend-item') };
  saveFile(await chartPicture(drawing, head), fileName(file, 'png'));
}

function Waiting({ text, lying }: { text: string; lying: boolean }) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <PlotSkeleton data-slot="skeleton" data-lying={lying ? '' : undefined}>
        {Array.from({ length: lying ? 3 : 8 }, (_, bar) => (
          <Skeleton key={bar} />
        ))}
      </PlotSkeleton>
    </>
  );
}
