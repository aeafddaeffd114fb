import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { explanations, nodes } from '../../database/schema/index.js';

/** What an owner wrote about a node. */
export type ExplanationRow = typeof explanations.$inferSelect;

/** A node under the names that people see: the owner's, where there are any, else those of the file. */
export interface NodeRow extends FileNode {
  /** The node as its file describes it. */
  readonly file: FileNode;
  readonly explanation: ExplanationRow | null;
}

type FileNode = typeof nodes.$inferSelect;

/** All nodes of a network, in file order. */
export function listNodes(reader: Reader, networkId: string): Promise<NodeRow[]> {
  return select(reader, eq(nodes.networkId, networkId));
}

/** A node and its parents, in file order; empty if there is no such node. */
export function listNodeWithParents(reader: Reader, networkId: string, key: string): Promise<NodeRow[]> {
  const parents = sql`(
    select jsonb_array_elements_text(child.parents) from ${nodes} child
    where child.network_id = ${networkId} and child.key = ${key}
  )`;
  return select(reader, and(eq(nodes.networkId, networkId), or(eq(nodes.key, key), inArray(nodes.key, parents))));
}

export const ownExplanation = and(eq(explanations.networkId, nodes.networkId), eq(explanations.nodeKey, nodes.key));

/** The name that people see, for queries that read no whole node. */
export const shownName = sql<string>`coalesce(nullif(${explanations.title}, ''), ${nodes.displayName})`;

async function select(reader: Reader, where: SQL | undefined): Promise<NodeRow[]> {
  const rows = await reader
    .select({ file: getTableColumns(nodes), explanation: explanations })
    .from(nodes)
    .leftJoin(explanations, ownExplanation)
    .where(where)
    .orderBy(asc(nodes.ordinal));
  return rows.map(({ file, explanation }) => ({
    ...file,
    file,
    explanation,
    displayName: explanation?.title ? explanation.title : file.displayName,
    states: file.states.map((state, index) => {
      const own = explanation?.states[index]?.title;
      return own ? own : state;
    }),
  }));
}
