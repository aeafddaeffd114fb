import { useMemo } from 'react';
import type { LoadedTables } from '../../features/inference/networkTables.js';
import { useText } from '../../ground/text/useText.js';
import { type FoundColumns, nodeColumns } from './nodeColumns.js';

/** The columns of a node, made once for the tables they come from; undefined while there are none. */
export function useNodeColumns(loaded: LoadedTables | undefined, nodeId: string): FoundColumns | undefined {
  const words = useText();
  return useMemo(
    () => (loaded?.kind === 'tables' ? nodeColumns(loaded.tables, nodeId, words) : undefined),
    [loaded, nodeId, words],
  );
}
