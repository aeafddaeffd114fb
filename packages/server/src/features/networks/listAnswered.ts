import { inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import { listNodes } from '../../ground/nodes/nodes.js';
import { listAnswersOfNodes } from '../../ground/questions/answers.js';
import { listCombinationSets } from '../../ground/questions/combinationSets.js';
import type { AnsweredNode } from './answersCsv.js';

/** The nodes of a network that have answers or combinations, in file order, with all of these. */
export async function listAnswered(reader: Reader, assessment: Assessment): Promise<AnsweredNode[]> {
  const nodes = await listNodes(reader, assessment.networkId);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const [answers, sets] = await Promise.all([
    listAnswersOfNodes(reader, assessment, [...byKey.keys()]),
    listCombinationSets(reader, assessment),
  ]);
  return nodes
    .map((node) => ({
      node,
      parents: node.parents.flatMap((parent) => byKey.get(parent) ?? []),
      answers: answers.get(node.key) ?? [],
      combinations: sets.get(node.key)?.combinations ?? [],
    }))
    .filter(({ answers: own, combinations }) => own.length > 0 || combinations.length > 0);
}

/** The usernames of those who answered, by account; an erased account has none. */
export async function namesOfAuthors(reader: Reader, nodes: readonly AnsweredNode[]): Promise<Map<string, string>> {
  const ids = new Set(nodes.flatMap((node) => [...node.answers, ...node.combinations].map(({ authorId }) => authorId)));
  if (ids.size === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, username: users.username, purgedAt: users.purgedAt })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.filter(({ purgedAt }) => !purgedAt).map(({ id, username }) => [id, username]));
}
