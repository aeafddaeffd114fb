import type { Operation } from '../../http/operation.js';
import { presentQuestion } from './presentQuestion.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { readQuestion } from './readQuestion.js';

/** One question: for answering, and for looking at it again. */
export const getQuestion: Operation<'getQuestion'> = async ({ path, query, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const { iteration } = path;
  return presentQuestion(
    await readQuestion(database, question, { iteration, lastSeen: query.last_iteration, userId: user.id }),
  );
};
