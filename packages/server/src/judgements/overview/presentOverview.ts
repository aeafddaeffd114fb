import type {
  FileProblem,
  NetworkOverview,
  NextQuestion,
  NodeSummary,
  NotAssessedNode,
  Permission,
  ResetRule,
} from '@credence/api-client';
import { percentDone, percentOfNetwork } from '@credence/bayesnet';
import {
  isNotAssessedReason,
  minutesLeft,
  nameOfNetwork,
  type NetworkRow,
  notAssessedText,
  tooLarge,
} from '../../networks/index.js';
import { retention } from '../../platform/limits/retention.js';
import { answersAlone, otherDownloads } from '../downloads/otherDownloads.js';
import type { NodeSummaryRow } from './nodeSummaries.js';

/** The data of an overview. */
export interface OverviewParts {
  network: NetworkRow;
  nodes: readonly NodeSummaryRow[];
  /** Seconds that the reader takes per state. */
  pace: number;
  sharedWith: number;
  resetRule: ResetRule;
  /** What the reader may do. */
  may: readonly Permission[];
  /** Whether the network is a study, for a reader who may run one. */
  isStudy: boolean | undefined;
  /** What the reader was asked for when they were invited. */
  part: NetworkOverview['part'];
  /** Whether the reader has submitted the questionnaire. */
  hasSubmittedFeedback: boolean;
  next: NextQuestion | undefined;
  at: Date;
}

export function presentOverview({
  network,
  nodes,
  pace,
  sharedWith,
  resetRule,
  may,
  isStudy,
  part,
  hasSubmittedFeedback,
  next,
  at,
}: OverviewParts): NetworkOverview {
  const assessed = nodes.filter(isAssessed);
  const large = tooLarge(assessed);
  const sum = (of: (progress: Progress) => bigint) =>
    assessed.reduce((total, { progress }) => total + of(progress), 0n);
  return {
    networkId: network.id,
    networkName: nameOfNetwork(network),
    title: network.title,
    percentCompleted: percentOfNetwork({
      total: Number(sum(({ columns }) => columns)),
      done: Number(sum(({ closed }) => closed)),
      largest: assessed.reduce((most, { progress }) => Math.max(most, Number(progress.columns)), 0),
      nodes: assessed.length,
      nodesDone: assessed.reduce((all, { progress }) => all + Number(progress.closed) / Number(progress.columns), 0),
    }),
    hasSubmittedFeedback,
    nodes: assessed.map((node) => presentNode(node, { pace, at, isTooLarge: large.has(node.key) })),
    filename: network.filename,
    nodeCount: network.nodeCount,
    sharedWith,
    resetRule,
    may: [...may],
    ...(isStudy === undefined ? {} : { isStudy }),
    ...(network.openRound === null ? {} : { openRound: network.openRound }),
    ...(part ? { part } : {}),
    minutesLeft: assessed.reduce((total, { progress, states }) => total + minutesLeft(progress.open, states, pace), 0),
    notAssessed: nodes.flatMap(presentNotAssessed),
    warnings: network.warnings.filter((warning) => !isMended(warning, nodes)),
    downloads: may.includes('read_numbers') ? otherDownloads(network, nodes) : answersAlone,
    ...(next ? { nextQuestion: next } : {}),
  };
}

/** The numbers of a column that is off are replaced by its answer, and the numbers of nodes and states by their names. */
function isMended({ code, node }: FileProblem, nodes: readonly NodeSummaryRow[]): boolean {
  if (code === 'no-names') return nodes.every(({ isNamed }) => isNamed);
  return (
    (code === 'column-sum' || code === 'counts') && nodes.find(({ fileId }) => fileId === node)?.progress?.open === 0n
  );
}

type Progress = NonNullable<NodeSummaryRow['progress']>;
type AssessedNode = NodeSummaryRow & { readonly progress: Progress };

const isAssessed = (node: NodeSummaryRow): node is AssessedNode => node.progress !== undefined;

function presentNode(
  node: AssessedNode,
  { pace, at, isTooLarge }: Pick<OverviewParts, 'pace' | 'at'> & { readonly isTooLarge: boolean },
): NodeSummary {
  const { progress, states, hasCombinations, resetAt } = node;
  const undoUntil = resetAt && new Date(resetAt.getTime() + retention.resets);
  const completed = progress.open === 0n;
  return {
    id: node.key,
    name: node.fileId,
    display_name: node.displayName,
    // The questions that the combinations leave, open or answered.
    pages: Number(progress.open) + progress.answered,
    estimatedTime: minutesLeft(progress.open, states, pace),
    completed,
    inProgress: !completed && (progress.answered > 0 || hasCombinations),
    percentCompleted: percentDone(Number(progress.closed), Number(progress.columns)),
    pagesExact: true,
    ...(isTooLarge ? { tooLargeForFile: true } : {}),
    ...(undoUntil && undoUntil > at ? { undoUntil: undoUntil.toISOString() } : {}),
  };
}

function presentNotAssessed(node: NodeSummaryRow): NotAssessedNode[] {
  const reason = node.notAssessed;
  if (reason === null || !isNotAssessedReason(reason)) return [];
  return [{ id: node.key, name: node.fileId, display_name: node.displayName, reason, text: notAssessedText(reason) }];
}
