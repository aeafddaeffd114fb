import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { chartLabels, cptHeatmapLabels } from '../../labels/english.js';
import { Tool, Tools } from '../chart-frame/ChartFrame.styles.js';
import { saveTable } from '../chart-frame/saveTable.js';
import { Probe } from '../plot/Plot.styles.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { ChosenColumn } from './ChosenColumn.js';
import { showColumn } from './columnPlaces.js';
import { GoesOn, Root, Scroller } from './CptHeatmap.styles.js';
import { type CptParent, type CptState, columnCount, type CptTable, valueAt, configurationOf } from './cptTable.js';
import type { CptHeatmapDetails } from './cptHeatmapDetails.js';
import { HeatKey } from './HeatKey.js';
import { HeatSurface } from './HeatSurface.js';
import { useChunksInSight } from './useChunksInSight.js';
import { useHeatTable } from './useHeatTable.js';
import { type CellIndex, walkCells } from './walkCells.js';
import type { ChartTable } from '../plot/chartData.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface CptHeatmapProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** The accessible name: usually the node's. */
  label: string;
  /** The parents, in the order of the columns: the states of the last one change fastest. */
  parents: readonly CptParent[];
  /** The states of the node. */
  states: readonly CptState[];
  /** The numbers in percent, column by column and state by state in it; NaN where there is none. */
  values: ArrayLike<number>;
  /**
   * Returns whether nobody answered a column that has numbers all the same, those of a file: they show faintly below the
   * hatching. Keep its identity while it says the same.
   */
  isUnanswered?: ((column: number) => boolean) | undefined;
  /** Returns the number of the combination that decided a column. Keep its identity while it says the same. */
  getCombination?: ((column: number) => number | undefined) | undefined;
  /** Returns who decided a column, and when. Asked of the shown column only. */
  getSource?: ((column: number) => string | undefined) | undefined;
  /** Returns a column in words. Defaults to its parents with their states. */
  getColumnLabel?: ((column: number) => string) | undefined;
  /** The chosen column, from 0. */
  column?: number | undefined;
  /**
   * The column chosen at first, if `column` is not given.
   * @default 0
   */
  defaultColumn?: number | undefined;
  /** Called when another column is chosen, by key, finger or button. */
  onColumnChange?: ((column: number, details: CptHeatmapDetails) => void) | undefined;
  /** Called to open a column's question: a click, Enter, or the button below. */
  onOpen?: ((column: number, details: CptHeatmapDetails) => void) | undefined;
}

const none = () => undefined;

/**
 * All probabilities of one node as shades: configurations of the parents by states, what is open and what combinations
 * decided, with the chosen column in words below. It draws what is in sight, so that a table may have any size.
 * @since 0.1.0
 * @experimental
 */
export const CptHeatmap = forwardRef<HTMLElement, CptHeatmapProps>(function CptHeatmap(
  {
    label,
    parents,
    states,
    values,
    isUnanswered,
    getCombination = none,
    getSource,
    getColumnLabel,
    column,
    defaultColumn = 0,
    onColumnChange,
    onOpen,
    ...rest
  },
  ref,
) {
  const root = useOwnRef(ref);
  const scroller = useRef<HTMLDivElement>(null);
  const heat = useHeatTable({ parents, states, values, isUnanswered }, getCombination, usePlotSize(root));
  const { table, layout } = heat;
  const words = useHeatWords(heat, { getCombination, getSource, getColumnLabel });
  const { texts, format } = words;
  const sight = useChunksInSight(scroller, layout);
  const cursor = useHeatCursor(scroller, heat, { column, defaultColumn, onColumnChange, onOpen });
  const turned = layout.turned ? '' : undefined;
  const numbered = parents.filter((_, index) => heat.numbered.has(index));

  return (
    <Root ref={root} data-credence="cpt-heatmap" data-turned={turned} aria-label={label} {...rest}>
      <Probe aria-hidden="true" />
      <HeatKey texts={texts} format={format} combinations={heat.runs.length > 0} numbered={numbered} />
      <HeatView
        scroller={scroller}
        label={label}
        heat={heat}
        sight={sight}
        words={words}
        cursor={cursor}
        onOpen={onOpen}
      />
      <ChosenColumn
        {...words.column(cursor.shown)}
        texts={texts}
        table={table}
        column={cursor.shown}
        format={format}
        turned={layout.turned}
        onStep={cursor.step}
        onOpen={onOpen && ((event) => onOpen(cursor.shown, { reason: pressOrKey(event), event }))}
      />
      <Tools data-slot="tools">
        <Tool type="button" onClick={() => saveTable(cptCsvTable(table, words.conditions), label)}>
          {texts.csv}
        </Tool>
      </Tools>
    </Root>
  );
});

