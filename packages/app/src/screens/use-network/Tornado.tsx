import type { NetworkOutcomes, NetworkTables, NodeState } from '@credence/api-client';
import { Alert, Button, ChartFrame, SelectField, TornadoChart, tableOf } from '@credence/ui';
import { useMemo, useState } from 'react';
import { countAnswers } from '../../features/inference/countAnswers.js';
import { problemSentence } from '../../features/inference/problemSentence.js';
import type { FoundTornado } from '../../features/inference/tasks/tornado.js';
import { useTask } from '../../features/inference/useTask.js';
import { outcomesOf } from '../../features/outcomes/outcomesOf.js';
import type { Text as AllText } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { answerName } from '../../features/inference/answerName.js';
import { Part } from './UseNetworkScreen.styles.js';
import { shownStates } from '../../features/meaning/shownStates.js';

interface TornadoProps {
  tables: NetworkTables;
  named: NetworkOutcomes;
}

/** The answers that move an outcome furthest. */
export function Tornado({ tables, named }: TornadoProps) {
  const words = useText();
  const { common, inference, nodeTable } = words;
  const outcomes = useMemo(() => outcomesOf(named, tables), [named, tables]);
  const [chosen, setChosen] = useState(0);
  const outcome = outcomes[chosen] ?? outcomes[0];
  const { found, problem, running, stopped, again } = useTask('tornado', tables, outcome && { outcome });

  if (!outcome) return null;
  return (
    <Part>
      {outcomes.length > 1 ? (
        <SelectField
          label={nodeTable.tornado.outcome}
          value={outcomes.indexOf(outcome)}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {outcomes.map((each, index) => (
            <option key={`${each.node} ${each.state}`} value={index}>
              {outcomeName(tables, each, words)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {problem ? <Alert tone="info">{problemSentence(problem, tables, words)}</Alert> : null}
      {stopped ? <Alert action={<Button onClick={again}>{common.tryAgain}</Button>}>{inference.stopped}</Alert> : null}
      {problem || stopped ? null : (
        <Chart tables={tables} found={found} outcome={outcomeName(tables, outcome, words)} busy={running} />
      )}
    </Part>
  );
}

interface ChartProps extends Pick<TornadoProps, 'tables'> {
  found: FoundTornado | undefined;
  outcome: string;
  busy: boolean;
}

function Chart({ tables, found, outcome, busy }: ChartProps) {
  const words = useText();
  const { common, inference, nodeTable } = words;
  const text = nodeTable.tornado;
  const bars = useMemo(
    () =>
      byNode(found?.answers ?? []).map((answer) => ({
        label: answerName(tables, answer, words),
        low: answer.low * 100,
        high: answer.high * 100,
      })),
    [found, tables, words],
  );
  const table = useMemo(
    () =>
      tableOf({
        head: text.answer,
        categories: bars.map(({ label }) => label),
        series: [
          { name: text.lowest, values: bars.map(({ low }) => low) },
          { name: text.highest, values: bars.map(({ high }) => high) },
          { name: text.band, values: bars.map(({ low, high }) => high - low) },
        ],
      }),
    [bars, text],
  );
  const { answered, questions } = useMemo(() => countAnswers(tables), [tables]);
  const now = (found?.now ?? 0) * 100;
  // Computed from nobody's answers it would say nothing of them.
  if (answered === 0) return null;
  const points = bars.map(({ low, high }) => Math.round(high - low));
  const most = points[0] ?? 0;
  const title =
    most === 0
      ? text.nothing(outcome)
      : text.title(points.filter((each) => each === most).length, outcome, text.points(most));

  return (
    <ChartFrame
      title={found ? title : outcome}
      measure={[
        text.measure(outcome, common.percent(Math.round(now))),
        text.ends,
        inference.restsOn(answered.toLocaleString(common.locale), questions.toLocaleString(common.locale)),
        ...(found && found.supposed > 0 ? [text.supposed(found.supposed)] : []),
      ]}
      downloadName={outcome}
      loading={!found && busy}
      loadingShape="horizontal"
      table={table}
      emptyText={text.nothing(outcome)}
    >
      <TornadoChart label={title} bars={bars} value={now} formatUnit={common.percent} />
    </ChartFrame>
  );
}

/** The answers node by node: the node with the strongest answer first, and in a node its strongest. */
function byNode(answers: FoundTornado['answers']): FoundTornado['answers'] {
  const nodes = [...new Set(answers.map(({ node }) => node))];
  return nodes.flatMap((node) => answers.filter((answer) => answer.node === node));
}

/** An outcome as people know it: its node and its state. */
function outcomeName({ nodes }: NetworkTables, { node: id, state }: NodeState, words: AllText): string {
  const node = nodes.find((each) => each.id === id);
  if (!node) return id;
  return words.nodeTable.tornado.outcomeName(node.display_name, shownStates([node], words)[0]?.[state] ?? '');
}
