import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { users } from '../../database/schema/index.js';
import { type Assessment, listNodes, listProgress } from '../../networks/index.js';
import { listAnswersOfNodes } from '../answers/answers.js';
import { listSetAsideOfNodes } from '../answers/setAside.js';
import { listCombinationSets } from '../combinations/combinationSets.js';
import { epochsInUse } from '../epochsInUse.js';
import { listGivenAnswers, listGivenCombinations } from './givenAnswers.js';
import { type AnsweredNode, judgedOf } from './judged.js';

/** The nodes of a network of which anything was ever said, in file order, with all of it and what of it stands. */
export async function listAnswered(reader: Reader, assessment: Assessment): Promise<AnsweredNode[]> {
  const nodes = await listNodes(reader, assessment.networkId);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const [progress, given, chosen, answers, sets, aside] = await Promise.all([
    listProgress(reader, assessment),
    listGivenAnswers(reader, assessment),
    listGivenCombinations(reader, assessment),
    listAnswersOfNodes(reader, assessment, [...byKey.keys()]),
    listCombinationSets(reader, assessment),
    listSetAsideOfNodes(reader, assessment),
  ]);
  const inUse = await epochsInUse(reader, [assessment.networkId]);
  const epochs = new Map(progress.map((row) => [row.nodeKey, inUse(row)]));
  return nodes
    .map((node) => ({
      node,
      parents: node.parents.flatMap((parent) => byKey.get(parent) ?? []),
      epochs: epochs.get(node.key) ?? new Set([0]),
      given: given.get(node.key) ?? [],
      chosen: chosen.get(node.key) ?? [],
      answers: answers.get(node.key) ?? [],
      combinations: sets.get(node.key)?.combinations ?? [],
      setAside: aside.get(node.key) ?? [],
    }))
    .filter((node) => node.given.length + node.chosen.length + node.combinations.length > 0);
}

/** The usernames of those who answered, by account; an erased account has none. */
export async function namesOfAuthors(reader: Reader, nodes: readonly AnsweredNode[]): Promise<Map<string, string>> {
  const ids = new Set(nodes.flatMap((node) => [...judgedOf(node)].map(({ authorId }) => authorId)));
  if (ids.size === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, username: users.username, purgedAt: users.purgedAt })
    .from(users)
    .where(isOneOf(users.id, [...ids]));
  return new Map(rows.filter(({ purgedAt }) => !purgedAt).map(({ id, username }) => [id, username]));
}
