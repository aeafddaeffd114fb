import { useText } from '../../ground/text/useText.js';
import type { Item } from './answers.js';
import { Asked } from './QuestionnaireScreen.styles.js';

/** The text of an item, with its number. */
export function Question({ item }: { item: Item }) {
  const { questionnaire } = useText();
  return (
    <Asked>
      <span>{item}</span> <span>{questionnaire.questions[item]}</span>
    </Asked>
  );
}
