import type { Reader } from '../../database/database.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy, type FoundStudy, type RoundRow } from '../../ground/study/findStudy.js';

/** A study with its open round. */
export interface OpenStudy {
  readonly study: FoundStudy['study'];
  readonly round: RoundRow;
  readonly opened: NonNullable<FoundStudy['opened']>;
}

/** @throws ApiError no_study, round_not_open */
export async function requireOpenRound(reader: Reader, networkId: string): Promise<OpenStudy> {
  const { study, round, opened } = await findStudy(reader, networkId);
  if (!round || !opened || round.closedAt) throw new ApiError('round_not_open');
  return { study, round, opened };
}
