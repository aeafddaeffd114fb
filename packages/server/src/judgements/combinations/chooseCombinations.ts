import { isDeepStrictEqual } from 'node:util';
import type { CombinationsSave, CombinationsSaved } from '@credence/api-client';
import {
  carryOver,
  checkCombinations,
  coverageOf,
  type SavedCombination,
  type ListCoverage,
  configurationAt,
  winnerOf,
} from '@credence/bayesnet';
import { type StoredCombination, combinationSets } from '../../database/schema/index.js';
import type { ProgressRow, QuestionedNode } from '../../networks/index.js';
import { asReason } from '../../platform/asReason.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { withoutControls } from '../../platform/withoutControls.js';
import { listAnswers } from '../answers/answers.js';
import { changeNode, type NodeRequest, type LockedNode } from '../changeNode.js';
import { countOpen } from '../questions/countOpen.js';
import { nextOpen } from '../questions/openQuestions.js';
import { countsOf } from '../record/recorded.js';
import { isOfOtherEpoch, revisionOf } from '../revision.js';
import { type CombinationSetRow, findCombinationSet, toCombinations, toStoredNodes } from './combinationSets.js';

export interface CombinationsToSave extends NodeRequest {
  readonly question: QuestionedNode;
  readonly body: CombinationsSave;
  /** The revision that the client loaded; without it, the save overwrites whatever is there. */
  readonly loaded: string | undefined;
}

/** Replaces the decisive combinations of a node and finds the first question that they leave open. */
export async function chooseCombinations(
  services: Pick<Services, 'database' | 'clock'>,
  save: CombinationsToSave,
): Promise<CombinationsSaved> {
  const { user, question, body, loaded } = save;
  const { node, radices } = question;
  refuseOtherParents(question, body);
  const combinations = body.combinations.map(({ 'self-eval': certainty, comment, ...combination }) => ({
    ...combination,
    certainty,
    comment: comment && withoutControls(comment),
  }));
  const checked = checkCombinations(combinations, radices, node.states.length);
  if (checked.problem) throw new ApiError('invalid_combination', asReason(checked.problem));

  return changeNode<CombinationsSaved>(services, save, async (locked) => {
    const { transaction, progress, at } = locked;
    if (!progress.takesCombinations) throw new ApiError('no_combinations');
    const before = await findCombinationSet(transaction, progress);
    if (loaded !== undefined) refuseStale(loaded, progress, before);
    const previous = toCombinations(before?.combinations ?? []);
    const next = carryOver(previous, checked.combinations, progress.revision + 1);
    const answers = await listAnswers(transaction, progress);
    const counted = countOpen(next, radices, answers, progress.asked);
    if (counted === 'budget') throw new ApiError('invalid_combination', { reason: 'uncountable' });

    const open = BigInt(counted.open);
    const counts = { open, closed: progress.columns - open, answered: counted.answered };
    const questions = { progress: { ...progress, ...counts }, radices, combinations: next, userId: user.id };
    const first = await nextOpen(transaction, questions, 0);
    if (first === 'unknown') throw new ApiError('invalid_combination', { reason: 'uncountable' });

    const revision = (before?.revision ?? 0) + 1;
    const stored = next.map((combination) => store(combination, before?.combinations ?? [], { user, at }));
    await putCombinations(locked, { revision, combinations: stored, authorId: user.id });
    return {
      counts,
      event: {
        type: 'combinations_saved',
        metadata: { combinations: stored.length },
        before: before ? { revision: before.revision, combinations: before.combinations } : null,
        after: { revision, combinations: stored, counts: countsOf(counts) },
      },
      answer: {
        success: true,
        nextQuestion: first ?? null,
        superseded: countSuperseded(previous, next, radices, answers),
        coverage: presentCoverage(coverageOf(next, radices)),
        revision: revisionOf(progress.epoch, revision),
      },
    };
  });
}

