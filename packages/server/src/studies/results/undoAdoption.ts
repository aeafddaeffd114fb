import type { EventType } from '@credence/api-client';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { events, networks, nodeProgress } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import {
  type Adoption,
  listAdoptions,
  lockNodes,
  type RecordedProgress,
  recordedProgress,
} from '../../judgements/index.js';
import {
  noteFinishedParts,
  progressOf,
  type ProgressRow,
  requireLockedNetwork,
  requireNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { presentAdoption } from './presentAdoption.js';

/**
 * Undoes the last adoption of a study, so that exactly what was there before counts again. Does nothing if it was undone
 * already, so that two presses do not reach an earlier one.
 * @throws ApiError adoption_stands if something was saved since for one of its nodes, the time is over, or nothing was adopted
 */
export const undoAdoption: Operation<'undoAdoption'> = async ({ path, caller: { user } }, services) => {
  const { database, clock } = services;
  const study = await withTransaction(database, async (transaction) => {
    const { assessment: shared } = await requireNetwork(transaction, path.id, user, 'run_study');
    const locked = await lockNodes(transaction, shared);
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'undo_adoption', { found, by: 'run_study', at });
    const [last] = await listAdoptions(transaction, networkId);
    if (last && !last.isUndone) {
      await goBack(transaction, { networkId, adoption: last, locked, user, at });
      await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
      await recordEvent(transaction, {
        type: 'adoption_undone',
        at,
        actor: user,
        networkId,
        assessmentId: shared.assessmentId,
        metadata: { adoption: last.id, of: last.of },
      });
    }
    return {
      ...(await presentStudy(transaction, { found, by: 'run_study', at })),
      ...(await presentAdoption(transaction, networkId, at)),
    };
  });
  await noteFinishedParts(services, { networkId: path.id, actor: user });
  return study;
};

interface Undoing {
  readonly networkId: string;
  readonly adoption: Adoption;
  readonly locked: readonly ProgressRow[];
  readonly user: UserRow;
  readonly at: Date;
}

/** Leads each node back to the epoch before, with the counts that it had. */
async function goBack(transaction: Transaction, { networkId, adoption, locked, user, at }: Undoing): Promise<void> {
  const begun = await listBegun(transaction, networkId, adoption.id);
  const byKey = new Map(locked.map((progress) => [progress.nodeKey, progress]));
  for (const { nodeKey, epoch, before: was } of begun) {
    const progress = byKey.get(nodeKey ?? '');
    if (progress?.epoch !== epoch || (await isSavedSince(transaction, progress, adoption.id)))
      throw new ApiError('adoption_stands', { reason: 'saved-since' });
    const { epoch: earlier, resetAt, closed, open, answered } = was as RecordedProgress;
    const back = {
      epoch: earlier,
      resetAt: resetAt === null ? null : new Date(resetAt),
      closed: BigInt(closed),
      open: BigInt(open),
      answered,
    };
    const revision = progress.revision + 1;
    await transaction
      .update(nodeProgress)
      .set({ ...back, revision, modifiedAt: at })
      .where(progressOf(progress, progress.nodeKey));
    const { assessmentId } = progress;
    await recordEvent(transaction, {
      type: 'adoption_undone',
      at,
      actor: user,
      networkId,
      assessmentId,
      nodeKey,
      epoch: earlier,
      revision,
      metadata: { adoption: adoption.id, before: progress.epoch },
      before: recordedProgress(progress),
      after: recordedProgress({ ...progress, ...back }),
    });
  }
}

const adopted: EventType = 'tables_adopted';

/** The nodes of an adoption, each with the epoch that it began and the progress before it. */
function listBegun(transaction: Transaction, networkId: string, adoption: string) {
  const isOfIt = sql`${events.metadata} ->> 'adoption' = ${adoption}`;
  return transaction
    .select({ nodeKey: events.nodeKey, epoch: events.epoch, before: events.before })
    .from(events)
    .where(and(eq(events.networkId, networkId), eq(events.type, adopted), isNotNull(events.nodeKey), isOfIt));
}

/** Whether anything but the adoption itself was saved in its epoch. */
async function isSavedSince(
  transaction: Transaction,
  { networkId, assessmentId, nodeKey, epoch }: ProgressRow,
  adoption: string,
): Promise<boolean> {
  const others = sql`${events.metadata} ->> 'adoption' is distinct from ${adoption}`;
  const [found] = await transaction
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.networkId, networkId),
        eq(events.nodeKey, nodeKey),
        eq(events.assessmentId, assessmentId),
        eq(events.epoch, epoch),
        inArray(events.type, ['answer_saved', 'combinations_saved']),
        others,
      ),
    )
    .limit(1);
  return found !== undefined;
}
