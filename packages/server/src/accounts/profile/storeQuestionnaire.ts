import { isBlank } from '@credence/bayesnet';
import { questionnaires } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { BodyOf } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import type { UserRow } from '../users.js';

/** The 13 answers, by the number of the item. */
export type Questionnaire = BodyOf<'submitQuestionnaire'>;

const scored = ['1', '2', '3', '4', '5', '6', '7'] as const;
const open = ['8', '9', '10', '11'] as const;
// Allows line breaks and tabs; other control characters are invisible, and half a surrogate pair is no character.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]/u;

/** @throws ApiError invalid_input where an open item has no answer, or one that cannot be shown */
export function checkQuestionnaire(body: Questionnaire): void {
  for (const item of open) {
    if (isBlank(body[item])) throw new ApiError('invalid_input', { reason: 'unanswered' });
    if (unreadable.test(body[item]))
      throw new ApiError('invalid_input', { reason: 'item-impossible-character', item: Number(item) });
  }
}

/** Stores the answers, replacing the person's earlier ones. */
export async function storeQuestionnaire(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  user: UserRow,
  body: Questionnaire,
): Promise<void> {
  const at = clock.now();
  const submission = {
    userId: user.id,
    scores: scored.map((item) => body[item]),
    texts: Object.fromEntries(open.map((item) => [item, body[item]])),
    experience: body['12'],
    frequency: body['13'],
    submittedAt: at,
  };
  await withTransaction(database, async (transaction) => {
    // Replaces the earlier submission: the averages count everybody once.
    await transaction
      .insert(questionnaires)
      .values(submission)
      .onConflictDoUpdate({ target: questionnaires.userId, set: submission });
    await recordEvent(transaction, { type: 'questionnaire_saved', at, actor: user });
  });
}
