import type { Operation } from '../../http/operation.js';
import { presentPastAnswer } from './presentPastAnswer.js';
import { readAnswerHistory } from './readAnswerHistory.js';
import { requireNode } from '../../ground/nodes/requireNode.js';

export const getAnswerHistory: Operation<'getAnswerHistory'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  return { answers: (await readAnswerHistory(database, question, path.iteration)).flatMap(presentPastAnswer) };
};
