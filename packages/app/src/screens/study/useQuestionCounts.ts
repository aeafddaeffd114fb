import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router-dom';
import type { LoadedTables } from '../../features/inference/networkTables.js';
import { paths } from '../../ground/paths.js';
import { questionCounts } from './protocolForm.js';

export interface QuestionCounts {
  /** By node; undefined while they are not known. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** Whether they cannot be known. */
  readonly failed: boolean;
}

/** How many questions each node has. Read once somebody chooses among them: the tables of a network are long. */
export function useQuestionCounts(networkId: string, isWanted: boolean): QuestionCounts {
  const { data, load } = useFetcher<LoadedTables>();
  useEffect(() => {
    if (isWanted) void load(paths.tables.href(networkId));
  }, [networkId, isWanted, load]);
  return useMemo(() => {
    const counts = data?.kind === 'tables' ? questionCounts(data.tables) : undefined;
    return { counts, failed: data !== undefined && counts === undefined };
  }, [data]);
}
