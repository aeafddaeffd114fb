import type { StoredCombination } from '../../database/schema/index.js';

/** The combinations of a node before or after an event; none before its first. */
export const combinationsOf = (state: unknown): readonly StoredCombination[] =>
  (state as { combinations: StoredCombination[] } | null)?.combinations ?? [];
