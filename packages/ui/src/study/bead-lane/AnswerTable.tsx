import { TableArea } from '../../charts/chart-frame/ChartFrame.styles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { chartFrameLabels } from '../../labels/english.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import type { PoolKind } from '../pool-switch/poolKind.js';
import { beadLaneLabels, expertBeadLabels, poolSwitchLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Answers } from './AnswerTable.styles.js';
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
  const { beadLane, expertBead, poolSwitch } = useStudyLabels({
    beadLane: beadLaneLabels,
    expertBead: expertBeadLabels,
    poolSwitch: poolSwitchLabels,
  });
  const codeOf = useExpertCode();
  const experts = laneRows(states).map(({ code, values }) => ({ head: codeOf(code), values }));
  const pools = kinds.map((kind) => ({
    head: beadLane.pool(poolSwitch.kinds[kind]),
    values: states.map((state) => state.pools?.[kind] ?? null),
  }));

  return (
    <TableArea data-slot="table" role="region" aria-label={label} tabIndex={0}>
      <Answers aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{expertBead.expert}</th>
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
                <td key={index}>{value === null ? <NoValue /> : beadLane.percent(format(value))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Answers>
    </TableArea>
  );
}

/** The sign of a value that is missing, and the words that are read for it. */
function NoValue() {
  const { noValue } = useLabels({ chartFrame: chartFrameLabels }).chartFrame;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{noValue}</VisuallyHidden>
    </>
  );
}
