import type { Share } from '../detailTypes.js';

/** A share as forms send it, in percent: "37", and "0.2" for what whole percent cannot say. */
export const sentShare = (share: Share): string => String(typeof share === 'number' ? share : share.ppm / 10_000);
