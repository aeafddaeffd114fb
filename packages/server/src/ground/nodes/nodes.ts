import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodes } from '../../database/schema/index.js';

export type NodeRow = typeof nodes.$inferSelect;

/** All nodes of a network, in file order. */
export function listNodes(reader: Reader, networkId: string): Promise<NodeRow[]> {
  return reader.select().from(nodes).where(eq(nodes.networkId, networkId)).orderBy(asc(nodes.ordinal));
}

/** A node and its parents, in file order; empty if there is no such node. */
export function listNodeWithParents(reader: Reader, networkId: string, key: string): Promise<NodeRow[]> {
  const parents = sql`(
    select jsonb_array_elements_text(child.parents) from ${nodes} child
    where child.network_id = ${networkId} and child.key = ${key}
  )`;
  return reader
    .select()
    .from(nodes)
    .where(and(eq(nodes.networkId, networkId), or(eq(nodes.key, key), inArray(nodes.key, parents))))
    .orderBy(asc(nodes.ordinal));
}
