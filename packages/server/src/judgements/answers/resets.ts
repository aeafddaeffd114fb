import type { EventType } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { answers, combinationSets, events } from '../../database/schema/index.js';
import type { ProgressRow } from '../../networks/index.js';

const reset: EventType = 'node_reset';

/** The resets of a node: by the epoch that each led to, the one that counted before. */
export async function listResets(
  reader: Reader,
  { networkId, assessmentId, nodeKey }: ProgressRow,
): Promise<Map<number, number>> {
  const rows = await reader
    .select({ epoch: events.epoch, metadata: events.metadata })
    .from(events)
    .where(
      and(
        eq(events.networkId, networkId),
        eq(events.nodeKey, nodeKey),
        eq(events.assessmentId, assessmentId),
        eq(events.type, reset),
      ),
    );
  return new Map(
    rows.flatMap(({ epoch, metadata }) => (epoch === null ? [] : [[epoch, Number(metadata.before ?? 0)]])),
  );
}

/** Whether anything was saved for a node in an epoch. */
export async function isUsed(reader: Reader, progress: ProgressRow, epoch: number): Promise<boolean> {
  for (const table of [answers, combinationSets]) {
    const [row] = await reader
      .select({ epoch: table.epoch })
      .from(table)
      .where(
        and(
          eq(table.networkId, progress.networkId),
          eq(table.assessmentId, progress.assessmentId),
          eq(table.nodeKey, progress.nodeKey),
          eq(table.epoch, epoch),
        ),
      )
      .limit(1);
    if (row) return true;
  }
  return false;
}
