import type { cptHeatmapLabels } from '../../labels/english.js';
import { configurationOf, type CptTable, valueAt } from './cptTable.js';
import type { CellIndex } from './walkCells.js';

/** What a page says of the columns of a table. */
interface ColumnWords {
  getCombination: (column: number) => number | undefined;
  getSource: ((column: number) => string | undefined) | undefined;
  getColumnLabel: ((column: number) => string) | undefined;
}

/** What is said of a table's columns and cells. Percents and counts are written as `format` and `number` do. */
export function heatWords(
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
