import type { RefusalParams } from '@credence/api-client';
import { configurationCount, MOST_NUMBERS_IN_FULL } from '@credence/bayesnet';
import { nodeNames } from '../nodes/nodeNames.js';
import type { NodeRow } from '../nodes/nodes.js';

type Refusal = RefusalParams['no_full_table'];

/** A node as far as it matters for a file of full tables. */
export interface Tabled extends Pick<NodeRow, 'key' | 'fileId' | 'displayName' | 'notAssessed'> {
  readonly states: number;
  readonly parents: readonly string[];
}

/** Names in a sentence: the first ones are enough to know where to look. */
const NAMED = 3;

/** Nodes that are not assessed but have a table by what the file says of them. */
export const followsFromFile: ReadonlySet<string | null> = new Set(['deterministic', 'noisy-max', 'one-state']);

/**
 * The refusal of a file that needs a full table for every node; `without`, of `all`, have none, or too few
 * states for the format. What no answer can mend comes first.
 */
export function noFullTable(without: readonly Tabled[], all: readonly Tabled[]): Refusal {
  const statesOf = new Map(all.map(({ key, states }) => [key, states]));
  const isTooLarge = (node: Tabled) =>
    followsFromFile.has(node.notAssessed) && numbersOf(node, statesOf) > MOST_NUMBERS_IN_FULL;
  const never = without.filter((node) => node.notAssessed !== null);
  const noTables = never.filter((node) => !isTooLarge(node) && node.notAssessed !== 'one-state');
  if (noTables.length > 0) return named('not-assessed', noTables, all);
  const tooLarge = never.filter(isTooLarge);
  if (tooLarge.length > 0) return named('table-too-large', tooLarge, all);
  return never.length > 0 ? named('one-state', never, all) : named('numbers-missing', without, all);
}

function named(reason: Refusal['reason'], nodes: readonly Tabled[], all: readonly Tabled[]): Refusal {
  return { reason, nodes: nodeNames(nodes.slice(0, NAMED), all), found: nodes.length };
}

/** Numbers of a node's full table. */
export const numbersOf = ({ states, parents }: Tabled, statesOf: ReadonlyMap<string, number>) =>
  states * configurationCount(parents.map((parent) => statesOf.get(parent) ?? 0));
