import type { NetworkOutcomes, NetworkOverview, NetworkTables } from '@credence/api-client';
import { BATCH } from '@credence/bayesnet';
import type { Text } from '@credence/text';
import { Alert, Button, ProgressBar, Spinner } from '@credence/ui';
import { useEffect, useMemo, useState } from 'react';
import { wholePoints } from '../../../features/inference/errorAfter.js';
import { problemSentence } from '../../../features/inference/problemSentence.js';
import type { FoundAccuracy } from '../../../features/inference/tasks/accuracy.js';
import { useNetworkTables } from '../../../features/inference/useNetworkTables.js';
import { useTask } from '../../../features/inference/useTask.js';
import { OutcomesLine } from '../../../features/outcomes/OutcomesLine.js';
import { nodeNames } from '../../../features/outcomes/nodeNames.js';
import { outcomesOf } from '../../../features/outcomes/outcomesOf.js';
import type { Batch, QueuedQuestion } from '../../../features/queue/batch.js';
import { queue } from '../../../features/queue/browserQueue.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { useText } from '../../../ground/text/useText.js';
import { Accuracy, curvePoint } from './Accuracy.js';
import type { Mattering } from './markNetwork.js';
import { Notes, Reach } from './matters.styles.js';
import { plannedQuestions } from './plannedQuestions.js';

export interface MattersProps {
  overview: NetworkOverview;
  named: NetworkOutcomes;
  /** Called with the question to go on with and the order of the nodes, whenever the questions are ranked. */
  onRanked: (next: QueuedQuestion | undefined, mattering: Mattering) => void;
}

/** What the order of what matters most rests on and reaches. The list above is in that order once it is ranked. */
export default function Matters(props: MattersProps) {
  const text = useText();
  const { overview, named } = props;
  const loaded = useNetworkTables(overview.networkId);
  // A server that has outcomes but no tables ranks nothing.
  if (loaded?.kind === 'none') return null;
  return (
    <Reach>
      <OutcomesLine
        networkId={overview.networkId}
        known={named}
        instead={loaded?.kind === 'tables' ? rankedFor(named, loaded.tables, text) : undefined}
      />
      {loaded === undefined ? (
        <Spinner centred>{text.common.loading}</Spinner>
      ) : loaded.kind === 'tables' ? (
        <Ranked {...props} tables={loaded.tables} />
      ) : (
        <Alert tone="info">
          {loaded.kind === 'refused' ? failureSentence(loaded.error, text) : text.inference.outOfReach}
        </Alert>
      )}
    </Reach>
  );
}

/** What the questions are ranked for where nobody chose outcomes. */
function rankedFor(named: NetworkOutcomes, tables: NetworkTables, { matters }: Text): string | undefined {
  const [first, ...more] = outcomesOf(named, tables);
  return first && matters.rankedFor(nodeNames(tables)(first).node, more.length);
}

interface RankedProps extends MattersProps {
  tables: NetworkTables;
}

function Ranked(props: RankedProps) {
  const ranking = useRankedQuestions(props);
  return (
    <>
      <RankingNotes ranking={ranking} tables={props.tables} />
      <ReachOfRanking ranking={ranking} tables={props.tables} />
    </>
  );
}

type RankedQuestions = ReturnType<typeof useRankedQuestions>;

