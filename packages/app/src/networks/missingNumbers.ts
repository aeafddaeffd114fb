import type { Text } from '../text/english.js';
import type { MissingNumbers } from './downloadNetwork.js';

/** What the file that was downloaded has no numbers for, or none of ours; undefined if there is nothing. */
export function missingNumbers(
  { incomplete, tooLarge, impossible }: MissingNumbers,
  text: Text['overview'],
): string | undefined {
  const sentences = [
    ...(incomplete > 0 ? [text.incomplete(incomplete)] : []),
    ...(tooLarge > 0 ? [text.tooLarge(tooLarge)] : []),
    ...(impossible.columns > 0 ? [text.impossible(impossible.columns, impossible.nodes)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
