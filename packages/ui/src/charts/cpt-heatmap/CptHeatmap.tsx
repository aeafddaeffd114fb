import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { chartLabels, cptHeatmapLabels } from '../../labels/english.js';
import { Tool, Tools } from '../chart-frame/ChartFrame.styles.js';
import { csvOf } from '../chart-frame/csv.js';
import { fileName, saveFile } from '../chart-frame/saveFile.js';
import { Probe } from '../plot/Plot.styles.js';
import { usePlotSize } from '../plot/usePlotSize.js';
import { useValueFormat } from '../plot/useValueFormat.js';
import { ChosenColumn } from './ChosenColumn.js';
import { GoesOn, Root, Scroller, Surface } from './CptHeatmap.styles.js';
import { cptCsvTable } from './cptCsvTable.js';
import { combinationRuns, configurationOf, type CptParent, type CptState, isOpen, valueAt } from './cptTable.js';
import { CHUNK, HeatChunk } from './HeatChunk.js';
import { HeatFrame } from './HeatFrame.js';
import { HeatKey } from './HeatKey.js';
import { heatLayout } from './heatLayout.js';
import { TurnedNames } from './TurnedNames.js';
import { useChunksInSight } from './useChunksInSight.js';
import { type CellIndex, walkCells } from './walkCells.js';
import { parentsWithoutRoom, WideNames } from './WideNames.js';

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
  combinationOf?: ((column: number) => number | undefined) | undefined;
  /** Returns who decided a column, and when. Asked of the shown column only. */
  sourceOf?: ((column: number) => string | undefined) | undefined;
  /** Returns a column in words. Defaults to its parents with their states. */
  describeColumn?: ((column: number) => string) | undefined;
  /** The chosen column, from 0. */
  column?: number | undefined;
  /**
   * The column chosen at first, if `column` is not given.
   * @default 0
   */
  defaultColumn?: number | undefined;
  /** Called when another column is chosen, by key, finger or button. */
  onColumnChange?: ((column: number) => void) | undefined;
  /** Called to open a column's question: a click, Enter, or the button below. */
  onOpen?: ((column: number) => void) | undefined;
}

const none = () => undefined;

/**
 * All probabilities of one node as shades: configurations of the parents by states, what is open and what combinations
 * decided, with the chosen column in words below. It draws what is in sight, so that a table may have any size.
 */
