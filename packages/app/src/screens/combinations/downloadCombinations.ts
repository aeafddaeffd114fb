import type { NetworkNode } from '@credence/api-client';
import type { Combination } from '@credence/ui';
import { saveFile } from '../../saveFile.js';

/** The combinations as a small file with names in place of indexes, for whoever can not save them any more. */
export function downloadCombinations(
  node: string,
  parents: NonNullable<NetworkNode['parents']>,
  combinations: readonly Combination[],
): void {
  const named = combinations.map(({ nodes, value, number }) => ({
    number,
    when:
      nodes === -1
        ? 'all remaining'
        : Object.fromEntries(
            Object.entries(nodes).map(([parent, state]) => {
              const { display_name = parent, vars } = parents[Number(parent)] ?? {};
              return [display_name, vars?.[state] ?? state];
            }),
          ),
    value,
  }));
  const content = new Blob([JSON.stringify({ node, combinations: named }, null, 2)], { type: 'application/json' });
  saveFile({ name: 'combinations.json', content });
}
