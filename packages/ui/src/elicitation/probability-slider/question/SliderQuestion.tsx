import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useSlider } from '../root/SliderContext.js';
import { Asked, Lead, Question } from './SliderQuestion.styles.js';

/** The question of a slider. */
export interface QuestionTexts {
  /** The question. It is visible, and it names the slider. */
  label: ReactNode;
  /** The beginning of the question, in smaller type above `label`. Together they form one heading. */
  lead?: ReactNode;
  /** Level of the question in the page's outline. If omitted or null, it is not a heading. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderQuestionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, QuestionTexts {}

/**
 * The question of a slider as one heading. A press on it leads to the slider.
 * @since 0.1.0
 * @experimental
 */
export const SliderQuestion = forwardRef<HTMLDivElement, SliderQuestionProps>(function SliderQuestion(
  { lead, label, headingLevel, ...rest },
  ref,
) {
  const { id } = useSlider();
  return (
    <Question ref={ref} as={headingLevel ? `h${headingLevel}` : 'div'} data-slot="question" {...rest}>
      {/* What the slider is named by. The heading takes an id of the page. */}
      <label id={`${id}-question`} htmlFor={`${id}-range`}>
        {lead ? <Lead>{lead}</Lead> : null}
        {lead ? ' ' : null}
        <Asked>{label}</Asked>
      </label>
    </Question>
  );
});