export const CptHeatmap = forwardRef<HTMLElement, CptHeatmapProps>(function CptHeatmap(
  {
    label,
    parents,
    states,
    values,
    isUnanswered,
    combinationOf = none,
    sourceOf,
    describeColumn,
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
  const size = usePlotSize(root);
  const table = useMemo(() => ({ parents, states, values, isUnanswered }), [parents, states, values, isUnanswered]);
  const layout = useMemo(() => heatLayout({ size, parents, states: states.length }), [size, parents, states.length]);
  const runs = useMemo(() => combinationRuns(layout.columns, combinationOf), [layout.columns, combinationOf]);
  const numbered = useMemo(() => parentsWithoutRoom(table, layout), [table, layout]);
  const openColumns = useMemo(
    () => Array.from({ length: layout.columns }, (_, index) => index).filter((index) => isOpen(table, index)).length,
    [table, layout.columns],
  );
  const sight = useChunksInSight(scroller, layout);
  const [chosen, choose] = useControllableState({
    value: givenColumn,
    defaultValue: defaultColumn,
    onChange: (next: number, _: undefined) => onColumnChange?.(next),
  });
  const [hovered, setHovered] = useState<number>();
  const [cell, setCell] = useState<CellIndex>();
  const byFinger = useRef(false);

  const number = (value: number) => value.toLocaleString(locale);
  const inWords = (index: number) =>
    describeColumn?.(index) ??
    configurationOf(parents, index)
      .map((state, parent) => texts.condition(parents[parent]?.label ?? '', state))
      .join(' · ');
  const source = (index: number) => {
    const combination = combinationOf(index);
    return [combination === undefined ? '' : texts.decidedBy(number(combination)), sourceOf?.(index) ?? '']
      .filter(Boolean)
      .join(' · ');
  };
  const sentence = ({ column, state }: CellIndex) => {
    const value = valueAt(table, column, state);
    const share = value === null ? texts.open : texts.percent(format(value));
    return texts.cell(inWords(column), states[state]?.label ?? '', share, source(column));
  };

  const show = (index: number) => {
    const box = scroller.current;
    if (!box) return;
    const { from, size: own } = layout.column(index);
    const [key, shown, names] = layout.turned
      ? (['scrollTop', box.clientHeight, layout.head] as const)
      : (['scrollLeft', box.clientWidth, layout.side] as const);
    const sign = layout.rtl && !layout.turned ? -1 : 1;
    const now = box[key] * sign;
    const room = shown - names;
    // Turned, the heading of its group comes in sight with it.
    if (from - own < now) box[key] = sign * Math.max(0, from - own - 40);
    else if (from + own + 4 > now + room) box[key] = sign * (from + 2 * own - room);
  };
  const showChosen = useEvent(() => show(chosen));
  useEffect(showChosen, [showChosen, layout]);
  const go = (to: CellIndex, spoken: boolean) => {
    setCell(spoken ? to : undefined);
    if (to.column !== chosen) choose(to.column, undefined);
    show(to.column);
  };

  const columnUnder = (event: PointerEvent | MouseEvent): number | undefined => {
    const box = event.currentTarget.getBoundingClientRect();
    const inline = layout.rtl ? box.right - event.clientX : event.clientX - box.left;
    const block = event.clientY - box.top - layout.head;
    const [along, across] = layout.turned ? [block, inline] : [inline - layout.side, block];
    if (along < 0 || across < 0 || along > layout.length) return undefined;
    const found = layout.columnAt(along);
    // Headings between rows are no column's.
    return along <= layout.column(found).from + layout.column(found).size + 2 ? found : undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const at = { column: chosen, state: cell?.state ?? 0 };
    if (event.key === 'Enter') onOpen?.(chosen);
    else {
      const grid = { columns: layout.columns, states: states.length, page: layout.group };
      const to = walkCells(event.key, at, { ...grid, turned: layout.turned, rtl: layout.rtl });
      if (!to) return;
      go(to, true);
    }
    event.preventDefault();
  };

  const shown = hovered ?? chosen;
  const [first, last] = [sight.first * CHUNK, Math.min(layout.columns, (sight.last + 1) * CHUNK) - 1];
  const inline = layout.turned ? layout.side + layout.breadth : layout.side + layout.length + 3;
  const block =
    layout.head + (layout.turned ? layout.length + 3 : layout.breadth + (runs.length > 0 ? 34 : 6) * size.em);

  return (
    <Root
      ref={root}
      data-credence="cpt-heatmap"
      data-turned={layout.turned ? '' : undefined}
      aria-label={label}
      {...rest}
    >
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
        data-turned={layout.turned ? '' : undefined}
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
        <Surface
          aria-hidden="true"
          data-opens={onOpen ? '' : undefined}
          style={{ inlineSize: inline, blockSize: block }}
          onPointerDown={(event) => {
            byFinger.current = event.pointerType === 'touch';
          }}
          onPointerMove={(event) => {
            if (event.pointerType !== 'touch') setHovered(columnUnder(event));
          }}
          onPointerLeave={() => setHovered(undefined)}
          onClick={(event) => {
            const under = columnUnder(event);
            if (under === undefined) return;
            if (under !== chosen) choose(under, undefined);
            // A finger cannot point before it opens: it chooses, and the button below opens.
            if (!byFinger.current) onOpen?.(under);
          }}
        >
          {Array.from({ length: sight.last - sight.first + 1 }, (_, place) => (
            <HeatChunk
              key={sight.first + place}
              index={sight.first + place}
              table={table}
              layout={layout}
              format={format}
              open={texts.open}
            />
          ))}
          {layout.turned ? (
            <TurnedNames table={table} layout={layout} first={first} last={last} combinationOf={combinationOf} />
          ) : (
            <WideNames
              table={table}
              layout={layout}
              first={first}
              last={last}
              whole={sight.whole}
              room={size.width - layout.side}
              runs={runs}
              numbered={numbered}
            />
          )}
          {hovered === undefined || hovered === chosen ? null : (
            <HeatFrame around="hovered" layout={layout} column={hovered} />
          )}
          <HeatFrame around="column" layout={layout} column={chosen} />
          {cell ? <HeatFrame around="cell" layout={layout} column={chosen} state={cell.state} /> : null}
        </Surface>
      </Scroller>
      {sight.scrolls ? <GoesOn aria-hidden="true">{texts.goesOn}</GoesOn> : null}
      <VisuallyHidden id={`${id}-summary`}>
        {texts.summary(number(layout.columns), number(openColumns))} {texts.hint}
      </VisuallyHidden>
      <VisuallyHidden role="status">{cell ? sentence({ column: chosen, state: cell.state }) : null}</VisuallyHidden>
      <ChosenColumn
        table={table}
        column={shown}
        position={layout.columns > 1 ? texts.column(number(shown + 1), number(layout.columns)) : undefined}
        title={inWords(shown)}
        source={source(shown)}
        format={format}
        turned={layout.turned}
        onStep={(step) => {
          const column = Math.max(0, Math.min(layout.columns - 1, chosen + step));
          go({ column, state: 0 }, false);
        }}
        onOpen={onOpen && (() => onOpen(shown))}
      />
      <Tools data-slot="tools">
        <Tool
          type="button"
          onClick={() => {
            const content = `\ufeff${csvOf(cptCsvTable(table, inWords))}`;
            saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), fileName(label, 'csv'));
          }}
        >
          {texts.csv}
        </Tool>
      </Tools>
    </Root>
  );
});
