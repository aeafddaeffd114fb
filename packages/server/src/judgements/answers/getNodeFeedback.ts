import type { components } from '@credence/api-client';
import {
  ancestorsAnd,
  columnOf,
  decide,
  distributionOfJudgement,
  type InferenceNode,
  iterationOf,
  marginalOf,
} from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import {
  type Assessment,
  listNodes,
  listProgress,
  type NodeRow,
  presentVariable,
  type ProgressRow,
  type QuestionedNode,
  requireNode,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import type { NetworkFiles } from '../../platform/files/networkFiles.js';
import { mayNow } from '../../roles/rights.js';
import { listCombinationSets, toCombinations } from '../combinations/combinationSets.js';
import { listAnswersOfNodes, toAnswers } from './answers.js';
import { findNodeFeedback } from './judgements.js';

type NodeFeedback = components['schemas']['NodeFeedback'];

export const getNodeFeedback: Operation<'getNodeFeedback'> = async ({ path, caller: { user } }, { database, files }) =>
  readNodeFeedback(database, files, await requireNode(database, path, user, 'assess'), user.id);

/** The combined result of the answers of a node and its ancestors, and this person's latest judgement of it. */
async function readNodeFeedback(
  reader: Reader,
  files: NetworkFiles,
  { assessment, node, role, state }: QuestionedNode,
  userId: string,
): Promise<NodeFeedback> {
  const [nodes, rows] = await Promise.all([listNodes(reader, assessment.networkId), listProgress(reader, assessment)]);
  const progress = new Map(rows.map((row) => [row.nodeKey, row]));
  const own = progress.get(node.key);
  if (!own) throw new ApiError('node_not_found');
  const byKey = new Map(nodes.map((row) => [row.key, row]));
  const ancestors = ancestorsAnd(node.key, byKey);
  const family = nodes.filter(({ key }) => ancestors.has(key));
  const seesFile = mayNow(role, state).includes('read_numbers');
  // Of a node that is asked about in part, the other columns have the numbers of the file.
  const isOpen = (row: ProgressRow | undefined) => row?.open !== 0n || (row.asked !== null && !seesFile);
  const open = family.filter(({ key }) => isOpen(progress.get(key)));
  const feedback = await findNodeFeedback(reader, own, userId);
  const found = open.length > 0 ? 'open' : await resultOf(reader, files, assessment, node, family);
  return {
    node: presentVariable(node),
    ...(typeof found === 'string' ? { distribution: null, missing: found } : { distribution: found }),
    openNodes: open.map(({ key }) => key),
    ...(feedback
      ? {
          feedback: {
            plausible: feedback.plausible,
            comment: feedback.comment,
            savedAt: feedback.savedAt.toISOString(),
          },
        }
      : {}),
  };
}

/** 'too-large' if the tables are too large or too entangled to compute. */
async function resultOf(
  reader: Reader,
  files: NetworkFiles,
  assessment: Assessment,
  node: NodeRow,
  family: readonly NodeRow[],
): Promise<number[] | 'open' | 'too-large'> {
  const keys = family.map(({ key }) => key);
  const [answers, sets] = await Promise.all([
    listAnswersOfNodes(reader, assessment, keys),
    listCombinationSets(reader, assessment),
  ]);
  const impossible = family.filter(
    ({ key, hasNumbers }) =>
      hasNumbers && [...(answers.get(key) ?? []), ...(sets.get(key)?.combinations ?? [])].some(cannotOccur),
  );
  const numbers = await numbersOf(reader, files, assessment, impossible);
  const states = new Map(family.map((row) => [row.key, row.states.length]));
  const tables = family.map(({ key, parents }): [string, InferenceNode] => {
    const radices = parents.map((parent) => states.get(parent) ?? 1);
    const combinations = toCombinations(sets.get(key)?.combinations ?? []);
    const direct = toAnswers(answers.get(key) ?? []);
    const distribution = (configuration: readonly number[]) => {
      const decision = decide(configuration, combinations, direct.get(iterationOf(configuration, radices)));
      const fileNumbers = numbers.get(key);
      if (!decision || !cannotOccur(decision) || !fileNumbers) return decision && distributionOfJudgement(decision);
      // As in the download: numbers that the file has are better than none.
      const start = columnOf(configuration, radices) * decision.value.length;
      return [...fileNumbers.subarray(start, start + decision.value.length)];
    };
    return [key, { id: key, states: states.get(key) ?? 1, parents, distribution }];
  });
  const found = marginalOf(node.key, new Map(tables));
  return found === 'budget' ? 'too-large' : found;
}

const cannotOccur = ({ standing }: { readonly standing?: string | null | undefined }) => standing === 'cannot_occur';

/** The file's own numbers of these nodes; the file is read only for nodes that need them. */
async function numbersOf(
  reader: Reader,
  files: NetworkFiles,
  { networkId }: Assessment,
  nodes: readonly NodeRow[],
): Promise<ReadonlyMap<string, Float64Array>> {
  if (nodes.length === 0) return new Map();
  const [stored] = await reader.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  if (!stored) throw new ApiError('network_not_found');
  return files.readNumbers(
    stored.file,
    nodes.map(({ key }) => key),
  );
}
