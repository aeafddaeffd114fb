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
