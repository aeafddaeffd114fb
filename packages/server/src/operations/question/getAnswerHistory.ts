import type { Operation } from '../../operation.js';
import { presentPastAnswer } from '../../presenters/presentPastAnswer.js';
import { readAnswerHistory } from '../../workflows/answerHistory.js';
import { requireNode } from '../../workflows/node.js';

export const getAnswerHistory: Operation<'getAnswerHistory'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  return { answers: (await readAnswerHistory(database, question, path.iteration)).flatMap(presentPastAnswer) };
};
