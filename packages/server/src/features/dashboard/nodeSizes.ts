/**
 * The maximum number of pages of a small and a medium node; a large one has more. These are the pages before any
 * combination, i.e. what a person chose to work on. At 22 seconds per state and two states they take 7 and 37 minutes.
 */
export const nodeSizeLimits = { small: 10, medium: 50 } as const;

export const nodeSizes = ['small', 'medium', 'large'] as const;
export type NodeSize = (typeof nodeSizes)[number];
