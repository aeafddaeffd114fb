import { useText } from '../../text/useText.js';
import type { Item } from './answers.js';
import { Number } from './QuestionnaireScreen.styles.js';

/** What an item asks, with its number. */
export function Question({ item }: { item: Item }) {
  const { questionnaire } = useText();
  return (
    <>
      <Number>{item}</Number> {questionnaire.questions[item]}
    </>
  );
}
