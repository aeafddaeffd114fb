import { useMemo } from 'react';
import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { combinationRuns, type CptTable, isOpen } from './cptTable.js';
import { heatLayout } from './heatLayout.js';
import { parentsWithoutRoom } from './WideNames.js';

/** What follows from the numbers of a table and the size that it has on the page. */
export function useHeatTable(
  { parents, states, values, isUnanswered }: CptTable,
  getCombination: (column: number) => number | undefined,
  size: PlotSize,
) {
  const table = useMemo(() => ({ parents, states, values, isUnanswered }), [parents, states, values, isUnanswered]);
  const layout = useMemo(() => heatLayout({ size, parents, states: states.length }), [size, parents, states.length]);
  const runs = useMemo(() => combinationRuns(layout.columns, getCombination), [layout.columns, getCombination]);
  const numbered = useMemo(() => parentsWithoutRoom(table, layout), [table, layout]);
  const open = useMemo(
    () => [...Array(layout.columns).keys()].filter((column) => isOpen(table, column)).length,
    [table, layout.columns],
  );
  return { table, layout, runs, numbered, open, getCombination, width: size.width };
}
