import type { NetworkOutcomes } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { outcomes } from '../../database/schema/index.js';

/** What the owner named last, and the number of that save. */
export interface SavedOutcomes extends Pick<NetworkOutcomes, 'outcomes' | 'cases'> {
  readonly revision: number;
}

export async function findOutcomes(reader: Reader, networkId: string): Promise<SavedOutcomes> {
  const [row] = await reader.select().from(outcomes).where(eq(outcomes.networkId, networkId));
  return row ?? { outcomes: [], cases: [], revision: 0 };
}

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
