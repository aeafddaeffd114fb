import type { Combination, PartialConfiguration } from './combination.js';

/** A trie of combinations keyed by the states they name, in parent order: one level per state. */
interface Branch<C> {
  readonly next: Map<number, Branch<C>>;
  /** The combination whose states end here. */
  here?: C;
  /** The lowest number in this subtree. */
  lowest: number;
}

const branch = <C>(): Branch<C> => ({ next: new Map(), lowest: Number.POSITIVE_INFINITY });

const STATES = 2 ** 20;

/** Finds the combinations that match everything a partial configuration matches, without examining all of them. */
export interface CombinationIndex<C extends Combination> {
  readonly root: Branch<C>;
  rest?: C;
}

export function emptyIndex<C extends Combination>(): CombinationIndex<C> {
  return { root: branch() };
}

/** Adds a combination; of several with the same states, or several for the rest, the lowest number is kept. */
export function addToIndex<C extends Combination>(index: CombinationIndex<C>, combination: C): void {
  const { nodes, number } = combination;
  if (nodes === 'rest') {
    index.rest ??= combination;
    return;
  }
  let at = index.root;
  at.lowest = Math.min(at.lowest, number);
  for (const key of keysOf(nodes)) {
    let next = at.next.get(key);
    if (!next) at.next.set(key, (next = branch()));
    at = next;
    at.lowest = Math.min(at.lowest, number);
  }
  if (!at.here || number < at.here.number) at.here = combination;
}

const keysOf = (nodes: PartialConfiguration) =>
  [...nodes].map(([parent, state]) => parent * STATES + state).sort((a, b) => a - b);

const indexes = new WeakMap<readonly Combination[], CombinationIndex<Combination>>();

/**
 * The combination that decides a configuration: the lowest number that matches, else the rest. A list is indexed on
 * first use, so do not change it afterwards.
 */
export function winnerOf<C extends Combination>(
  combinations: readonly C[],
  configuration: readonly number[],
): C | undefined {
  // An index cached for a list was built from that same list.
  let index = indexes.get(combinations) as CombinationIndex<C> | undefined;
  if (!index) {
    index = emptyIndex<C>();
    for (const combination of combinations) addToIndex(index, combination);
    indexes.set(combinations, index);
  }
  const keys = configuration.map((state, parent) => parent * STATES + state);
  return lowest(index.root, keys, 0, undefined) ?? index.rest;
}

function lowest<C extends Combination>(at: Branch<C>, keys: readonly number[], from: number, best?: C): C | undefined {
  if (best && at.lowest >= best.number) return best;
  let found = at.here && !(best && best.number <= at.here.number) ? at.here : best;
  if (at.next.size === 0) return found;
  for (let key = from; key < keys.length; key += 1) {
    const next = at.next.get(keys[key] ?? -1);
    if (next) found = lowest(next, keys, key + 1, found);
  }
  return found;
}

/** The indexed combinations that match everything `nodes` matches, ordered by number, at most `limit`. */
export function containing<C extends Combination>(
  { root }: CombinationIndex<C>,
  nodes: PartialConfiguration,
  limit: number,
): C[] {
  const keys = keysOf(nodes);
  const found: C[] = [];
  const visit = (at: Branch<C>, from: number) => {
    if (at.here) found.push(at.here);
    if (at.next.size === 0) return;
    for (let key = from; key < keys.length && found.length < limit; key += 1) {
      const next = at.next.get(keys[key] ?? -1);
      if (next) visit(next, key + 1);
    }
  };
  visit(root, 0);
  return found.sort((a, b) => a.number - b.number);
}
