import type { AnswerField, AnswerParticulars } from '@credence/bayesnet';
import { recordedOf } from '../answers/answerFields.js';
import type { AnswerRow } from '../answers/answers.js';

/** An answer, or a question set aside, as stored in the event of its save. */
export interface AnswerState extends Readonly<AnswerParticulars> {
  readonly sliders: number[];
  readonly selfEval: number | null;
  readonly comment: string;
  /** How long its author had the page in view for this save. Left out where it was restored. */
  readonly seconds?: number;
  readonly authorId: string;
  /** How long its author had the page in view for the answer, over all saves. */
  readonly secondsInAll?: number;
  /** Number of saves of the question in its epoch. */
  readonly revision: number;
  /** The node's revision with it. */
  readonly sequence?: number;
  /** ISO. */
  readonly savedAt: string;
}

type Saved = Pick<
  AnswerRow,
  'sliders' | 'selfEval' | 'comment' | Exclude<AnswerField, 'standing'> | 'authorId' | 'revision' | 'savedAt'
> & {
  readonly standing: AnswerState['standing'] | null;
};

/** An answer as the event of its save has it. */
export const stateOf = ({
  sliders,
  selfEval,
  comment,
  authorId,
  revision,
  savedAt,
  ...recorded
}: Saved): AnswerState => ({
  sliders,
  selfEval,
  comment,
  ...recordedOf(recorded),
  authorId,
  revision,
  savedAt: savedAt.toISOString(),
});
