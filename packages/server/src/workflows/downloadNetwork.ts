import {
  type ColumnSource,
  configurationOfColumn,
  decide,
  iterationOf,
  normalize,
  readNetworkFile,
  writeNetworkFile,
} from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { networks } from '../database/schema/index.js';
import { ApiError } from '../errors.js';
import { type AnswerRow, listAnswersOfNodes } from '../repositories/answers.js';
import { listCombinationSets, toCombinations } from '../repositories/combinationSets.js';
import { listNodes, type NodeRow } from '../repositories/nodes.js';
import { listProgress } from '../repositories/progress.js';

export interface DownloadedNetwork {
  readonly bytes: Buffer;
  /** Nodes that came without numbers and still have none, because not every one of their questions is closed. */
  readonly incompleteNodes: number;
}

/** The uploaded bytes with the numbers of every answered or decided column in place of the old ones. */
export async function downloadNetwork(reader: Reader, networkId: string): Promise<DownloadedNetwork> {
  const [stored] = await reader.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  if (!stored) throw new ApiError('network_not_found');
  const [nodes, progress] = await Promise.all([listNodes(reader, networkId), listProgress(reader, networkId)]);
  const touched = progress.filter(({ closed }) => closed > 0n);
  const incompleteNodes = progress.filter(
    ({ nodeKey, open }) => open > 0n && nodes.some(({ key, hasNumbers }) => key === nodeKey && !hasNumbers),
  ).length;
  if (touched.length === 0) return { bytes: stored.file, incompleteNodes };

  const { document } = readNetworkFile(stored.file);
  if (!document) throw new Error(`The stored file of network ${networkId} can no longer be read.`);
  const answers = await listAnswersOfNodes(
    reader,
    networkId,
    touched.map(({ nodeKey }) => nodeKey),
  );
  const sets = await listCombinationSets(reader, networkId);
  const tables = new Map<string, ColumnSource>();
  for (const { nodeKey, epoch } of touched) {
    const node = nodes.find(({ key }) => key === nodeKey);
    if (!node) continue;
    const set = sets.find((candidate) => candidate.nodeKey === nodeKey && candidate.epoch === epoch);
    const own = answers.filter((answer) => answer.nodeKey === nodeKey && answer.epoch === epoch);
    tables.set(nodeKey, columnsOf(node, nodes, toCombinations(set?.combinations ?? []), own));
  }
  return { bytes: Buffer.from(writeNetworkFile(document, tables)), incompleteNodes };
}

function columnsOf(
  node: NodeRow,
  nodes: readonly NodeRow[],
  combinations: ReturnType<typeof toCombinations>,
  answers: readonly AnswerRow[],
): ColumnSource {
  const radices = node.parents.map((key) => nodes.find((other) => other.key === key)?.states.length ?? 0);
  const byIteration = new Map(
    answers.map(({ iteration, sliders, sequence }) => [Number(iteration), { value: sliders, sequence }]),
  );
  return (column) => {
    const configuration = configurationOfColumn(column, radices) ?? [];
    const decision = decide(configuration, combinations, byIteration.get(iterationOf(configuration, radices)));
    return decision && normalize(decision.value);
  };
}
