import { useText } from '../../ground/text/useText.js';
import type { QuestionnaireItem } from './answers.js';
import { Asked } from './QuestionnaireScreen.styles.js';

/** The text of an item, with its number. */
export function Question({ item }: { item: QuestionnaireItem }) {
  const { questionnaire } = useText();
  return (
    <Asked>
      <span>{item}</span> <span>{questionnaire.questions[item]}</span>
    </Asked>
  );
}
