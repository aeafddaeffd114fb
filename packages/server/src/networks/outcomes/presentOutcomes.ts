import type { NetworkOutcomes } from '@credence/api-client';
import type { SavedOutcomes } from './findOutcomes.js';

/** @param mayName whether the reader is the one who names them */
export const presentOutcomes = (
  { outcomes: named, cases, revision }: SavedOutcomes,
  mayName: boolean,
): NetworkOutcomes => ({
  outcomes: named,
  cases,
  revision: String(revision),
  ...(mayName ? { mayName } : {}),
});
