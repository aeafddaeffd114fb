import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { networks } from '../database/schema/index.js';

/** "Last Modified" is the last change of anything in the network by anyone. */
export async function touchNetwork(transaction: Transaction, networkId: string, at: Date): Promise<void> {
  await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
}
