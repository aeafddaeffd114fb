import { Fragment } from 'react';
import { type CptTable, configurationOf } from './cptTable.js';
import { Ring } from './CptHeatmap.styles.js';
import { GROUP_HEAD, type HeatLayout } from './heatLayout.js';
import { GroupName, RowName, StateHead } from './TurnedNames.styles.js';

/** The names of a table whose columns are rows: states above, the last parent before, the others between groups. */
export function TurnedNames({
  table,
  layout,
  first,
  last,
  getCombination,
}: {
  table: CptTable;
  layout: HeatLayout;
  /** The columns in sight. */
  first: number;
  last: number;
  getCombination: (column: number) => number | undefined;
}) {
  const { em, head, side, breadth, group } = layout;
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <>
      <StateHead style={{ blockSize: head, inlineSize: side + breadth }}>
        <span style={{ inlineSize: side }}>{table.parents.at(-1)?.label}</span>
        {table.states.map(({ label }, index) => {
          const { from, size } = layout.state(index);
          return (
            <span key={index} data-slot="state" style={{ insetInlineStart: from, inlineSize: size }}>
              <span>{label}</span>
            </span>
          );
        })}
      </StateHead>
      {columns.map((column) => {
        const { from, size } = layout.column(column);
        const states = configurationOf(table.parents, column);
        const combination = getCombination(column);
        const top = head + from;
        return (
          <Fragment key={column}>
            {table.parents.length > 1 && column % group === 0 ? (
              <GroupName style={{ insetBlockStart: top - GROUP_HEAD * em, blockSize: GROUP_HEAD * em }}>
                {states.slice(0, -1).join(', ')}
              </GroupName>
            ) : null}
            <RowName style={{ insetBlockStart: top, blockSize: size, inlineSize: side - 6 * em }}>
              {states.at(-1)}
            </RowName>
            {combination === undefined ? null : (
              <Ring style={{ insetBlockStart: top + size / 2, insetInlineStart: side + breadth - 24 * em }}>
                {combination}
              </Ring>
            )}
          </Fragment>
        );
      })}
    </>
  );
}
