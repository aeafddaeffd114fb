import { ApiError } from '../../platform/errors.js';
import type { FoundStudy, RoundRow } from './findStudy.js';

/** The last round, once its results have been opened. @throws ApiError round_open, results_unopened */
export function requireResults({ round }: Pick<FoundStudy, 'round'>): RoundRow & { closedAt: Date } {
  if (round && !round.closedAt) throw new ApiError('round_open');
  if (!round?.closedAt || !round.firstReadAt) throw new ApiError('results_unopened');
  return { ...round, closedAt: round.closedAt };
}
