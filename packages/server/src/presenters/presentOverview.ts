import type { NetworkOverview, NextQuestion, NodeSummary, NotAssessedNode } from '@credence/api-client';
import { percentDone } from '@credence/bayesnet';
import type { NetworkRow } from '../repositories/networks.js';
import type { NodeRow } from '../repositories/nodes.js';
import type { ProgressRow } from '../repositories/progress.js';
import { minutesLeft } from './minutes.js';
import { isNotAssessedReason, notAssessedText } from './notAssessedText.js';

/** What an overview is made of. */
export interface OverviewParts {
  network: NetworkRow;
  nodes: readonly NodeRow[];
  /** By node key; the assessed nodes have a row each. */
  progress: ReadonlyMap<string, ProgressRow>;
  /** The combinations that count, by node key. */
  sets: ReadonlyMap<string, unknown>;
  /** Seconds that the reader takes for each state. */
  pace: number;
  sharedWith: number;
  /** Whether the reader has handed in the questionnaire. */
  hasSubmittedFeedback: boolean;
  next: NextQuestion | undefined;
}

export function presentOverview({
  network,
  nodes,
  progress,
  sets,
  pace,
  sharedWith,
  hasSubmittedFeedback,
  next,
}: OverviewParts): NetworkOverview {
  const assessed = nodes.flatMap((node) => {
    const row = progress.get(node.key);
    return row ? [{ node, row }] : [];
  });
  const sum = (of: (row: ProgressRow) => bigint) => assessed.reduce((total, { row }) => total + of(row), 0n);
  return {
    networkId: network.id,
    networkName: network.name || network.filename,
    title: network.title,
    percentCompleted: percentDone(Number(sum(({ closed }) => closed)), Number(sum(({ columns }) => columns))),
    hasSubmittedFeedback,
    nodes: assessed.map(({ node, row }) => presentNode(node, row, sets.has(node.key), pace)),
    filename: network.filename,
    nodeCount: network.nodeCount,
    sharedWith,
    minutesLeft: assessed.reduce((total, { node, row }) => total + minutesLeft(row.open, node.states.length, pace), 0),
    notAssessed: nodes.flatMap(presentNotAssessed),
    ...(next ? { nextQuestion: next } : {}),
  };
}

function presentNode(node: NodeRow, row: ProgressRow, hasCombinations: boolean, pace: number): NodeSummary {
  const completed = row.open === 0n;
  return {
    id: node.key,
    name: node.fileId,
    display_name: node.displayName,
    // The questions that the combinations leave: those still open and those that were answered.
    pages: Number(row.open) + row.answered,
    estimatedTime: minutesLeft(row.open, node.states.length, pace),
    completed,
    inProgress: !completed && (row.answered > 0 || hasCombinations),
    percentCompleted: percentDone(Number(row.closed), Number(row.columns)),
    pagesExact: true,
  };
}

function presentNotAssessed(node: NodeRow): NotAssessedNode[] {
  const reason = node.notAssessed;
  if (reason === null || !isNotAssessedReason(reason)) return [];
  return [{ id: node.key, name: node.fileId, display_name: node.displayName, reason, text: notAssessedText(reason) }];
}
