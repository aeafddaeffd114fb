import type { AnswerSave } from '@credence/api-client';
import { exactToKeep, TIMER_LIMIT } from '@credence/bayesnet';
import type { ProgressRow } from '../../networks/index.js';
import { type AnswerState, stateOf } from '../record/answerState.js';
import { type FieldsOfRow, fieldsOfRow } from './answerFields.js';
import type { AnswerRow } from './answers.js';
import type { SetAsideRow } from './setAside.js';

/** An answer replaces what its author had set aside, and what is set aside withdraws the person's own answer. */
export type QuestionChange = { readonly answer: AnswerRow } | { readonly setAside: SetAsideRow };

/** What a save makes of its question. */
export interface SaveOutcome {
  readonly change: QuestionChange;
  /** How many questions it closes: -1 if it opens this one again. */
  readonly closes: 1 | 0 | -1;
  /** The question's revision afterwards; 0 if no answer is left. */
  readonly revision: number;
  /** The answer that it replaces or withdraws. */
  readonly before: AnswerState | null;
  readonly after: AnswerState;
}

interface Save {
  readonly answer: AnswerSave;
  readonly iteration: number;
  readonly userId: string;
  readonly at: Date;
  /** Whether it brings back an earlier answer, for which nobody looked at the question. */
  readonly isRestored: boolean;
  /** Whether a combination decides the question. */
  readonly isDecided: boolean;
}

/** What is there before. */
interface Found {
  readonly progress: ProgressRow;
  readonly answer: AnswerRow | null;
  /** Number of saves of the question up to the last time that somebody set it aside; null if nobody did. */
  readonly setAsideRevision: number | null;
}

/** What a save makes of its question: an answer, or a question that its author set aside. */
export const outcomeOf = (found: Found, save: Save): SaveOutcome =>
  save.answer.standing === 'not_my_field' ? setAside(found, save) : answered(found, save, save.answer.standing);

function answered(found: Found, save: Save, standing: AnswerRow['standing'] | undefined): SaveOutcome {
  const { progress, answer: earlier } = found;
  const { answer, iteration, userId, at, isDecided } = save;
  const { networkId, assessmentId, nodeKey, epoch } = progress;
  // What somebody else took for theirs is not this person's time.
  const before = earlier?.authorId === userId ? earlier.seconds : 0;
  const row: AnswerRow = {
    networkId,
    assessmentId,
    nodeKey,
    epoch,
    iteration: BigInt(iteration),
    ...stored(answer),
    standing: standing ?? null,
    seconds: Math.min(before + secondsOf(answer), 2 ** 31 - 1),
    authorId: userId,
    sequence: progress.revision + 1,
    revision: nextRevision(found),
    savedAt: at,
  };
  return {
    change: { answer: row },
    closes: earlier || isDecided ? 0 : 1,
    revision: row.revision,
    before: earlier && stateOf(earlier),
    after: { ...stateOf(row), ...timeOf(save), secondsInAll: row.seconds, sequence: row.sequence },
  };
}

/** The question stays as it is for everybody else. Only an answer of the person's own is withdrawn. */
function setAside(found: Found, save: Save): SaveOutcome {
  const { answer, iteration, userId, at, isDecided } = save;
  const { networkId, assessmentId, nodeKey, epoch } = found.progress;
  const own = found.answer?.authorId === userId ? found.answer : null;
  const revision = nextRevision(found);
  return {
    change: {
      setAside: {
        networkId,
        assessmentId,
        nodeKey,
        epoch,
        iteration: BigInt(iteration),
        userId,
        revision,
        savedAt: at,
      },
    },
    closes: own && !isDecided ? -1 : 0,
    revision: own ? 0 : (found.answer?.revision ?? 0),
    before: own && stateOf(own),
    after: {
      ...stateOf({ ...stored(answer), standing: 'not_my_field', authorId: userId, revision, savedAt: at }),
      ...timeOf(save),
    },
  };
}

/** The seconds of this one visit. */
export const secondsOf = ({ timer }: Pick<AnswerSave, 'timer'>) => Math.min(timer, TIMER_LIMIT);

const timeOf = ({ answer, isRestored }: Save): Pick<AnswerState, 'seconds'> =>
  isRestored ? {} : { seconds: secondsOf(answer) };

/** Never one that the question had before, also after its answer was withdrawn. */
const nextRevision = ({ answer, setAsideRevision }: Found) =>
  Math.max(answer?.revision ?? 0, setAsideRevision ?? 0) + 1;

const stored = (answer: AnswerSave): Pick<AnswerRow, 'sliders' | 'selfEval' | 'comment'> & FieldsOfRow => ({
  ...fieldsOfRow({
    ...answer,
    exact: answer.exact && exactToKeep(answer.sliders, answer.exact) ? answer.exact : null,
    reason: answer.reason?.trim(),
  }),
  sliders: answer.sliders,
  selfEval: answer['self-eval'],
  comment: answer.comment,
});
