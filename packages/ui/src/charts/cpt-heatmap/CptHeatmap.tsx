import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
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
    column: givenColumn,
    defaultColumn = 0,
    onColumnChange,
    onOpen,
    ...rest
  },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ cptHeatmap: cptHeatmapLabels, chart: chartLabels });
  const texts = labels.cptHeatmap;
  const format = useValueFormat(undefined);
  const id = useId();
  const root = useOwnRef(ref);
  const scroller = useRef<HTMLDivElement>(null);
  const heat = useHeatTable({ parents, states, values, isUnanswered }, getCombination, usePlotSize(root));
  const { table, layout, runs, numbered } = heat;
  const sight = useChunksInSight(scroller, layout);
  const [chosen, choose] = useControllableState<number, CptHeatmapDetails>({
    value: givenColumn,
    defaultValue: defaultColumn,
    onChange: onColumnChange,
  });
  const [hovered, setHovered] = useState<number>();
  const [cell, setCell] = useState<CellIndex>();
  const number = (value: number) => value.toLocaleString(locale);
  const words = heatWords(table, texts, format, number, { getCombination, getSource, getColumnLabel });

  const show = (column: number) => {
    if (scroller.current) showColumn(scroller.current, layout, column);
  };
  const showChosen = useEvent(() => show(chosen));
  useEffect(showChosen, [showChosen, layout]);
  const chooseAnother = (column: number, details: CptHeatmapDetails) => {
    if (column !== chosen) choose(column, details);
  };
  const go = (to: CellIndex, spoken: boolean, details: CptHeatmapDetails) => {
    setCell(spoken ? to : undefined);
    chooseAnother(to.column, details);
    show(to.column);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const details = { reason: 'key', event: event.nativeEvent } as const;
    const at = { column: chosen, state: cell?.state ?? 0 };
    if (event.key === 'Enter') onOpen?.(chosen, details);
    else {
      const to = walkCells(event.key, at, { ...layout, states: states.length, page: layout.group });
      if (!to) return;
      go(to, true, details);
    }
    event.preventDefault();
  };

  const shown = hovered ?? chosen;
  const turned = layout.turned ? '' : undefined;

  return (
    <Root ref={root} data-credence="cpt-heatmap" data-turned={turned} aria-label={label} {...rest}>
      <Probe aria-hidden="true" />
      <HeatKey
        texts={texts}
        format={format}
        combinations={runs.length > 0}
        numbered={parents.filter((_, index) => numbered.has(index))}
      />
      <Scroller
        ref={scroller}
        data-slot="scroller"
        data-turned={turned}
        data-goes-on={sight.goesOn ? '' : undefined}
        // It handles its own keys: a screen reader passes them on.
        role="application"
        aria-roledescription={labels.chart.role}
        aria-label={label}
        aria-describedby={`${id}-summary`}
        tabIndex={0}
        onScroll={sight.look}
        onKeyDown={onKeyDown}
        onBlur={() => setCell(undefined)}
      >
        <HeatSurface
          heat={heat}
          sight={sight}
          format={format}
          open={texts.open}
          chosen={chosen}
          hovered={hovered}
          cell={cell}
          onHover={setHovered}
          onChoose={chooseAnother}
          onOpen={onOpen}
        />
      </Scroller>
      {sight.scrolls ? <GoesOn aria-hidden="true">{texts.goesOn}</GoesOn> : null}
      <VisuallyHidden id={`${id}-summary`}>
        {`${texts.summary(number(layout.columns), number(heat.open))} ${texts.hint}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{cell ? words.cell({ column: chosen, state: cell.state }) : null}</VisuallyHidden>
      <ChosenColumn
        texts={texts}
        table={table}
        column={shown}
        position={layout.columns > 1 ? texts.column(number(shown + 1), number(layout.columns)) : undefined}
        title={words.conditions(shown)}
        source={words.source(shown)}
        format={format}
        turned={layout.turned}
        onStep={(step, event) => {
          const column = Math.max(0, Math.min(layout.columns - 1, chosen + step));
          go({ column, state: 0 }, false, { reason: pressOrKey(event), event });
        }}
        onOpen={onOpen && ((event) => onOpen(shown, { reason: pressOrKey(event), event }))}
      />
      <Tools data-slot="tools">
        <Tool type="button" onClick={() => saveTable(cptCsvTable(table, words.conditions), label)}>
          {texts.csv}
        </Tool>
      </Tools>
    </Root>
  );
});

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

/** What is said of a table's columns and cells. Percents and counts are written as `format` and `number` do. */
function heatWords(
  table: CptTable,
  texts: typeof cptHeatmapLabels,
  format: (value: number) => string,
  number: (value: number) => string,
  { getCombination, getSource, getColumnLabel }: ColumnWords,
) {
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
  return { conditions, source, cell };
}
