import { TableFrame } from './docs.styles.js';
import { Marked } from './Marked.js';

export interface TableProps {
  /** The accessible name of the table and its scrolling region. */
  name: string;
  heads: readonly string[];
  /** Cells as text, `code` between backticks. The first cell names its row. */
  rows: readonly (readonly string[])[];
}

/**
 * A table of texts. Below 576 px each row becomes a block, with its cells after their headings.
 */
export function Table({ name, heads, rows }: TableProps) {
  return (
    // It scrolls, so it must be reachable by keyboard.
    <TableFrame role="region" aria-label={name} tabIndex={0}>
      <table data-stacks="">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <Marked>{cell}</Marked>
                  </th>
                ) : (
                  <td key={column} data-head={heads[column]}>
                    <Marked>{cell}</Marked>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
