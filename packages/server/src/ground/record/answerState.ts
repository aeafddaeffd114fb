import type { AnswerOrigin } from '@credence/api-client';
import type { AnswerStanding } from '@credence/bayesnet';
import type { AnswerRow } from '../questions/answers.js';
import { recordedOf } from './recordedOf.js';

/** An answer, or a question set aside, as stored in the event of its save. */
export interface AnswerState {
  readonly sliders: number[];
  /** Left out where whole percents say it all. */
  readonly exact?: (number | null)[];
  readonly touched?: boolean[];
  readonly standing?: AnswerStanding;
  readonly origin?: AnswerOrigin;
  readonly takenFrom?: number;
  readonly certaintyFrom?: number;
  readonly reason?: string;
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

type Recorded = 'exact' | 'touched' | 'origin' | 'takenFrom' | 'certaintyFrom' | 'reason';
type Saved = Pick<AnswerRow, 'sliders' | 'selfEval' | 'comment' | Recorded | 'authorId' | 'revision' | 'savedAt'> & {
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
