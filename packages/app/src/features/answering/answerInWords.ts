import type { CurrentAnswer } from '@credence/api-client';
import { sharesOf } from '@credence/ui';
import type { Text } from '@credence/text';
import { sharesFrom } from './wireShares.js';

/** What an answer or a combination says, inside a sentence: its shares, or that there are none. */
export function answerInWords(
  { sliders, exact, standing = 'answered' }: Pick<CurrentAnswer, 'sliders' | 'exact' | 'standing'>,
  text: Text['question'],
): string {
  return standing === 'answered' ? text.shares(sharesOf(sharesFrom({ sliders, exact }))) : text.setAside[standing];
}
