import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { assessments, networks, studyReminders, studyRounds } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { withdrawReminders } from '../experts/reminderMails.js';

/** A round that closes. */
export interface RoundToEnd {
  readonly networkId: string;
  /** Whoever closes it; null where the date does. */
  readonly by: { readonly id: string; readonly username: string } | null;
  readonly at: Date;
}

/**
 * Closes the round that is open, and fixes every answer that was given in it: no save comes after this, because each is
 * tested on the row of the network that both lock. It tells nobody.
 * @returns its number
 * @throws ApiError round_not_open, also for the second of two who close at once
 */
export async function endRound(transaction: Transaction, { networkId, by, at }: RoundToEnd): Promise<number> {
  const [network] = await transaction
    .select({ round: networks.openRound })
    .from(networks)
    .where(eq(networks.id, networkId))
    .for('no key update');
  const round = network?.round ?? null;
  if (round === null) throw new ApiError('round_not_open');
  await transaction.update(networks).set({ openRound: null, modifiedAt: at }).where(eq(networks.id, networkId));
  await transaction
    .update(studyRounds)
    .set({ closedAt: at, closedBy: by?.id ?? null })
    .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round)));
  await transaction
    .update(assessments)
    .set({ fixedAt: at })
    .where(and(eq(assessments.networkId, networkId), eq(assessments.round, round), isNull(assessments.fixedAt)));
  await recordEvent(transaction, { type: 'round_closed', at, actor: by ?? undefined, networkId, metadata: { round } });
  await withdrawReminders(transaction, eq(studyReminders.networkId, networkId));
  return round;
}
