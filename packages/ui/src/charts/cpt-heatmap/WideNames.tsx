import { estimateTextWidth } from '../plot/textWidth.js';
import type { CombinationRun, CptTable } from './cptTable.js';
import { spansOf } from './cptTable.js';
import { Bracket, Side, Span } from './CptHeatmap.styles.js';
import { HEAD_ROW, type HeatLayout } from './heatLayout.js';

interface WideNamesProps {
  table: CptTable;
  layout: HeatLayout;
  /** The columns in sight. */
  first: number;
  last: number;
  /** The last column that is whole in sight. */
  whole: number;
  /** The width of the cells in sight: over more than that, a name stands at the start instead of the middle. */
  room: number;
  runs: readonly CombinationRun[];
  /** Parents whose states are numbered, as their names have no room. */
  numbered: ReadonlySet<number>;
}

/** The names of a table whose columns stand side by side: parents above, states before, combinations below. */
export function WideNames({ table, layout, first, last, whole, room, runs, numbered }: WideNamesProps) {
  const { em, side } = layout;
  const spans = spansOf(table.parents);
  return (
    <>
      <SideNames table={table} layout={layout} />
      {table.parents.flatMap(({ states }, level) => {
        const span = spans[level]!;
        const [from, to] = [Math.floor(first / span), Math.floor(last / span)];
        return Array.from({ length: to - from + 1 }, (_, place) => {
          const index = from + place;
          const state = index % states.length;
          const start = layout.column(index * span).from;
          const end = layout.column((index + 1) * span - 1);
          const name = numbered.has(level) ? String(state + 1) : (states[state] ?? '');
          // A name that would be cut at the edge waits until there is room for it.
          const until = layout.column(Math.min((index + 1) * span - 1, Math.max(whole, 0)));
          const isCut = until.from < end.from && estimateTextWidth(name, 12 * em) > until.from + until.size - start;
          return (
            <Span
              key={`${level} ${index}`}
              data-ruled={span > 1 ? '' : undefined}
              data-wide={end.from - start > room ? '' : undefined}
              style={{
                insetInlineStart: side + start,
                inlineSize: end.from + end.size - start,
                insetBlockStart: level * HEAD_ROW * em,
                blockSize: HEAD_ROW * em,
              }}
            >
              <span style={{ insetInline: `${side}px 0` }}>{isCut ? '' : name}</span>
            </Span>
          );
        });
      })}
      {runs
        .filter(({ from, to }) => from <= last && to >= first)
        .map((run) => (
          <RunBracket key={run.from} run={run} layout={layout} />
        ))}
    </>
  );
}

/** The names before the columns: of the parents beside their rows, and of the states beside theirs. */
function SideNames({ table, layout }: Pick<WideNamesProps, 'table' | 'layout'>) {
  const { em } = layout;
  return (
    <Side style={{ inlineSize: layout.side - 4 * em }}>
      {table.parents.map(({ label }, index) => (
        <p key={index} data-slot="parent" style={{ insetBlockStart: index * HEAD_ROW * em, blockSize: HEAD_ROW * em }}>
          {label}
        </p>
      ))}
      {table.states.map(({ label, description }, index) => {
        const { from, size } = layout.state(index);
        return (
          <p key={index} data-slot="state" style={{ insetBlockStart: layout.head + from, blockSize: size }}>
            <span>{label}</span>
            {description && size > 40 * em ? <small>{description}</small> : null}
          </p>
        );
      })}
    </Side>
  );
}

/** The bracket below the columns that one combination decided. */
function RunBracket({ run, layout }: { run: CombinationRun; layout: HeatLayout }) {
  const { side } = layout;
  const start = layout.column(run.from).from;
  const end = layout.column(run.to);
  return (
    <Bracket
      data-slot="bracket"
      style={{
        insetInlineStart: side + start,
        inlineSize: end.from + end.size - start,
        insetBlockStart: layout.head + layout.breadth + 6 * layout.em,
      }}
    >
      <span style={{ insetInline: `${side}px 0` }}>{run.combination}</span>
    </Bracket>
  );
}

/** The parents whose states have no room over their columns. */
export function parentsWithoutRoom(table: CptTable, layout: HeatLayout): ReadonlySet<number> {
  const spans = spansOf(table.parents);
  const crowded = table.parents.flatMap(({ states }, index) => {
    const end = layout.column((spans[index] ?? 1) - 1);
    const room = end.from + end.size - 4 * layout.em;
    return states.some((state) => estimateTextWidth(state, 12 * layout.em) > room) ? [index] : [];
  });
  return new Set(layout.turned ? [] : crowded);
}
