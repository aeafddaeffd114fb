import type { EventType } from '@credence/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { type EventMetadata, events, NO_NETWORK } from '../../database/schema/index.js';

/** What a person did, as the log has it. */
export interface Act {
  readonly id: string;
  readonly at: Date;
  readonly type: EventType;
  readonly networkId: string | null;
  readonly assessmentId: string | null;
  readonly nodeKey: string | null;
  readonly epoch: number | null;
  readonly iteration: number | null;
  readonly revision: number | null;
  readonly metadata: EventMetadata;
  /** Holds what other people gave, too. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Everything that a person did, in the order of time. */
export async function listActs(transaction: Transaction, userId: string): Promise<Act[]> {
  const { id, at, type, networkId, assessmentId, nodeKey, epoch, iteration, revision, metadata, before, after } =
    events;
  const rows = await transaction
    .select({ id, at, type, networkId, assessmentId, nodeKey, epoch, iteration, revision, metadata, before, after })
    .from(events)
    .where(eq(events.actorId, userId))
    .orderBy(asc(events.at), asc(events.seq));
  return rows.map((row) => ({
    ...row,
    networkId: row.networkId === NO_NETWORK ? null : row.networkId,
    iteration: row.iteration === null ? null : Number(row.iteration),
  }));
}
