/** The message while a question of the questionnaire is unanswered. */
export const unansweredSentence = 'Please answer all questions before submitting.';

/** Explains why an item of the questionnaire is refused, for the person who filled it in. */
export function questionnaireSentence(item: number, keyword: string): string {
  if (keyword === 'required' || keyword === 'minLength') return unansweredSentence;
  if (item <= 7) return `Question ${item}: please choose a number from 1 to 5.`;
  if (item >= 12) return `Question ${item}: please choose one of the answers.`;
  return keyword === 'maxLength'
    ? `Question ${item}: please use at most 10,000 characters.`
    : `Question ${item}: please answer in words.`;
}
