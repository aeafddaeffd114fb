import { COMMENT_LIMIT, isAnswered } from '@credence/bayesnet';
import { TextField } from '@credence/ui';
import { useState } from 'react';
import type { AnswerDraft } from '../../features/answering/answerDraft.js';
import { isAnotherMind } from '../../features/answering/isAnotherMind.js';
import { useText } from '../../ground/text/useText.js';
import { Reason } from './QuestionScreen.styles.js';

interface ChangeReasonProps {
  /** The answer that this one replaces; undefined if there is none. */
  earlier: AnswerDraft | undefined;
  answer: AnswerDraft;
  onReasonChange: (reason: string) => void;
  disabled: boolean;
}

/**
 * Asks why an earlier answer was changed, once it was changed by much. It stands below all that can be pressed while a
 * slider moves, and stays from then on, so that nothing moves from under the finger.
 */
export function ChangeReason({ earlier, answer, onReasonChange, disabled }: ChangeReasonProps) {
  const { question: text } = useText();
  const { reason = '' } = answer;
  const isAsked = reason !== '' || isAnotherMind(earlier, answer);
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  if (!isAnswered(answer) || !wasAsked) return null;
  return (
    <Reason>
      <TextField
        label={
          <>
            {text.whyChanged} <small>{text.whyOptional}</small>
          </>
        }
        hint={text.noPatientData}
        value={reason}
        maxLength={COMMENT_LIMIT}
        disabled={disabled}
        autoComplete="off"
        onChange={({ currentTarget }) => onReasonChange(currentTarget.value)}
      />
    </Reason>
  );
}