/** Ranks the questions, remembers those that come next, and computes how far their answers reach. */
function useRankedQuestions({ overview, named, tables, onRanked }: RankedProps) {
  const { networkId } = overview;
  // As they were on arrival: the batch is replaced by the next one.
  const [{ finished, lastNode }] = useState(() => arrivedWith(networkId));
  const [course] = useState(() => queue.course(networkId));
  const outcomes = useMemo(() => outcomesOf(named, tables), [named, tables]);
  const question = useMemo(
    () => ({
      outcomes,
      cases: named.cases.map(({ findings }) => findings),
      nodes: overview.nodes.map(({ id }) => id),
      passed: queue.passed(networkId),
      ...(lastNode === undefined ? {} : { current: lastNode }),
    }),
    [outcomes, named, overview, networkId, lastNode],
  );
  const rank = useTask('rank', tables, question);
  const accuracy = useTask('accuracy', tables, rank.running || rank.problem ? undefined : question);
  const planned = useMemo(
    () => rank.found && plannedQuestions(rank.found, outcomes, tables, overview),
    [rank.found, outcomes, tables, overview],
  );

  const ahead = useMemo(() => planned?.slice(0, BATCH) ?? [], [planned]);
  const parts = rank.found?.parts;
  const decided = rank.found?.decided;
  const now = accuracy.found?.matters[0];
  useEffect(() => {
    if (!planned || !parts) return;
    queue.ask(networkId, ahead);
    onRanked(planned[0], { parts, outcomes, ranked: rankNodes(planned) });
  }, [networkId, planned, ahead, parts, outcomes, onRanked]);
  useEffect(() => {
    if (now && decided !== undefined && !accuracy.running) queue.note(networkId, curvePoint(now, decided));
  }, [networkId, now, decided, accuracy.running]);

  const problem = rank.problem ?? accuracy.problem;
  return { finished, course, rank, accuracy, planned, decided, problem };
}

/** The ids of the nodes of some questions, in the order in which they are first asked about. */
const rankNodes = (questions: Batch): readonly string[] => [...new Set(questions.map(({ nodeId }) => nodeId))];

interface RankingNotesProps {
  ranking: RankedQuestions;
  tables: NetworkTables;
}

/** What the user has just finished, and why something cannot be ranked. */
function RankingNotes({ ranking, tables }: RankingNotesProps) {
  const text = useText();
  const { finished, planned, problem, rank, accuracy } = ranking;
  const stopped = rank.stopped ? rank : accuracy.stopped ? accuracy : undefined;
  return (
    <Notes>
      {finished > 0 && planned ? <Alert tone="success">{text.matters.rankedAgain(finished)}</Alert> : null}
      {problem ? <Alert tone="info">{problemSentence(problem, tables, text)}</Alert> : null}
      {stopped ? (
        <Alert
          action={
            <Button size="small" onClick={stopped.again}>
              {text.common.tryAgain}
            </Button>
          }
        >
          {text.inference.stopped}
        </Alert>
      ) : null}
    </Notes>
  );
}

/** How far the answers reach where the order makes a difference, or how far the computing of it is. */
function ReachOfRanking({ ranking: { course, rank, accuracy, decided }, tables }: RankingNotesProps) {
  const { matters, inference, common } = useText();
  const isRunning = rank.running || accuracy.running;
  const share = rank.share ?? accuracy.share;
  const { found } = accuracy;
  return (
    <>
      {isRunning && share !== undefined ? (
        <ProgressBar
          value={share * 100}
          label={matters.computing}
          valueText={inference.computing(common.percent(Math.round(share * 100)))}
        />
      ) : null}
      {found && decided !== undefined && ordersDiffer(found) ? (
        <Accuracy
          course={course}
          found={found}
          decided={decided}
          tables={tables}
          supposed={rank.found?.supposed ?? 0}
        />
      ) : null}
    </>
  );
}

/** Whether one order of questions comes closer to the outcomes than the other by a whole percentage point anywhere. */
function ordersDiffer({ matters, oneChange }: FoundAccuracy): boolean {
  const other = new Map(oneChange.map(({ more, value }) => [more, value]));
  return matters.some(({ more, value }) => {
    const compared = other.get(more);
    return compared !== undefined && wholePoints(compared) !== wholePoints(value);
  });
}

/** The batch that the user comes from: how long it was if it is finished, and the node answered last. */
function arrivedWith(networkId: string): { readonly finished: number; readonly lastNode: string | undefined } {
  const batch = queue.batch(networkId);
  return {
    finished: batch.every(({ done }) => done) ? batch.length : 0,
    lastNode: batch.findLast(({ done }) => done)?.nodeId,
  };
}
