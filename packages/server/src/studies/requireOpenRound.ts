import { ApiError } from '../platform/errors.js';
import type { FoundStudy, RoundRow } from './findStudy.js';

/** A study with its open round. */
export interface OpenStudy {
  readonly study: FoundStudy['study'];
  readonly round: RoundRow;
  readonly opened: NonNullable<FoundStudy['opened']>;
}

/** @throws ApiError round_not_open */
export function requireOpenRound({ study, round, opened }: FoundStudy): OpenStudy {
  if (!round || !opened || round.closedAt) throw new ApiError('round_not_open');
  return { study, round, opened };
}
