import { limits } from '@credence/bayesnet';
import type { Text } from '@credence/text';
import type { MissingNumbers } from './downloadNetwork.js';

const MEGABYTE = 1024 ** 2;

/** What the file that was downloaded has no numbers for, or none of ours, and what cannot be done with it; undefined if there is nothing. */
export function missingNumbers(
  { incomplete, tooLarge, impossible, beyondUpload }: MissingNumbers,
  text: Text['overview'],
): string | undefined {
  const sentences = [
    ...(incomplete > 0 ? [text.incomplete(incomplete)] : []),
    ...(tooLarge > 0 ? [text.tooLarge(tooLarge)] : []),
    ...(impossible.columns > 0 ? [text.impossible(impossible.columns, impossible.nodes)] : []),
    ...(beyondUpload === undefined ? [] : [text.beyondUpload(beyondUpload / MEGABYTE, limits.bytes / MEGABYTE)]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
