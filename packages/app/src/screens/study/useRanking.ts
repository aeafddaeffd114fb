import type { NetworkOutcomes, NetworkTables, NodeState, NodeSummary } from '@credence/api-client';
import { useMemo } from 'react';
import type { LoadedTables } from '../../features/inference/networkTables.js';
import { problemSentence } from '../../features/inference/problemSentence.js';
import type { PointAhead } from '../../features/inference/tasks/accuracy.js';
import { useTask } from '../../features/inference/useTask.js';
import { keyOf, type QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { outcomesOf } from '../../features/outcomes/outcomesOf.js';
import { useOutcomes } from '../../features/outcomes/useOutcomes.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { type AskedList, nextInLine } from './askedList.js';
import { mostQuestions } from './protocolForm.js';
import { useStudyWords } from './studyWords.js';

/** How far a question moves the outcome that it moves most. */
export interface Effect {
  readonly points: number;
  /** The node of that outcome. */
  readonly outcome: string;
}

export interface StudyRanking {
  /** What the questions are ranked for; undefined while it is loading. */
  readonly named: NetworkOutcomes | undefined;
  readonly outcomes: readonly NodeState[];
  /** Every question that can be ranked, at most as many as a list may have; undefined while they are being ranked. */
  readonly questions: readonly QuestionPlace[] | undefined;
  readonly effects: ReadonlyMap<string, Effect>;
  /** Why nothing can be ranked. */
  readonly refusal: string | undefined;
  /** Nodes of which no question can be ranked, by name. */
  readonly leftOut: readonly string[];
}

const noOutcomes: readonly NodeState[] = [];

/** The questions of a network by how much they matter for its outcomes, as if nobody had answered any. */
export function useRanking(
  networkId: string,
  loaded: LoadedTables | undefined,
  nodes: readonly NodeSummary[],
): StudyRanking {
  const words = useText();
  const { form: text } = useStudyWords();
  const named = useOutcomes(networkId);
  const tables = loaded?.kind === 'tables' ? loaded.tables : undefined;
  const outcomes = useMemo(() => (named && tables ? outcomesOf(named, tables) : noOutcomes), [named, tables]);
  const question = useMemo(
    () =>
      named && {
        outcomes,
        cases: named.cases.map(({ findings }) => findings),
        nodes: nodes.map(({ id }) => id),
        most: mostQuestions,
      },
    [named, outcomes, nodes],
  );
  const { found, problem, stopped } = useTask('mostMattering', tables, question);
  const ranked = useMemo(
    () => (problem ? undefined : found?.questions.map(({ node, iteration }) => ({ nodeId: node, iteration }))),
    [found, problem],
  );
  const effects = useMemo(
    () =>
      new Map(
        found?.questions.map(({ node, iteration, points, outcome }): [string, Effect] => [
          keyOf({ nodeId: node, iteration }),
          { points, outcome: outcomes[outcome]?.node ?? '' },
        ]),
      ),
    [found, outcomes],
  );
  const nameOf = (wanted: string) => nodes.find(({ id }) => id === wanted)?.display_name ?? wanted;
  const refusal = () => {
    if (loaded?.kind === 'refused') return failureSentence(loaded.error, words);
    if (loaded?.kind === 'out-of-reach') return words.inference.outOfReach;
    if (loaded?.kind === 'none' || ranked?.length === 0) return text.nothingToRank;
    if (problem && tables) return problemSentence(problem, tables, words);
    return stopped ? words.inference.stopped : undefined;
  };
  return {
    named,
    outcomes,
    refusal: refusal(),
    questions: ranked,
    effects,
    leftOut: found ? found.leftOut.map(nameOf) : [],
  };
}

/** Beyond so many questions the curve is not drawn. */
const FAR = 320;

export interface StudyReach {
  /** Undefined while it is computed, and where it cannot be. */
  readonly points: readonly PointAhead[] | undefined;
  /** Those of before, while they are computed anew. */
  readonly before: readonly PointAhead[] | undefined;
  /** Whether it may still come. */
  readonly isComing: boolean;
}

/** How far off the outcomes will be by the number of questions: those of a list first, then what comes next in line. */
export function useReach(
  tables: NetworkTables | undefined,
  { named, outcomes, questions, refusal }: StudyRanking,
  list: AskedList | undefined,
  nodes: readonly NodeSummary[],
): StudyReach {
  const order = useMemo(
    () => list && questions && [...list.questions, ...nextInLine(list, questions)].slice(0, FAR),
    [list, questions],
  );
  const question =
    named && order && refusal === undefined
      ? {
          outcomes,
          cases: named.cases.map(({ findings }) => findings),
          nodes: nodes.map(({ id }) => id),
          order: order.map(({ nodeId, iteration }) => ({ node: nodeId, iteration })),
        }
      : undefined;
  const { found, running, problem, stopped } = useTask('reach', tables, question);
  const isComing = refusal === undefined && (question === undefined || running);
  const points = isComing || problem || stopped || !question ? undefined : found?.points;
  return { points, before: isComing ? found?.points : undefined, isComing };
}
