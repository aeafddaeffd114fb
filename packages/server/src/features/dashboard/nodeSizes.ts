/**
 * How many pages a small and a medium node have at most; a large one has more. Pages are counted as the node has them before
 * any combination: what a person chose to work on. At 22 seconds for each of two states these are 7 and 37 minutes.
 */
export const nodeSizeLimits = { small: 10, medium: 50 } as const;

export const nodeSizes = ['small', 'medium', 'large'] as const;
export type NodeSize = (typeof nodeSizes)[number];
