import type { CurrentAnswer } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import type { ProgressRow } from '../../ground/nodes/progress.js';
import { revisionOf } from '../../ground/nodes/revision.js';
import type { AnswerRow } from '../../ground/questions/answers.js';
import { certaintyOf } from './certaintyOf.js';
import { recordedOf } from '../../ground/record/recordedOf.js';

/** The current answer, for somebody whose own save came too late. */
export async function presentCurrentAnswer(
  reader: Reader,
  progress: ProgressRow,
  answer: AnswerRow,
): Promise<CurrentAnswer> {
  const [author] = await reader
    .select({ username: users.username, purgedAt: users.purgedAt })
    .from(users)
    .where(eq(users.id, answer.authorId));
  const certainty = certaintyOf(answer);
  return {
    sliders: answer.sliders,
    comment: answer.comment,
    savedAt: answer.savedAt.toISOString(),
    username: author && !author.purgedAt ? author.username : null,
    revision: revisionOf(progress.epoch, answer.revision),
    ...(certainty === undefined ? {} : { 'self-eval': certainty }),
    ...recordedOf(answer),
  };
}
