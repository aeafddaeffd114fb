/**
 * How the answers of several experts become one: their weighted mean, their weighted geometric mean (Clemen and Winkler,
 * "Combining probability distributions from experts in risk analysis", 1999), or the middle one.
 */
export type PoolKind = 'linear' | 'logarithmic' | 'median';

/** The order in which they are offered, and in which their numbers stand. */
export const poolKinds: readonly PoolKind[] = ['linear', 'logarithmic', 'median'];

/** Fewer answers are a list, not a pool. */
export const fewestPooled = 3;