/** Indexes in `nodes` are meaningful only while client and server agree on the parents. */
function refuseOtherParents({ parents }: QuestionedNode, body: CombinationsSave): void {
  const names = ({ displayName, states }: { displayName: string; states: readonly string[] }) =>
    JSON.stringify([displayName, states]);
  // The owner may have renamed a parent since the client read it.
  const ours = parents.map((parent) => [names(parent), names(parent.file)]);
  const theirs = body.parents.map(({ display_name, vars }) => JSON.stringify([display_name, vars]));
  if (ours.length !== theirs.length || ours.some((parent, index) => !parent.includes(theirs[index] ?? ''))) {
    throw new ApiError('invalid_combination', { reason: 'other-parents' });
  }
}

function refuseStale(loaded: string, { epoch }: ProgressRow, newer: CombinationSetRow | undefined): void {
  if (loaded === revisionOf(epoch, newer?.revision ?? 0)) return;
  if (isOfOtherEpoch(loaded, epoch)) throw new ApiError('node_reset');
  throw new ApiError('stale_revision', { reason: 'combinations' });
}

/**
 * Converts to the stored form. An unchanged combination keeps its author and time; another comment, or other states that
 * were set, have a new author.
 */
function store(
  { number, nodes, value, sequence, exact, touched, standing, certainty, comment }: SavedCombination,
  before: readonly StoredCombination[],
  { user, at }: { user: { id: string }; at: Date },
): StoredCombination {
  const same = before.find(
    (earlier) =>
      earlier.sequence === sequence &&
      JSON.stringify(earlier.nodes) === JSON.stringify(toStoredNodes(nodes)) &&
      isDeepStrictEqual(earlier.touched, touched) &&
      earlier.selfEval === certainty &&
      earlier.comment === comment,
  );
  return {
    number,
    nodes: toStoredNodes(nodes),
    value: [...value],
    ...(exact ? { exact: [...exact] } : {}),
    ...(touched ? { touched: [...touched] } : {}),
    ...(standing === 'cannot_occur' ? { standing } : {}),
    ...(certainty === undefined ? {} : { selfEval: certainty }),
    ...(comment ? { comment } : {}),
    sequence,
    authorId: same?.authorId ?? user.id,
    savedAt: same?.savedAt ?? at.toISOString(),
  };
}

/** The effect of each combination among the others; those too hard to count are left out. */
function presentCoverage({ combinations }: ListCoverage): NonNullable<CombinationsSaved['coverage']> {
  return combinations.flatMap(({ number, covers, wins, shadowedBy }) =>
    wins === undefined
      ? []
      : [{ number, covers, wins, ...(shadowedBy.length > 0 ? { shadowedBy: [...shadowedBy] } : {}) }],
  );
}

/** Counts direct answers that were valid before and are now overridden by a later combination. */
function countSuperseded(
  previous: readonly SavedCombination[],
  next: readonly SavedCombination[],
  radices: readonly number[],
  answers: readonly { readonly iteration: bigint; readonly sequence: number }[],
): number {
  return answers.filter(({ iteration, sequence }) => {
    const configuration = configurationAt(Number(iteration), radices) ?? [];
    const counted = sequence > (winnerOf(previous, configuration)?.sequence ?? -1);
    return counted && sequence < (winnerOf(next, configuration)?.sequence ?? -1);
  }).length;
}

/** Replaces the combinations of a node. The revision counts their saves in the epoch. */
export async function putCombinations(
  { transaction, progress, at }: LockedNode,
  chosen: { revision: number; combinations: StoredCombination[]; authorId: string },
): Promise<void> {
  const { networkId, assessmentId, nodeKey, epoch } = progress;
  const set = { networkId, assessmentId, nodeKey, epoch, ...chosen, savedAt: at };
  await transaction
    .insert(combinationSets)
    .values(set)
    .onConflictDoUpdate({
      target: [combinationSets.networkId, combinationSets.assessmentId, combinationSets.nodeKey, combinationSets.epoch],
      set,
    });
}
