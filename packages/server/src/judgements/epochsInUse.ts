import type { EventType } from '@credence/api-client';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { isOneOf } from '../database/isOneOf.js';
import { events } from '../database/schema/index.js';
import type { ProgressRow } from '../networks/index.js';

type Node = Pick<ProgressRow, 'networkId' | 'assessmentId' | 'nodeKey' | 'epoch'>;

const adopted: EventType = 'tables_adopted';

/**
 * The epochs of a node whose saves may count: its present one, and those whose answers that began with, because numbers
 * were adopted beside them.
 * @param networkIds of the nodes that will be asked for
 */
export async function epochsInUse(
  reader: Reader,
  networkIds: readonly string[],
): Promise<(node: Node) => ReadonlySet<number>> {
  const { networkId, assessmentId, nodeKey, epoch, metadata } = events;
  const rows = await reader
    .select({ networkId, assessmentId, nodeKey, epoch, metadata })
    .from(events)
    .where(and(isOneOf(networkId, networkIds), eq(events.type, adopted), isNotNull(nodeKey)));
  const before = new Map(rows.map((row) => [keyOf(row), Number(row.metadata.before)]));
  return (node) => {
    const epochs = new Set<number>();
    for (let at: number | undefined = node.epoch; at !== undefined; at = before.get(keyOf({ ...node, epoch: at })))
      epochs.add(at);
    return epochs;
  };
}

const keyOf = (row: { [Key in keyof Node]: Node[Key] | null }) =>
  `${row.networkId} ${row.assessmentId} ${row.nodeKey} ${row.epoch}`;
