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
import { and, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { assessments, networks, nodeProgress } from '../../database/schema/index.js';
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
  { assessment, node }: QuestionedNode,
  userId: string,
): Promise<NodeFeedback> {
  const [nodes, rows, inPart] = await Promise.all([
    listNodes(reader, assessment.networkId),
    listProgress(reader, assessment),
    listAskedInPart(reader, assessment),
  ]);
  const progress = new Map(rows.map((row) => [row.nodeKey, row]));
  const own = progress.get(node.key);
  if (!own) throw new ApiError('node_not_found');
  const byKey = new Map(nodes.map((row) => [row.key, row]));
  const ancestors = ancestorsAnd(node.key, byKey);
  const family = nodes.filter(({ key }) => ancestors.has(key));
  const open = family.filter(({ key }) => progress.get(key)?.open !== 0n || inPart.has(key));
  const feedback = await findNodeFeedback(reader, own, userId);
  const found = open.length > 0 ? 'open' : await resultOf(reader, files, assessment, { node, family, progress });
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

/** The nodes of which a study's list leaves out what can occur: the assessment that all share asks more of them. */
async function listAskedInPart(reader: Reader, { networkId, assessmentId }: Assessment): Promise<ReadonlySet<string>> {
  const shared = alias(nodeProgress, 'shared');
  const rows = await reader
    .select({ key: nodeProgress.nodeKey })
    .from(nodeProgress)
    .innerJoin(assessments, and(eq(assessments.networkId, networkId), assessments.isShared))
    .innerJoin(
      shared,
      and(
        eq(shared.networkId, networkId),
        eq(shared.assessmentId, assessments.id),
        eq(shared.nodeKey, nodeProgress.nodeKey),
        lt(nodeProgress.columns, shared.columns),
      ),
    )
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.assessmentId, assessmentId)));
  return new Set(rows.map(({ key }) => key));
}

interface Family {
  readonly node: NodeRow;
  /** It and its ancestors. */
  readonly family: readonly NodeRow[];
  readonly progress: ReadonlyMap<string, ProgressRow>;
}

/** 'too-large' if the tables are too large or too entangled to compute. */
async function resultOf(
  reader: Reader,
  files: NetworkFiles,
  assessment: Assessment,
  { node, family, progress }: Family,
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
    const asked = progress.get(key)?.asked;
    const canOccur = asked && new Set(asked);
    const distribution = (configuration: readonly number[]) => {
      const iteration = iterationOf(configuration, radices);
      // What cannot occur by the file was nobody's question, and its numbers may be none.
      if (canOccur && !canOccur.has(iteration)) return equalShares(states.get(key) ?? 1);
      const decision = decide(configuration, combinations, direct.get(iteration));
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

const equalShares = (states: number) => Array.from({ length: states }, () => 1 / states);

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