/** The scrolling table, which a keyboard walks as one tab stop, and what is said about it. */
function HeatView({
  scroller,
  label,
  heat,
  sight,
  words,
  cursor,
  onOpen,
}: {
  scroller: RefObject<HTMLDivElement | null>;
  label: string;
  heat: ReturnType<typeof useHeatTable>;
  sight: ReturnType<typeof useChunksInSight>;
  words: ReturnType<typeof useHeatWords>;
  cursor: ReturnType<typeof useHeatCursor>;
  onOpen: CptHeatmapProps['onOpen'];
}) {
  const { texts } = words;
  const summaryId = useId();
  const { chart } = useLabels({ chart: chartLabels });
  const { chosen, cell } = cursor;
  return (
    <>
      <Scroller
        ref={scroller}
        data-slot="scroller"
        data-turned={heat.layout.turned ? '' : undefined}
        data-goes-on={sight.goesOn ? '' : undefined}
        // It handles its own keys: a screen reader passes them on.
        role="application"
        aria-roledescription={chart.role}
        aria-label={label}
        aria-describedby={`${summaryId}-summary`}
        tabIndex={0}
        onScroll={sight.look}
        onKeyDown={cursor.onKeyDown}
        onBlur={cursor.onBlur}
      >
        <HeatSurface heat={heat} sight={sight} words={words} cursor={cursor} onOpen={onOpen} />
      </Scroller>
      {sight.scrolls ? <GoesOn aria-hidden="true">{texts.goesOn}</GoesOn> : null}
      <VisuallyHidden id={`${summaryId}-summary`}>{`${words.summary} ${texts.hint}`}</VisuallyHidden>
      <VisuallyHidden role="status">{cell ? words.cell({ column: chosen, state: cell.state }) : null}</VisuallyHidden>
    </>
  );
}

/** The column that is chosen, the one under the pointer, and the cell that the keys lead to. */
function useHeatCursor(
  scroller: RefObject<HTMLDivElement | null>,
  { layout, table: { states } }: ReturnType<typeof useHeatTable>,
  given: Pick<CptHeatmapProps, 'column' | 'onColumnChange' | 'onOpen'> & { defaultColumn: number },
) {
  const [chosen, setChosen] = useControllableState<number, CptHeatmapDetails>({
    value: given.column,
    defaultValue: given.defaultColumn,
    onChange: given.onColumnChange,
  });
  const [hovered, hover] = useState<number>();
  const [cell, setCell] = useState<CellIndex>();

  const show = (column: number) => {
    if (scroller.current) showColumn(scroller.current, layout, column);
  };
  const showChosen = useEvent(() => show(chosen));
  useEffect(showChosen, [showChosen, layout]);
  const choose = (column: number, details: CptHeatmapDetails) => {
    if (column !== chosen) setChosen(column, details);
  };
  const go = (to: CellIndex, spoken: boolean, details: CptHeatmapDetails) => {
    setCell(spoken ? to : undefined);
    choose(to.column, details);
    show(to.column);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const details = { reason: 'key', event: event.nativeEvent } as const;
    const at = { column: chosen, state: cell?.state ?? 0 };
    if (event.key === 'Enter') given.onOpen?.(chosen, details);
    else {
      const to = walkCells(event.key, at, { ...layout, states: states.length, page: layout.group });
      if (!to) return;
      go(to, true, details);
    }
    event.preventDefault();
  };
  const step = (by: number, event: Event) => {
    const column = Math.max(0, Math.min(layout.columns - 1, chosen + by));
    go({ column, state: 0 }, false, { reason: pressOrKey(event), event });
  };
  const onBlur = () => setCell(undefined);
  return { chosen, hovered, shown: hovered ?? chosen, cell, choose, hover, step, onKeyDown, onBlur };
}

/** All columns as a table, a row each. Made when somebody asks for it: it may have tens of thousands of rows. */
export function cptCsvTable(table: CptTable, describe: (column: number) => string): ChartTable {
  return {
    columns: [table.parents.map(({ label }) => label).join(' · '), ...table.states.map(({ label }) => label)],
    rows: Array.from({ length: columnCount(table.parents) }, (_, column) => ({
      name: describe(column),
      values: table.states.map((_, state) => valueAt(table, column, state)),
    })),
  };
}

/** What a page says of the columns of a table. */
interface ColumnWords {
  getCombination: (column: number) => number | undefined;
  getSource: ((column: number) => string | undefined) | undefined;
  getColumnLabel: ((column: number) => string) | undefined;
}

/** What is said of a table, its columns and its cells, in the reader's language. */
function useHeatWords(
  { table, layout, open }: ReturnType<typeof useHeatTable>,
  { getCombination, getSource, getColumnLabel }: ColumnWords,
) {
  const { locale } = useCredence();
  const texts = useLabels({ cptHeatmap: cptHeatmapLabels }).cptHeatmap;
  const format = useValueFormat(undefined);
  const number = (value: number) => value.toLocaleString(locale);
  /** A column in words: its parents with their states. */
  const conditions = (column: number) =>
    getColumnLabel?.(column) ??
    configurationOf(table.parents, column)
      .map((state, parent) => texts.condition(table.parents[parent]?.label ?? '', state))
      .join(' · ');
  /** Who decided a column. */
  const source = (column: number) => {
    const combination = getCombination(column);
    return [combination === undefined ? '' : texts.decidedBy(number(combination)), getSource?.(column) ?? '']
      .filter(Boolean)
      .join(' · ');
  };
  /** A cell in a sentence. */
  const cell = ({ column, state }: CellIndex) => {
    const value = valueAt(table, column, state);
    const share = value === null ? texts.open : texts.percent(format(value));
    return texts.cell(conditions(column), table.states[state]?.label ?? '', share, source(column));
  };
  /** A column's place among all, its words, and who decided it. */
  const column = (index: number) => ({
    position: layout.columns > 1 ? texts.column(number(index + 1), number(layout.columns)) : undefined,
    title: conditions(index),
    source: source(index),
  });
  return { texts, format, summary: texts.summary(number(layout.columns), number(open)), conditions, column, cell };
}
