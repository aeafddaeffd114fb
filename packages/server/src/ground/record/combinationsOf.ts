import type { StoredCombination } from '../../database/schema/index.js';

/** The combinations of a node before or after an event. Earlier releases recorded the list alone. */
export function combinationsOf(state: unknown): readonly StoredCombination[] {
  if (Array.isArray(state)) return state as StoredCombination[];
  return (state as { combinations?: StoredCombination[] } | null)?.combinations ?? [];
}
