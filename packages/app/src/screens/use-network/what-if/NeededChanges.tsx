import type { NetworkOverview, NetworkTables, NodeState } from '@credence/api-client';
import { configurationAt } from '@credence/bayesnet';
import { Alert, Button, Spinner, Text } from '@credence/ui';
import { Link } from 'react-router-dom';
import { problemSentence } from '../../../features/inference/problemSentence.js';
import type { NeededChange } from '../../../features/inference/tasks/needed.js';
import { useTask } from '../../../features/inference/useTask.js';
import type { NameState } from '../../../features/outcomes/nodeNames.js';
import { paths } from '../../../ground/paths.js';
import { useText } from '../../../ground/text/useText.js';
import { Changes } from './whatIf.styles.js';
import { writeShare } from '../../../features/outcomes/writeShare.js';

interface NeededChangesProps {
  overview: NetworkOverview;
  tables: NetworkTables;
  findings: readonly NodeState[];
  nameOf: NameState;
  outcome: NodeState;
  /** Its probability now. */
  value: number | undefined;
  atLeast: number;
}

/** The smallest single changes that would make an outcome as likely as wanted. */
export function NeededChanges({ overview, tables, findings, nameOf, outcome, value = 0, atLeast }: NeededChangesProps) {
  const text = useText();
  const { whatIf: words, common } = text;
  const { running, problem, stopped, again, found } = useTask('needed', tables, { outcome, findings, atLeast });
  const { state } = nameOf(outcome);
  if (problem) return <Alert tone="info">{problemSentence(problem, tables, text)}</Alert>;
  if (stopped)
    return <Alert action={<Button onClick={again}>{common.tryAgain}</Button>}>{text.inference.stopped}</Alert>;
  if (running || !found) return <Spinner>{common.loading}</Spinner>;
  if (value >= atLeast) return <Text>{words.already(state, writeShare(value, common.locale))}</Text>;
  if (found.changes.length === 0) return <Text>{words.noChange}</Text>;
  return (
    <>
      <Text variant="hint">{words.oneIsEnough}</Text>
      <Changes>
        {found.changes.map((change) => (
          <li key={`${change.node} ${change.iteration} ${change.state}`}>
            <OneChange overview={overview} tables={tables} nameOf={nameOf} change={change} />
          </li>
        ))}
      </Changes>
    </>
  );
}

function OneChange({
  overview,
  tables,
  nameOf,
  change,
}: Pick<NeededChangesProps, 'overview' | 'tables' | 'nameOf'> & { change: NeededChange }) {
  const { whatIf: text, common } = useText();
  const { networkId } = overview;
  const { node, iteration, combination } = change;
  const statesOf = new Map(tables.nodes.map(({ id, vars }) => [id, vars.length]));
  const parents = tables.nodes.find(({ id }) => id === node)?.parents ?? [];
  const states =
    configurationAt(
      iteration,
      parents.map((parent) => statesOf.get(parent) ?? 0),
    ) ?? [];
  const conditions = parents.map((parent, at) => nameOf({ node: parent, state: states[at] ?? 0 }));
  const name = nameOf({ node, state: change.state });
  const title = `${name.node} ${name.state}`;
  const href =
    combination === undefined
      ? paths.question.href(networkId, node, iteration)
      : paths.combinations.href(networkId, node, { change: true });
  const share = (value: number) => writeShare(value, common.locale);
  return (
    <>
      {overview.nodes.some(({ id }) => id === node) ? <Link to={href}>{title}</Link> : <b>{title}</b>}{' '}
      {text.fromToPercent(share(change.from), share(change.to))}
      <span>
        {[
          ...(conditions.length > 0
            ? [
                text.when(
                  new Intl.ListFormat(common.locale).format(conditions.map((each) => text.is(each.node, each.state))),
                ),
              ]
            : []),
          ...(combination === undefined ? [] : [text.combination(combination.toLocaleString(common.locale))]),
        ].join(' · ')}
      </span>
    </>
  );
}
