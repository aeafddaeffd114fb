import type { Combination } from '@credence/ui';
import type { Text } from '@credence/text';
import type { Versions } from './bothVersions.js';

/** A list that keeps what both versions say. */
export interface KeptList {
  readonly label: string;
  readonly list: readonly Combination[];
}

/** How both versions can be kept: as one list, or with one of them first where they apply to the same case. */
export function waysToKeep(versions: Versions | undefined, text: Text['combinations']['versions']): KeptList[] {
  if (versions?.both) return [{ label: text.keepBoth, list: versions.both }];
  if (!versions?.ranked) return [];
  return [
    { label: text.keepMineFirst, list: versions.ranked.mineFirst },
    { label: text.keepTheirsFirst, list: versions.ranked.theirsFirst },
  ];
}
