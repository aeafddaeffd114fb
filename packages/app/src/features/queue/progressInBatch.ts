import { BATCH } from '@credence/bayesnet';
import type { QuestionProgress } from '@credence/ui';
import type { Text } from '@credence/text';
import type { Queued } from './queuedAt.js';

/** How far the batch is. */
export const progressInBatch = (
  { number, total, minutes }: Queued,
  { queued }: Pick<Text['question'], 'queued'>,
): QuestionProgress => ({
  percent: ((number - 1) / total) * 100,
  minutesLeft: minutes,
  question: { number, total },
  // A shorter batch has all that is open.
  ...(total < BATCH ? {} : { then: queued.then }),
});
