import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import type { ChartTable } from '../plot/chartData.js';
import { chartFrameLabels } from '../../labels/english.js';
import { Table, TableArea } from './ChartFrame.styles.js';

/** The values of a chart as a table: always there for screen readers, and visible on request. */
export function ChartTableView({
  labelledBy,
  table,
  visible,
  formatValue,
}: {
  /** The id of its accessible name: the title of the chart. */
  labelledBy: string;
  table: ChartTable;
  visible: boolean;
  formatValue: (value: number) => string;
}) {
  const texts = useLabels({ chartFrame: chartFrameLabels }).chartFrame;
  const [head, ...columns] = table.columns;
  return (
    <TableArea
      data-slot="table"
      data-hidden={visible ? undefined : ''}
      // A table with many columns scrolls sideways on a phone, and by keyboard.
      {...(visible ? { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 } : {})}
    >
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.name}</th>
              {row.values.map((value, column) => (
                <td key={column}>{value === null ? <NoValue text={texts.noValue} /> : formatValue(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableArea>
  );
}

function NoValue({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
