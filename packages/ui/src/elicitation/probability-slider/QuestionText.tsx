import { memo, type ReactNode } from 'react';
import { Asked, Lead, Question } from './ProbabilitySlider.styles.js';

interface QuestionTextProps {
  id: string;
  lead: ReactNode;
  label: ReactNode;
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
}

/** The question as one heading. Does not render on a move. */
export const QuestionText = memo(function QuestionText({ id, lead, label, headingLevel }: QuestionTextProps) {
  return (
    <Question as={headingLevel ? `h${headingLevel}` : 'div'} id={id} data-slot="question">
      {lead ? (
        <>
          <Lead>{lead}</Lead> <Asked>{label}</Asked>
        </>
      ) : (
        <Asked>{label}</Asked>
      )}
    </Question>
  );
});
