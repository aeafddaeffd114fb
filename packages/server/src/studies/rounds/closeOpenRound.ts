import type { Transaction } from '../../database/database.js';
import { type Post, tellClosed } from '../tellExperts.js';
import { endRound, type RoundToEnd } from './endRound.js';

/**
 * Closes the round that is open, and tells those concerned.
 * @returns how many who take part were not mailed
 * @throws ApiError round_not_open, also for the second of two who close at once
 */
export async function closeOpenRound(transaction: Transaction, end: RoundToEnd, post: Post): Promise<number> {
  const round = await endRound(transaction, end);
  return tellClosed(transaction, { networkId: end.networkId, round, by: end.by?.id ?? null }, post);
}
