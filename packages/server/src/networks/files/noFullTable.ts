import type { RefusalParams } from '@credence/api-client';
import { configurationCount, type SizedTable, tooLargeForFile, tooLargeInFull } from '@credence/bayesnet';
import { nodeNames } from '../nodes/nodeNames.js';
import type { NodeRow } from '../nodes/nodes.js';

type Refusal = RefusalParams['no_full_table'];

/** A node as far as it matters for a file of full tables. */
export interface Tabled extends Pick<NodeRow, 'key' | 'fileId' | 'displayName' | 'notAssessed' | 'hasNumbers'> {
  readonly states: number;
  readonly parents: readonly string[];
  /** Of an assessed node, where its columns are counted already. */
  readonly progress?: { readonly columns: bigint };
}

/** Names in a sentence: the first ones are enough to know where to look. */
const NAMED = 3;

/** Nodes that are not assessed but have a table by what the file says of them. */
export const followsFromFile: ReadonlySet<string | null> = new Set(['deterministic', 'noisy-max', 'one-state']);

/**
 * The refusal of a file that needs a full table for every node; `without`, of `all`, have none, or too few
 * states for the format. What no answer can mend comes first.
 * @param found those that turned out to be too large, by themselves or for a format
 */
export function noFullTable(
  without: readonly Tabled[],
  all: readonly Tabled[],
  found: readonly Tabled[] = [],
): Refusal {
  const tooLarge = new Set([...tooLargeForTables(all), ...found.map(({ key }) => key)]);
  const never = without.filter(({ key, notAssessed }) => notAssessed !== null || tooLarge.has(key));
  const noTables = never.filter(({ key, notAssessed }) => !tooLarge.has(key) && notAssessed !== 'one-state');
  if (noTables.length > 0) return named('not-assessed', noTables, all);
  const large = never.filter(({ key }) => tooLarge.has(key));
  if (large.length > 0) return named('table-too-large', large, all);
  return never.length > 0 ? named('one-state', never, all) : named('numbers-missing', without, all);
}

function named(reason: Refusal['reason'], nodes: readonly Tabled[], all: readonly Tabled[]): Refusal {
  return { reason, nodes: nodeNames(nodes.slice(0, NAMED), all), found: nodes.length };
}

/** The keys of the nodes, of all of a network, whose full tables are too large for one file. */
export function tooLargeForTables(all: readonly Tabled[]): ReadonlySet<string> {
  const statesOf = new Map(all.map(({ key, states }) => [key, states]));
  const sized = ({ key, states, parents, progress, hasNumbers }: Tabled): SizedTable => {
    const columns = progress
      ? Number(progress.columns)
      : configurationCount(parents.map((parent) => statesOf.get(parent) ?? 0));
    return { key, numbers: states * columns, isThere: hasNumbers };
  };
  const assessed = all.filter(({ notAssessed }) => notAssessed === null).map(sized);
  const beyond = tooLargeForFile(assessed);
  const there = assessed.filter(({ key }) => !beyond.has(key)).map((table) => ({ ...table, isThere: true }));
  const follow = all
    .filter(({ notAssessed }) => followsFromFile.has(notAssessed))
    .map((node) => ({ ...sized(node), isThere: false }));
  return new Set([...beyond, ...tooLargeInFull([...there, ...follow])]);
}
