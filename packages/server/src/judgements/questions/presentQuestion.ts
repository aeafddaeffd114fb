import type { ParentValue, Question } from '@credence/api-client';
import { percentDone, type SavedCombination } from '@credence/bayesnet';
import {
  minutesLeft,
  type NodeRow,
  presentDetails,
  presentVariable,
  type ProgressRow,
  type QuestionedNode,
} from '../../networks/index.js';
import { recordedOf } from '../answers/answerFields.js';
import type { AnswerRow } from '../answers/answers.js';
import { certaintyOf } from '../answers/certaintyOf.js';
import type { Held } from '../heldBy.js';
import type { Following } from './openQuestions.js';
import { presentDecision } from './presentDecision.js';
import { questionRevision } from './questionRevision.js';

/** The data of one question. */
export interface QuestionParts extends Pick<QuestionedNode, 'node' | 'parents'> {
  readonly progress: ProgressRow;
  readonly iteration: number;
  readonly configuration: readonly number[];
  /** The question that the reader comes from, or the nearest answered one before this. */
  readonly comparedWith: number | undefined;
  /** The configuration to compare this one with. */
  readonly configurationBefore: readonly number[] | undefined;
  readonly previous: number | undefined;
  /** The next open question or, in a finished node, the next to review. */
  readonly next: Following;
  /** The question's place among those that are asked, in their order; undefined if it is not, or they are too many to list. */
  readonly place: { readonly number: number; readonly of: number } | undefined;
  readonly answer: AnswerRow | undefined;
  /** Whether it is open and the reader set it aside. */
  readonly isSetAside: boolean;
  /** The combination that decides this configuration. */
  readonly winner: SavedCombination | undefined;
  /** True if the combination is later than the answer. */
  readonly decided: boolean;
  /** Who gave the answer that counts, if the reader did not. */
  readonly author: Question['author'] | undefined;
  readonly pace: number;
  /** Whether the reader may write what the node means. */
  readonly mayExplain: boolean;
  /** Why the question takes no answer now, or no combination; empty if it does. */
  readonly held: Held;
  /** Whether the study's protocol lets sliders begin blank. */
  readonly startsBlank: boolean;
  /** Whether the file has other tables of the node for later time steps. */
  readonly firstTimeStep: boolean;
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
    configurationBefore: before,
    previous,
    next,
    answer,
    winner,
    decided,
    pace,
  } = parts;
  const changes = configuration.map((state, parent) => before !== undefined && before[parent] !== state);
  // Of a superseded answer, only the revision is shown.
  const counting = decided ? undefined : answer;
  const stored = decided ? winner?.value : answer?.sliders;
  const certainty = counting && certaintyOf(counting);
  return {
    node: presentVariable(node),
    parents: parents.map((parent, index) =>
      presentParentValue(parent, configuration[index] ?? -1, changes[index] ? before?.[index] : undefined),
    ),
    changes,
    currentValues: stored ? [...stored] : node.states.map(() => START),
    currentIteration: iteration,
    ...(comparedWith === undefined ? {} : { comparedWith }),
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
    ...saidBeside(parts),
    ...(parts.place ? { question: { ...parts.place } } : {}),
    ...parts.held,
    ...(parts.startsBlank ? { start: 'blank' } : {}),
    ...(parts.firstTimeStep ? { firstTimeStep: true } : {}),
    ...(parts.author ? { author: parts.author } : {}),
    ...(parts.mayExplain ? { mayExplain: true } : {}),
    ...(winner ? { decidedBy: presentDecision(winner) } : {}),
  };
}

/** What was said beside the values: with the answer, or by the combination that decides instead of it. */
function saidBeside({
  decided,
  winner,
  answer,
  isSetAside,
}: QuestionParts): Pick<Question, 'exact' | 'touched' | 'standing'> {
  if (isSetAside) return { standing: 'not_my_field' };
  if (!decided) return recordedOf(answer ?? {});
  const { exact, touched, standing } = winner ?? {};
  return recordedOf({ exact: exact && [...exact], touched: touched && [...touched], standing });
}

/** A parent in the state that it has in this question, and in the one it had before. */
function presentParentValue(parent: NodeRow, state: number, previous: number | undefined): ParentValue {
  const { meaning, unit, states } = presentDetails(parent) ?? {};
  const details = states?.[state];
  const before = previous === undefined ? undefined : parent.states[previous];
  const detailsBefore = previous === undefined ? undefined : states?.[previous];
  return {
    display_name: parent.displayName,
    value: parent.states[state] ?? '',
    ...(before === undefined ? {} : { previous: before }),
    ...(meaning ? { meaning } : {}),
    ...(unit ? { unit } : {}),
    ...(details ? { state: details } : {}),
    ...(detailsBefore ? { previousState: detailsBefore } : {}),
  };
}
