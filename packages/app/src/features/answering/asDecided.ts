import type { Question } from '@credence/api-client';
import { type ExactShares, isAnswered, type AnswerStanding } from '@credence/bayesnet';
import type { UntimedAnswer } from './answerDraft.js';
import { isAnyExact } from './wireShares.js';

/** The answer, marked as decided if it says what a combination says of its question. */
export function asDecided(answer: UntimedAnswer, decision: Question['decidedBy']): UntimedAnswer {
  if (!decision || saying(decision) !== saying({ ...answer, value: answer.sliders })) return answer;
  const { takenFrom: _from, ...given } = answer;
  return { ...given, origin: 'decided' };
}

interface Said {
  readonly value: readonly number[];
  readonly exact?: ExactShares | undefined;
  readonly standing?: AnswerStanding | undefined;
}

/** Equal for answers with the same numbers, or the same word that there are none. */
const saying = ({ value, exact, standing }: Said) =>
  isAnswered({ standing }) ? JSON.stringify([value, isAnyExact(exact) && exact]) : standing;
