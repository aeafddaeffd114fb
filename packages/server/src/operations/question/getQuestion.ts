import type { Operation } from '../../operation.js';
import { presentQuestion } from '../../presenters/presentQuestion.js';
import { requireNode } from '../../workflows/node.js';
import { readQuestion } from '../../workflows/readQuestion.js';

/** One question: for answering, and for looking at it again. */
export const getQuestion: Operation<'getQuestion'> = async ({ path, query, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const { iteration } = path;
  return presentQuestion(
    await readQuestion(database, question, { iteration, lastSeen: query.last_iteration, userId: user.id }),
  );
};
