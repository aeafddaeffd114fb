import type { NetworkOverview, NetworkStructure } from '@credence/api-client';
import { useMemo } from 'react';
import { useSettled } from '../../ground/loading/useSettled.js';
import { drawNetwork, type NetworkDrawing } from './drawNetwork.js';

/**
 * The network's drawing. The list does not wait for it.
 * @param structure must not reject
 * @returns undefined while it is unknown, null if there is none
 */
export function useDrawing(
  structure: Promise<NetworkStructure | undefined>,
  overview: NetworkOverview | undefined,
): NetworkDrawing | null | undefined {
  const { settled } = useSettled(structure);
  return useMemo(() => {
    if (!settled || !overview) return undefined;
    return (settled.value && drawNetwork(settled.value, overview)) ?? null;
  }, [settled, overview]);
}
