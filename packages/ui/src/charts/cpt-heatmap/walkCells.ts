/** A cell of the table. */
export interface CellIndex {
  readonly column: number;
  readonly state: number;
}

/** Where a key leads from a cell; undefined for any other key. */
export function walkCells(
  key: string,
  at: CellIndex,
  grid: {
    readonly columns: number;
    readonly states: number;
    /** How many columns Page Up and Page Down go. */
    readonly page: number;
    readonly turned: boolean;
    readonly rtl: boolean;
  },
): CellIndex | undefined {
  const column = (step: number) => ({ ...at, column: Math.max(0, Math.min(grid.columns - 1, at.column + step)) });
  const state = (step: number) => ({ ...at, state: Math.max(0, Math.min(grid.states - 1, at.state + step)) });
  const [along, across] = grid.turned ? [state, column] : [column, state];
  const forwards = grid.rtl ? -1 : 1;

  switch (key) {
    case 'ArrowRight':
      return along(forwards);
    case 'ArrowLeft':
      return along(-forwards);
    case 'ArrowDown':
      return across(1);
    case 'ArrowUp':
      return across(-1);
    case 'PageDown':
      return column(grid.page);
    case 'PageUp':
      return column(-grid.page);
    case 'Home':
      return column(-grid.columns);
    case 'End':
      return column(grid.columns);
    default:
      return undefined;
  }
}
