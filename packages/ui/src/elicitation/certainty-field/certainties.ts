/**
 * The level of certainty: −2 uncertain, −1 rather uncertain, 1 rather certain, 2 certain.
 * @since 0.1.0
 */
export type Certainty = -2 | -1 | 1 | 2;

/** From the least certain on. */
export const certainties = [-2, -1, 1, 2] as const;
