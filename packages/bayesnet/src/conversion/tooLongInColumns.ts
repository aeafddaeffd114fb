import { configurationCount } from '../cpt/configuration.js';
import type { Making } from '../formats/format.js';
import { beyond } from '../formats/tooLargeForFile.js';
import type { Network, NetworkNode } from '../network/network.js';

/** Characters that all tables of a file may have for the states of parents. No text holds four times as many. */
const MOST_CHARACTERS = 2 ** 27;

/** A number up to 999 and a comma, or two brackets. */
const SHORT = 4;

/** What separates one name from the next. */
const SEPARATED = 2;

/**
 * The keys of the nodes whose tables would be too long in a format, because it says of each column which states of the
 * parents it is about: more than any table where names have hundreds of signs, or where there are thousands of parents.
 *
 * @param written the nodes of the network that have tables
 */
export function tooLongInColumns(
  { nodes }: Network,
  written: readonly NetworkNode[],
  { columnsNameStates, stateId }: Making,
): ReadonlySet<string> {
  const known = new Map<number, number>();
  const longest = (parent: number): number => {
    const found =
      known.get(parent) ??
      statesOf(nodes[parent]).reduce(
        (most, { id }) => Math.max(most, columnsNameStates ? stateId(id).length + SEPARATED : 0),
        SHORT,
      );
    known.set(parent, found);
    return found;
  };
  const tables = written.map(({ key, parents }) => {
    const columns = configurationCount(parents.map((parent) => statesOf(nodes[parent]).length));
    return { key, numbers: columns * parents.reduce((sum, parent) => sum + longest(parent), 0), isThere: false };
  });
  return beyond(tables, MOST_CHARACTERS);
}

const statesOf = (node: NetworkNode | undefined) => node?.states ?? [];
