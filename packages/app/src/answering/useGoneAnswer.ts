import { useMatch } from 'react-router-dom';
import { paths } from '../paths.js';
import { isGone, type Unsent } from './outgoing.js';
import { isShown } from './place.js';
import { useOutbox } from './useOutbox.js';

/** The answer to the question that is open, where it was refused because the question is gone. */
export function useGoneAnswer(): Unsent | undefined {
  const question = useMatch(paths.question.pattern);
  const { refused } = useOutbox();
  return refused.find(
    ({ place, refusal }) => refusal && isGone(refusal) && question && isShown(place, question.params),
  );
}
