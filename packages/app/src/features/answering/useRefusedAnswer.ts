import { useMatch } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import type { UnsentAnswer } from './outgoing.js';
import { isShown } from './place.js';
import { useOutbox } from './useOutbox.js';

/** The answer to the open question, if it was sent later and refused, or if the question no longer exists. */
export function useRefusedAnswer(): UnsentAnswer | undefined {
  const question = useMatch(paths.question.pattern);
  const { refused } = useOutbox();
  return question ? refused.find(({ place }) => isShown(place, question.params)) : undefined;
}
