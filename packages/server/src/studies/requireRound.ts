import type { FoundStudy, RoundRow } from './findStudy.js';

/** The last round of a study that takes an act which only a study with a round takes. */
export function requireRound({ round }: Pick<FoundStudy, 'round'>): RoundRow {
  if (!round) throw new Error('A study without a round took an act that needs one.');
  return round;
}
