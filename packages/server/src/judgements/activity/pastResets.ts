import type { EventType } from '@credence/api-client';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, nodes } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';

/** A reset of a node. */
export interface PastReset {
  readonly userId: string;
  readonly nodeKey: string;
  readonly displayName: string;
  readonly at: Date;
  /** How many answers it took out; undefined where that was not recorded. */
  readonly answers: number | undefined;
}

const reset: EventType = 'node_reset';
const undone: EventType = 'reset_undone';

/** The resets of a network's nodes that were not undone, the latest first. */
export async function listPastResets(
  reader: Reader,
  { networkId, assessmentId }: Assessment,
): Promise<readonly PastReset[]> {
  const rows = await reader
    .select({
      userId: events.actorId,
      type: events.type,
      nodeKey: nodes.key,
      displayName: nodes.displayName,
      epoch: events.epoch,
      at: events.at,
      metadata: events.metadata,
    })
    .from(events)
    .innerJoin(nodes, and(eq(nodes.networkId, events.networkId), eq(nodes.key, events.nodeKey)))
    .where(
      and(
        eq(events.networkId, networkId),
        eq(events.assessmentId, assessmentId),
        inArray(events.type, [reset, undone]),
      ),
    )
    .orderBy(asc(events.at), asc(events.seq));
  let resets: (PastReset & { readonly epoch: number | null })[] = [];
  for (const { userId, type, metadata, ...row } of rows) {
    if (type === reset && userId) {
      const answers = typeof metadata.answers === 'number' ? metadata.answers : undefined;
      resets.push({ ...row, userId, answers });
    }
    // It goes back to an earlier state, and so past all resets of the node since.
    if (type === undone) {
      resets = resets.filter(({ nodeKey, epoch }) => nodeKey !== row.nodeKey || (epoch ?? 0) <= (row.epoch ?? 0));
    }
  }
  return resets.reverse();
}
