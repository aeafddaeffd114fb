import type { NetworkOutcomes, NetworkOverview, NetworkTables } from '@credence/api-client';
import { BATCH } from '@credence/bayesnet';
import { Alert, Button, ProgressBar, Spinner, Text } from '@credence/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { problemSentence } from '../../../features/inference/problemSentence.js';
import { useNetworkTables } from '../../../features/inference/useNetworkTables.js';
import { useTask } from '../../../features/inference/useTask.js';
import { outcomesOf } from '../../../features/outcomes/outcomesOf.js';
import type { QueuedQuestion } from '../../../features/queue/batch.js';
import { queue } from '../../../features/queue/browserQueue.js';
import { hrefOfQueued } from '../../../features/queue/questionNavigation.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { useText } from '../../../ground/text/useText.js';
import { Accuracy, curvePoint } from './Accuracy.js';
import { AskedNext } from './AskedNext.js';
import { askedNext } from './askedNext.js';
import type { Mattering } from './markNetwork.js';
import { All, Notes, Reach } from './matters.styles.js';
import { plannedQuestions } from './plannedQuestions.js';

export interface MattersProps {
  overview: NetworkOverview;
  named: NetworkOutcomes;
  nodeHref: (node: { readonly id: string }) => string;
  /** Called with the question to go on with and what the map shows, whenever the questions are ranked. */
  onRanked: (next: QueuedQuestion | undefined, mattering: Mattering) => void;
  /** The list of all nodes. */
  children: ReactNode;
}

/** The order of what matters most: what it reaches, and what it asks next. */
export default function Matters({ children, ...props }: MattersProps) {
  const text = useText();
  const loaded = useNetworkTables(props.overview.networkId);
  if (!loaded) return <Spinner centred>{text.common.loading}</Spinner>;
  // A server that has outcomes but no tables ranks nothing.
  if (loaded.kind === 'none') return children;
  if (loaded.kind === 'tables') {
    return (
      <Ranked {...props} tables={loaded.tables}>
        {children}
      </Ranked>
    );
  }
  return (
    <>
      <Notes>
        <Alert tone="info">
          {loaded.kind === 'refused' ? failureSentence(loaded.error, text) : text.inference.outOfReach}
        </Alert>
      </Notes>
      {children}
    </>
  );
}

interface RankedProps extends MattersProps {
  tables: NetworkTables;
}

function Ranked(props: RankedProps) {
  const { overview, named, tables, nodeHref, children } = props;
  const { networkId } = overview;
  const [showsAll, setShowsAll] = useState(false);
  const ranking = useRankedQuestions(props);
  const { planned, ahead } = ranking;
  const hrefOf = (nodeId: string) => {
    const first = ahead.find((each) => each.nodeId === nodeId);
    return first ? hrefOfQueued(networkId, first) : nodeHref({ id: nodeId });
  };
  return (
    <>
      <RankingNotes ranking={ranking} named={named} tables={tables} />
      <ReachOfRanking ranking={ranking} />
      {planned ? (
        <AskedNext
          nodes={ranking.nodesAhead}
          hrefOf={hrefOf}
          batch={planned.length > BATCH ? BATCH : undefined}
          all={overview.nodes.length}
          showsAll={showsAll}
          onShowAll={setShowsAll}
        />
      ) : null}
      {showsAll || ranking.problem ? <All>{children}</All> : null}
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
  const nodesAhead = useMemo(
    () => askedNext(ahead, rank.found?.plan.map((each) => each.share) ?? []),
    [ahead, rank.found],
  );

  const parts = rank.found?.parts;
  const decided = rank.found?.decided;
  const now = accuracy.found?.matters[0];
  useEffect(() => {
    if (!planned || !parts) return;
    queue.ask(networkId, ahead);
    onRanked(planned[0], { parts, outcomes, tables, asked: nodesAhead.map(({ nodeId }) => nodeId) });
  }, [networkId, planned, ahead, parts, outcomes, tables, nodesAhead, onRanked]);
  useEffect(() => {
    if (now && decided !== undefined && !accuracy.running) queue.note(networkId, curvePoint(now, decided));
  }, [networkId, now, decided, accuracy.running]);

  const problem = rank.problem ?? accuracy.problem;
  return { finished, course, rank, accuracy, planned, ahead, nodesAhead, decided, problem };
}

interface RankingNotesProps {
  ranking: RankedQuestions;
  named: NetworkOutcomes;
  tables: NetworkTables;
}

/** What the user has just finished, and why something cannot be ranked. */
function RankingNotes({ ranking, named, tables }: RankingNotesProps) {
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
      {named.outcomes.length === 0 && !named.mayName ? <Text variant="hint">{text.outcomes.unnamed}</Text> : null}
    </Notes>
  );
}

/** How far the answers reach, or how far the computing of it is. */
function ReachOfRanking({ ranking: { course, rank, accuracy, decided } }: { ranking: RankedQuestions }) {
  const { matters, inference, common } = useText();
  const isRunning = rank.running || accuracy.running;
  const share = rank.share ?? accuracy.share;
  return (
    <Reach data-waiting={isRunning && !accuracy.found ? '' : undefined}>
      {isRunning && share !== undefined ? (
        <ProgressBar
          value={share * 100}
          label={matters.computing}
          valueText={inference.computing(common.percent(Math.round(share * 100)))}
        />
      ) : null}
      {accuracy.found && decided !== undefined ? (
        <Accuracy course={course} found={accuracy.found} decided={decided} supposed={rank.found?.supposed ?? 0} />
      ) : isRunning && share === undefined ? (
        <Spinner centred>{common.loading}</Spinner>
      ) : null}
    </Reach>
  );
}

/** The batch that the user comes from: how long it was if it is finished, and the node answered last. */
function arrivedWith(networkId: string): { readonly finished: number; readonly lastNode: string | undefined } {
  const batch = queue.batch(networkId);
  return {
    finished: batch.every(({ done }) => done) ? batch.length : 0,
    lastNode: batch.findLast(({ done }) => done)?.nodeId,
  };
}
