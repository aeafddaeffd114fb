/** What the answers to a statement are called. */
export const likertItemLabels = {
  /** The five answers, from 1 to 5. The first and the last are always in sight. */
  words: ['strongly disagree', 'disagree', 'neither agree nor disagree', 'agree', 'strongly agree'],
  /** Name of one answer: its number and its word. */
  answer: (number: string, word: string) => `${number}, ${word}`,
};
