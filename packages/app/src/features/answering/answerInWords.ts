import type { CurrentAnswer } from '@credence/api-client';
import type { Text } from '@credence/text';
import { storedFigures } from './wireShares.js';

/** What an answer or a combination says, inside a sentence: its shares, or that there are none. */
export function answerInWords(
  { sliders, exact, standing = 'answered' }: Pick<CurrentAnswer, 'sliders' | 'exact' | 'standing'>,
  text: Text['question'],
): string {
  return standing === 'answered' ? text.shares(storedFigures({ sliders, exact })) : text.setAside[standing];
}
