import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import type { PoolKind } from '../pool-switch/poolKind.js';
import { useResultsWords } from '../resultsWords.js';
import { useCode } from '../useCode.js';
import { Table, TableArea } from './AnswerTable.styles.js';
import type { LaneState } from './laneState.js';
import { laneRows } from './laneTable.js';

/** The same numbers as a table: a row for each expert and each pool, a column for each state. */
export function AnswerTable({
  label,
  states,
  kinds,
  format,
}: {
  label: string;
  states: readonly LaneState[];
  /** The pools that there are. */
  kinds: readonly PoolKind[];
  format: (value: number) => string;
}) {
  const { beadLane: text, poolSwitch } = useResultsWords().parts;
  const codeOf = useCode();
  const experts = laneRows(states).map(({ code, values }) => ({ head: codeOf(code), values }));
  const pools = kinds.map((kind) => ({
    head: poolSwitch.kinds[kind],
    values: states.map((state) => state.pools?.[kind] ?? null),
  }));

  return (
    <TableArea role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text.expert}</th>
            {states.map((state, index) => (
              <th key={index} scope="col">
                {state.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...experts, ...pools].map(({ head, values }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {values.map((value, index) => (
                <td key={index}>{value === null ? <NoValue /> : text.percent(format(value))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableArea>
  );
}

/** The sign of a value that is missing, and the words that are read for it. */
function NoValue() {
  const { noValue } = useResultsWords().parts.beadLane;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{noValue}</VisuallyHidden>
    </>
  );
}
