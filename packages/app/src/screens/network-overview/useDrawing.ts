import type { NetworkOverview, NetworkStructure } from '@credence/api-client';
import { useEffect, useMemo, useState } from 'react';
import { drawNetwork, type NetworkDrawing } from './drawNetwork.js';

/**
 * The network's picture. The list does not wait for it.
 * @param structure must not reject
 * @returns undefined while it is not known, null where there is none
 */
export function useDrawing(
  structure: Promise<NetworkStructure | undefined>,
  overview: NetworkOverview | undefined,
): NetworkDrawing | null | undefined {
  const [known, setKnown] = useState<{ structure: NetworkStructure | undefined }>();
  useEffect(() => {
    let asked = true;
    void structure.then((answer) => asked && setKnown({ structure: answer }));
    return () => {
      asked = false;
    };
  }, [structure]);

  return useMemo(() => {
    if (!known || !overview) return undefined;
    return (known.structure && drawNetwork(known.structure, overview)) ?? null;
  }, [known, overview]);
}
