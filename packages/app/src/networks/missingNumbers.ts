import type { Text } from '../text/english.js';
import type { MissingNumbers } from './downloadNetwork.js';

/** Why some nodes have no numbers in the file that was downloaded; undefined if all have. */
export function missingNumbers({ incomplete, tooLarge }: MissingNumbers, text: Text['overview']): string | undefined {
  const sentences = [
    ...(incomplete > 0 ? [text.incomplete(incomplete)] : []),
    ...(tooLarge > 0 ? [text.tooLarge(tooLarge)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
