import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';
import { type Assessment, type FileToWrite, listNodes, listProgress, tooLargeOf } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import type { AssessedTable } from '../../platform/files/filledTable.js';
import { listAnswersOfNodes, toAnswers } from '../answers/answers.js';
import { listCombinationSets, toCombinations } from '../combinations/combinationSets.js';

/** An uploaded file and what was answered of it. */
export interface AssessedFile extends FileToWrite {
  /** The nodes of which something is answered or decided. */
  readonly tables: readonly AssessedTable[];
}

/** @throws ApiError network_not_found */
export async function loadAssessedFile(database: Database, assessment: Assessment): Promise<AssessedFile> {
  const { networkId } = assessment;
  const [stored] = await database.select({ file: networks.file }).from(networks).where(eq(networks.id, networkId));
  if (!stored) throw new ApiError('network_not_found');
  const [nodes, progress, sets] = await Promise.all([
    listNodes(database, networkId),
    listProgress(database, assessment),
    listCombinationSets(database, assessment),
  ]);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const bare = progress.filter(({ nodeKey }) => !byKey.get(nodeKey)?.hasNumbers);
  const large = tooLargeOf(
    nodes.map((node) => ({ ...node, states: node.states.length })),
    progress,
  );
  const begun = progress.filter(({ closed }) => closed > 0n);
  const touched = begun.map(({ nodeKey }) => nodeKey);
  const answers = await listAnswersOfNodes(database, assessment, touched);
  return {
    bytes: stored.file,
    incompleteNodes: bare.filter((row) => row.open > 0n && !large.has(row.nodeKey)).length,
    tooLargeNodes: large.size,
    tables: begun.map(({ nodeKey, asked }) => ({
      nodeKey,
      asked,
      radices: (byKey.get(nodeKey)?.parents ?? []).map((parent) => byKey.get(parent)?.states.length ?? 0),
      combinations: toCombinations(sets.get(nodeKey)?.combinations ?? []),
      answers: toAnswers(answers.get(nodeKey) ?? []),
    })),
  };
}
