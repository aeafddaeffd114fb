import { memo, type ReactNode } from 'react';
import { Asked, Lead, Question } from './ProbabilitySlider.styles.js';

interface QuestionTextProps {
  id: string;
  /** Id of the slider, to which a press on the question leads. */
  rangeId: string;
  lead: ReactNode;
  label: ReactNode;
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
}

/** The question as one heading. Does not render on a move. */
export const QuestionText = memo(function QuestionText({ id, rangeId, lead, label, headingLevel }: QuestionTextProps) {
  return (
    <Question as={headingLevel ? `h${headingLevel}` : 'div'} id={id} data-slot="question">
      <label htmlFor={rangeId}>
        {lead ? <Lead>{lead}</Lead> : null}
        {lead ? ' ' : null}
        <Asked>{label}</Asked>
      </label>
    </Question>
  );
});
