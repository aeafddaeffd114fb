import type { Question } from '@credence/api-client';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import { nameOf } from '../../ground/networks/people.js';
import type { AnswerRow } from '../../ground/questions/answers.js';

/** Who gave this answer, for somebody else who reads it. */
export async function findAuthor(
  reader: Reader,
  { authorId, savedAt }: Pick<AnswerRow, 'authorId' | 'savedAt'>,
): Promise<NonNullable<Question['author']>> {
  const [author] = await reader.select().from(users).where(eq(users.id, authorId));
  const known = author && !author.purgedAt ? { username: author.username, name: nameOf(author) } : undefined;
  return { ...(known ?? { username: null, name: '' }), savedAt: savedAt.toISOString() };
}
