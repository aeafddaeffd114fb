import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';

export type ProgressRow = typeof nodeProgress.$inferSelect;

/** How far each assessed node of a network is. */
export function listProgress(reader: Reader, networkId: string): Promise<ProgressRow[]> {
  return reader.select().from(nodeProgress).where(eq(nodeProgress.networkId, networkId));
}

export async function findProgress(
  reader: Reader,
  networkId: string,
  nodeKey: string,
): Promise<ProgressRow | undefined> {
  const [row] = await reader
    .select()
    .from(nodeProgress)
    .where(and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.nodeKey, nodeKey)));
  return row;
}
