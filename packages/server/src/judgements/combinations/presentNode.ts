import type { Combination, NetworkNode, Parent } from '@credence/api-client';
import type { StoredCombination } from '../../database/schema/index.js';
import { type NodeRow, presentDetails, presentVariable, type ProgressRow } from '../../networks/index.js';
import type { AnswerRow } from '../answers/answers.js';
import type { Held } from '../heldBy.js';
import { revisionOf } from '../revision.js';
import type { CombinationSetRow } from './combinationSets.js';

/** A parent in exactly the form in which a combinations save sends it back. */
function presentParent({ displayName, states }: NodeRow): Parent {
  return { display_name: displayName, vars: states };
}

function presentCombination(stored: StoredCombination): Combination {
  const { nodes, value, number, exact, touched, standing, selfEval, comment } = stored;
  return {
    nodes,
    value,
    number,
    ...(exact ? { exact } : {}),
    ...(touched ? { touched } : {}),
    ...(standing ? { standing } : {}),
    ...(selfEval === undefined ? {} : { 'self-eval': selfEval }),
    ...(comment ? { comment } : {}),
  };
}

export function presentNode(parts: {
  node: NodeRow;
  parents: readonly NodeRow[];
  progress: ProgressRow;
  set: CombinationSetRow | undefined;
  /** The direct answers. */
  answers: readonly Pick<AnswerRow, 'iteration' | 'sequence'>[];
  redirect: string | null;
  held: Held;
  /** True if the combinations are too hard to search for the next question. */
  nextUnknown: boolean;
  /** Whether no file can hold the node's table. */
  isTooLarge: boolean;
  pace: number;
}): NetworkNode {
  const { node, parents, progress, set, answers, redirect, held, nextUnknown, isTooLarge, pace } = parts;
  const details = parents.map(presentDetails);
  return {
    node: presentVariable(node),
    parents: parents.map(presentParent),
    combinations: (set?.combinations ?? []).map(presentCombination),
    redirect,
    ...(nextUnknown ? { nextUnknown } : {}),
    revision: revisionOf(progress.epoch, set?.revision ?? 0),
    questions: Number(progress.columns),
    secondsPerQuestion: Math.round(pace * node.states.length * 10) / 10,
    answeredIterations: progress.answered,
    saves: {
      combinations: (set?.combinations ?? []).map(({ sequence }) => sequence),
      answers: answers.map(({ iteration, sequence }) => ({ iteration: Number(iteration), sequence })),
    },
    ...(held.combinationsHeld ? { combinationsHeld: held.combinationsHeld } : {}),
    ...(isTooLarge ? { tooLargeForFile: true } : {}),
    ...(details.some(Boolean) ? { parentDetails: details.map((known) => known ?? {}) } : {}),
  };
}
