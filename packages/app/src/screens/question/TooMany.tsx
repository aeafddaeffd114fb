import type { Question } from '@credence/api-client';
import { isBeyondWork, ONE_BY_ONE } from '@credence/bayesnet';
import { Alert, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { useText } from '../../ground/text/useText.js';

interface TooManyProps {
  question: Pick<Question, 'questionsLeft' | 'timeRemaining'>;
  /** The address of the node's combinations. */
  changeHref: string | undefined;
}

/** Says that nobody gets through this node one question at a time, and what helps. */
export function TooMany({ question: { questionsLeft = 0, timeRemaining }, changeHref }: TooManyProps) {
  const { question: text, common } = useText();
  if (questionsLeft <= ONE_BY_ONE || changeHref === undefined) return null;
  const count = new Intl.NumberFormat(common.locale).format(questionsLeft);
  return (
    <Alert
      tone="info"
      details={
        <TextLink asChild>
          <Link to={changeHref}>{text.changeCombinations}</Link>
        </TextLink>
      }
    >
      {isBeyondWork(timeRemaining) ? text.beyondWork(count) : text.tooMany(count, Math.ceil(timeRemaining / 60))}
    </Alert>
  );
}
