import type { ParentValue, Question } from '@credence/api-client';
import { percentDone, type SavedCombination } from '@credence/bayesnet';
import type { ProgressRow } from '../../ground/nodes/progress.js';
import type { QuestionedNode } from '../../ground/nodes/requireNode.js';
import type { AnswerRow } from '../../ground/questions/answers.js';
import { minutesLeft } from '../../ground/questions/minutesLeft.js';
import type { Following } from '../../ground/questions/openQuestions.js';
import { certaintyOf } from './certaintyOf.js';
import { presentDecision } from './presentDecision.js';
import { questionRevision } from './questionRevision.js';

/** The data of one question. */
export interface QuestionParts extends QuestionedNode {
  readonly progress: ProgressRow;
  readonly iteration: number;
  readonly configuration: readonly number[];
  /** The configuration to compare this one with. */
  readonly comparedWith: readonly number[] | undefined;
  readonly previous: number | undefined;
  /** The next open question or, in a finished node, the next to review. */
  readonly next: Following;
  /** The question's position in the node; undefined if there are too many to list. */
  readonly place: { readonly number: number; readonly of: number } | undefined;
  readonly answer: AnswerRow | undefined;
  /** The combination that decides this configuration. */
  readonly winner: SavedCombination | undefined;
  /** True if the combination is later than the answer. */
  readonly decided: boolean;
  readonly pace: number;
}

const START = 50;

export function presentQuestion(parts: QuestionParts): Question {
  const {
    node,
    parents,
    progress,
    iteration,
    configuration,
    comparedWith,
    previous,
    next,
    answer,
    winner,
    decided,
    pace,
  } = parts;
  const changes = configuration.map((state, parent) => comparedWith !== undefined && comparedWith[parent] !== state);
  // Of a superseded answer, only the revision is shown.
  const counting = decided ? undefined : answer;
  const stored = decided ? winner?.value : answer?.sliders;
  const certainty = counting && certaintyOf(counting);
  return {
    node: { id: node.key, display_name: node.displayName, vars: node.states },
    parents: parents.map((parent, index): ParentValue => {
      const before = changes[index] ? parent.states[comparedWith?.[index] ?? -1] : undefined;
      return {
        display_name: parent.displayName,
        value: parent.states[configuration[index] ?? -1] ?? '',
        ...(before === undefined ? {} : { previous: before }),
      };
    }),
    changes,
    currentValues: stored ? [...stored] : node.states.map(() => START),
    currentIteration: iteration,
    previousIteration: previous ?? null,
    nextIteration: typeof next === 'number' ? next : null,
    isLastIteration: next === undefined,
    ...(next === 'unknown' ? { nextUnknown: true } : {}),
    percentCompleted: percentDone(Number(progress.closed), Number(progress.columns)),
    timeRemaining: minutesLeft(progress.open, node.states.length, pace),
    answered: counting !== undefined,
    revision: questionRevision({ epoch: progress.epoch, answer, winner }),
    questionsLeft: Number(progress.open),
    ...(counting ? { comment: counting.comment } : {}),
    ...(certainty === undefined ? {} : { 'self-eval': certainty }),
    ...numberOf(parts),
    ...(winner ? { decidedBy: presentDecision(winner) } : {}),
  };
}

/**
 * The question's number, for open questions, where people see all answered ones as coming before it, and in a review of
 * a finished node, where it is the position in the order.
 */
function numberOf({ progress, answer, winner, place }: QuestionParts): Pick<Question, 'question'> {
  if (progress.open === 0n) return place ? { question: { ...place } } : {};
  if (answer || winner) return {};
  return { question: { number: progress.answered + 1, of: Number(progress.open) + progress.answered } };
}
