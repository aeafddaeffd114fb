import type { Question } from '@credence/api-client';
import { Button, sharesOf, type ShareValues } from '@credence/ui';
import { useState } from 'react';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import { sharesFrom } from '../../features/answering/wireShares.js';
import { useText } from '../../ground/text/useText.js';
import { Line } from './Neighbour.styles.js';

interface NeighbourProps {
  question: Question;
  /** The answer to the question that the user came from. */
  before: AnswerBefore | undefined;
  values: ShareValues;
  /** The question whose answer was taken over. */
  takenFrom: number | undefined;
  disabled: boolean;
  onTake: (values: ShareValues) => void;
}

/**
 * The answer to the question before, if that differs in a single condition: shown, and offered as a start for as long
 * as nothing is answered. A start that was taken over is marked as such.
 */
export function Neighbour({ question, before, values, takenFrom, disabled, onTake }: NeighbourProps) {
  const { question: text } = useText();
  const isOpen = values.every((value) => value === null);
  // The first touch does not take the line away: the rows below would move from under the finger.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const condition = singleChange(question);
  const shares = before?.shares;
  if (!condition || shares?.sliders.length !== values.length) return null;

  if (takenFrom !== undefined && takenFrom === shares.iteration)
    return <Line role="status">{text.startedFrom(condition)}</Line>;
  if (!wasOpen) return null;
  return (
    <Line>
      <span>{text.neighbour(condition, text.shares(sharesOf(sharesFrom(shares))))}</span>
      <Button variant="ghost" size="small" disabled={disabled || !isOpen} onClick={() => onTake(sharesFrom(shares))}>
        {text.startFromIt}
      </Button>
    </Line>
  );
}

/** The only condition that changed, as it was before: "T stage: T1 T2". */
function singleChange({ parents, changes }: Question): string | undefined {
  const changed = parents.filter((_, index) => changes[index]);
  const [parent] = changed;
  if (changed.length !== 1 || parent?.previous === undefined) return undefined;
  return `${parent.display_name}: ${parent.previous.replaceAll('_', ' ')}`;
}
