import type { Share } from '../detailTypes.js';

/** Where a slider stands for a share: its whole percent, from 1 to 99. */
export const percentOfShare = (share: Share): number =>
  typeof share === 'number' ? share : Math.min(99, Math.max(1, Math.round(share.ppm / 10_000)));
