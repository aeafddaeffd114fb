import type { Question } from '@credence/api-client';
import type { Share } from '@credence/bayesnet';
import { Button } from '@credence/ui';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import { sharesFrom, storedFigures } from '../../features/answering/wireShares.js';
import { useText } from '../../ground/text/useText.js';
import { Line } from './Neighbour.styles.js';

interface NeighbourProps {
  question: Question;
  /** The answer to the question that the user came from. */
  before: AnswerBefore | undefined;
  /** True as long as nobody set a state. */
  isOpen: boolean;
  /** The question whose answer was copied. */
  takenFrom: number | undefined;
  disabled: boolean;
  onTake: (shares: readonly Share[]) => void;
}

/**
 * The answer to the question before, if that differs in a single condition: shown, and offered as a start for as long
 * as nothing is answered. It keeps its place, also before it is known and after it was copied.
 */
export function Neighbour({ question, before, isOpen, takenFrom, disabled, onTake }: NeighbourProps) {
  const { question: text } = useText();
  const condition = singleChange(question);
  if (!condition) return null;
  const shares = before?.shares;
  if (shares?.sliders.length !== question.node.vars.length) return <Line />;

  if (takenFrom !== undefined && takenFrom === shares.iteration)
    return <Line role="status">{text.startedFrom(condition)}</Line>;
  return (
    <Line>
      <span>{text.neighbour(condition, storedFigures(shares), before?.certainty !== undefined)}</span>
      <Button variant="text" size="small" disabled={disabled || !isOpen} onClick={() => onTake(sharesFrom(shares))}>
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
