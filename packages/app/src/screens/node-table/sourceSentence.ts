import type { PastAnswer } from '@credence/api-client';
import { dateFormat } from '@credence/text';
import type { Text } from '@credence/text';
import type { ColumnBasis } from '../../features/inference/workingModel.js';

type Words = Pick<Text, 'common' | 'earlierAnswers' | 'nodeTable'>;

/** Who decided a column, when, and how certain they were; undefined if nobody did. */
export function sourceSentence(
  { basis, certainty, standing }: ColumnBasis,
  answer: PastAnswer | undefined,
  reader: string | undefined,
  { common, earlierAnswers, nodeTable: text }: Words,
): string | undefined {
  const said = standing === 'cannot_occur';
  const who = answer && whoAndWhen(answer, reader, { common, earlierAnswers });
  if (said) return [who, text.cannotOccur].filter(Boolean).join(' · ');
  if (basis === 'file') return text.fromFile;
  if (basis !== 'answered') return undefined;
  const known = certainty === undefined ? [] : [earlierAnswers.certainty[certainty]];
  return [who ?? text.byAnswer, ...known].join(' · ');
}

function whoAndWhen(
  { username, savedAt }: PastAnswer,
  reader: string | undefined,
  { common, earlierAnswers }: Pick<Words, 'common' | 'earlierAnswers'>,
): string {
  const own = username !== null && username === reader;
  const who = own ? earlierAnswers.you : (username ?? common.formerUser);
  return `${who}, ${dateFormat(common.dates).format(new Date(savedAt))}`;
}
