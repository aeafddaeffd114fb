import type { NextQuestion } from '@credence/api-client';
import type { Reader } from '../database/database.js';
import { type CombinationSetRow, toCombinations } from '../repositories/combinationSets.js';
import type { NodeRow } from '../repositories/nodes.js';
import type { ProgressRow } from '../repositories/progress.js';
import { nextOpen } from './openQuestions.js';

/**
 * Where to go on in a network: in a node that was begun, else in the first that is open, in file order. `sets` are the
 * combinations that count, by node key. Undefined where everything is done.
 */
export async function nextQuestion(
  reader: Reader,
  nodes: readonly NodeRow[],
  progress: ReadonlyMap<string, ProgressRow>,
  sets: ReadonlyMap<string, CombinationSetRow>,
): Promise<NextQuestion | undefined> {
  const open = nodes.flatMap((node) => {
    const row = progress.get(node.key);
    return row && row.open > 0n ? [{ node, row, set: sets.get(node.key) }] : [];
  });
  const next = open.find(({ row, set }) => row.answered > 0 || set) ?? open[0];
  if (!next) return undefined;
  const { node, row, set } = next;
  // A node with parents is entered where its combinations are, until they were chosen.
  const chosen = set !== undefined || node.parents.length === 0;
  const radices = node.parents.map((key) => nodes.find((other) => other.key === key)?.states.length ?? 0);
  const combinations = toCombinations(set?.combinations ?? []);
  const iteration = chosen ? await nextOpen(reader, { progress: row, radices, combinations }, 0) : undefined;
  // Where it cannot be said, the node is entered where its combinations can be made simpler.
  return {
    nodeId: node.key,
    iteration: typeof iteration === 'number' ? iteration : null,
    display_name: node.displayName,
  };
}
