import { inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import { listNodes } from '../../ground/nodes/nodes.js';
import { listAnswersOfNodes } from '../../ground/questions/answers.js';
import { listCombinationSets } from '../../ground/questions/combinationSets.js';
import { listSetAsideOfNodes } from '../../ground/questions/setAside.js';
import type { AnsweredNode } from './answersCsv.js';

/** The nodes of a network that have answers or combinations, or questions set aside, in file order, with all of these. */
export async function listAnswered(reader: Reader, assessment: Assessment): Promise<AnsweredNode[]> {
  const nodes = await listNodes(reader, assessment.networkId);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const [answers, sets, aside] = await Promise.all([
    listAnswersOfNodes(reader, assessment, [...byKey.keys()]),
    listCombinationSets(reader, assessment),
    listSetAsideOfNodes(reader, assessment),
  ]);
  return nodes
    .map((node) => ({
      node,
      parents: node.parents.flatMap((parent) => byKey.get(parent) ?? []),
      answers: answers.get(node.key) ?? [],
      combinations: sets.get(node.key)?.combinations ?? [],
      setAside: aside.get(node.key) ?? [],
    }))
    .filter(({ answers: own, combinations, setAside }) => own.length + combinations.length + setAside.length > 0);
}

/** The usernames of those who answered, by account; an erased account has none. */
export async function namesOfAuthors(reader: Reader, nodes: readonly AnsweredNode[]): Promise<Map<string, string>> {
  const ids = new Set(
    nodes.flatMap(({ answers, combinations, setAside }) => [
      ...[...answers, ...combinations].map(({ authorId }) => authorId),
      ...setAside.map(({ userId }) => userId),
    ]),
  );
  if (ids.size === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, username: users.username, purgedAt: users.purgedAt })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.filter(({ purgedAt }) => !purgedAt).map(({ id, username }) => [id, username]));
}
