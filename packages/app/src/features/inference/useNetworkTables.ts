import { useMemo } from 'react';
import { useOutbox } from '../answering/useOutbox.js';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import type { LoadedTables } from './networkTables.js';
import { withWaiting } from './withWaiting.js';

const latest = (_: LoadedTables | undefined, loaded: LoadedTables) => loaded;

/** The numbers of a network with the answers that wait on this device; undefined while they are loading. */
export function useNetworkTables(networkId: string): LoadedTables | undefined {
  const { known } = useResource<LoadedTables, LoadedTables | undefined>(
    paths.tables.href(networkId),
    undefined,
    latest,
  );
  const { waiting } = useOutbox();
  // The same object as long as nothing changes: the worker is sent tables once.
  return useMemo(
    () => (known?.kind === 'tables' ? { ...known, tables: withWaiting(known.tables, waiting) } : known),
    [known, waiting],
  );
}
