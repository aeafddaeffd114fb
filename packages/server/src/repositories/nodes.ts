import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { nodes } from '../database/schema/index.js';

export type NodeRow = typeof nodes.$inferSelect;

/** All nodes of a network, in file order. */
export function listNodes(reader: Reader, networkId: string): Promise<NodeRow[]> {
  return reader.select().from(nodes).where(eq(nodes.networkId, networkId)).orderBy(asc(nodes.ordinal));
}
