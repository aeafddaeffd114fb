import type { likertItemLabels } from './likertItem.labels.js';

/** Wie die Antworten auf eine Aussage heißen. */
export const likertItemLabelsDe: typeof likertItemLabels = {
  words: ['stimme gar nicht zu', 'stimme nicht zu', 'teils, teils', 'stimme zu', 'stimme voll zu'],
  answer: (number, word) => `${number}, ${word}`,
};
