/** Where a slider stands for a share in parts per million: its whole percent, from 1 to 99. */
export const percentOfShare = (share: number): number => Math.min(99, Math.max(1, Math.round(share / 10_000)));
