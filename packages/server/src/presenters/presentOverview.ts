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
  progress: readonly ProgressRow[];
  /** Keys of nodes whose combinations were chosen, in the present epoch. */
  withCombinations: ReadonlySet<string>;
  /** Seconds that the reader takes for each state. */
  pace: number;
  sharedWith: number;
}

export function presentOverview({
  network,
  nodes,
  progress,
  withCombinations,
  pace,
  sharedWith,
}: OverviewParts): NetworkOverview {
  const byKey = new Map(progress.map((row) => [row.nodeKey, row]));
  const assessed = nodes.flatMap((node) => {
    const row = byKey.get(node.key);
    return row ? [{ node, row }] : [];
  });
  const sum = (of: (row: ProgressRow) => bigint) => progress.reduce((total, row) => total + of(row), 0n);
  const next = nextNode(assessed, withCombinations);
  return {
    networkId: network.id,
    networkName: network.name || network.filename,
    title: network.title,
    percentCompleted: percentDone(Number(sum(({ closed }) => closed)), Number(sum(({ columns }) => columns))),
    hasSubmittedFeedback: false,
    nodes: assessed.map(({ node, row }) => presentNode(node, row, withCombinations, pace)),
    filename: network.filename,
    nodeCount: network.nodeCount,
    sharedWith,
    minutesLeft: assessed.reduce((total, { node, row }) => total + minutesLeft(row.open, node.states.length, pace), 0),
    notAssessed: nodes.flatMap(presentNotAssessed),
    ...(next ? { nextQuestion: next } : {}),
  };
}

function presentNode(
  node: NodeRow,
  row: ProgressRow,
  withCombinations: ReadonlySet<string>,
  pace: number,
): NodeSummary {
  const completed = row.open === 0n;
  return {
    id: node.key,
    name: node.fileId,
    display_name: node.displayName,
    // The questions that the combinations leave: those still open and those that were answered.
    pages: Number(row.open) + row.answered,
    estimatedTime: minutesLeft(row.open, node.states.length, pace),
    completed,
    inProgress: !completed && (row.answered > 0 || withCombinations.has(node.key)),
    percentCompleted: percentDone(Number(row.closed), Number(row.columns)),
    pagesExact: true,
  };
}

function presentNotAssessed(node: NodeRow): NotAssessedNode[] {
  const reason = node.notAssessed;
  if (reason === null || !isNotAssessedReason(reason)) return [];
  return [{ id: node.key, name: node.fileId, display_name: node.displayName, reason, text: notAssessedText(reason) }];
}

/** Where to go on: a node that was begun, else the first that is open, in file order. */
function nextNode(
  assessed: readonly { node: NodeRow; row: ProgressRow }[],
  withCombinations: ReadonlySet<string>,
): NextQuestion | undefined {
  const open = assessed.filter(({ row }) => row.open > 0n);
  const begun = open.find(({ row, node }) => row.answered > 0 || withCombinations.has(node.key));
  const next = begun ?? open[0];
  if (!next) return undefined;
  // A node without parents has the one question; any other is entered where its combinations are.
  const iteration = next.node.parents.length === 0 ? 1 : null;
  return { nodeId: next.node.key, iteration, display_name: next.node.displayName };
}
