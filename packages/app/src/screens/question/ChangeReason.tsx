import { COMMENT_LIMIT, isAnswered, isLargeChange, MILLION } from '@credence/bayesnet';
import { TextField } from '@credence/ui';
import { useEffect, useState } from 'react';
import { type AnswerDraft, storedShares } from '../../features/answering/answerDraft.js';
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
 * Asks why an earlier answer was changed, once it was changed by much. It comes below the rows and the certainty and
 * after the gesture, and stays from then on, so that nothing moves from under the finger: a page that grows may move
 * the dock, in which shares are dragged.
 */
export function ChangeReason({ earlier, answer, onReasonChange, disabled }: ChangeReasonProps) {
  const { question: text } = useText();
  const { reason = '' } = answer;
  const isAsked = reason !== '' || isAnotherMind(earlier, answer);
  const [wasAsked, setAsked] = useState(isAsked);
  const isPressed = usePressed();
  if (isAsked && !wasAsked && !isPressed) setAsked(true);
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

/** Whether a finger or a button of the mouse is down. */
function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const down = () => setPressed(true);
    const up = () => setPressed(false);
    const events = { pointerdown: down, pointerup: up, pointercancel: up };
    for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(events)) window.removeEventListener(name, listener, true);
    };
  }, []);
  return isPressed;
}

/** Whether an answer says something else than the one that it replaces, and not only a little. */
function isAnotherMind(earlier: AnswerDraft | undefined, answer: AnswerDraft): boolean {
  const [before, after] = [earlier && sharesOf(earlier), sharesOf(answer)];
  return before !== undefined && after !== undefined && isLargeChange(before, after);
}

/** Undefined where no numbers were given, or none that can be stored yet. */
function sharesOf(answer: AnswerDraft): number[] | undefined {
  return isAnswered(answer) ? storedShares(answer)?.map((share) => share / MILLION) : undefined;
}
