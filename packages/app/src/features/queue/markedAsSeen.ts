import type { Question } from '@credence/api-client';
import type { AnswerPlace } from '../answering/place.js';
import { ahead } from '../answering/questions.js';
import { queuedAt } from './queuedAt.js';

/**
 * A question of a batch marks only what changed since a question that was shown. The server compares the first one of a
 * node with the one before it in the node's own order, which nobody has seen in this one.
 */
export function markedAsSeen(question: Question, place: AnswerPlace): Question {
  if (ahead.cameFrom(place) !== null || queuedAt(place) === undefined) return question;
  return {
    ...question,
    changes: question.changes.map(() => false),
    parents: question.parents.map(({ previous: _previous, previousState: _previousState, ...parent }) => parent),
  };
}
