import type { NetworkNode } from '@credence/api-client';
import type { Combination } from '@credence/ui';
import { saveFile } from '../../ground/saveFile.js';
import { toWire } from './onTheWire.js';

/** Downloads combinations that can no longer be saved as a small file, with names instead of indexes. */
export function downloadCombinations(
  node: string,
  parents: NonNullable<NetworkNode['parents']>,
  combinations: readonly Combination[],
): void {
  const named = combinations
    .map((each) => toWire(each))
    .map(({ nodes, number, ...said }, index) => ({
      number: number ?? index + 1,
      when: nodes === -1 ? 'all remaining' : conditions(nodes, parents),
      ...said,
    }));
  const content = new Blob([JSON.stringify({ node, combinations: named }, null, 2)], { type: 'application/json' });
  saveFile({ name: 'combinations.json', content });
}

/** The state of each parent by name; as a list if two parents share a name, because one would overwrite the other. */
function conditions(nodes: Readonly<Record<string, number>>, parents: NonNullable<NetworkNode['parents']>) {
  const named = Object.entries(nodes).map(([index, state]) => {
    const { display_name = index, vars } = parents[Number(index)] ?? {};
    return { place: Number(index) + 1, parent: display_name, state: vars?.[state] ?? state };
  });
  const isNamedOnce = new Set(parents.map(({ display_name }) => display_name)).size === parents.length;
  return isNamedOnce ? Object.fromEntries(named.map(({ parent, state }) => [parent, state])) : named;
}
