import type { CombinationsSave, CombinationsSaved } from '@credence/api-client';
import {
  budgetSentence,
  carryOver,
  checkCombinations,
  configurationAt,
  coverageOf,
  type SavedCombination,
  winnerOf,
} from '@credence/bayesnet';
import type { Transaction } from '../../database/database.js';
import type { StoredCombination } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { combinationSentences } from './combinationSentences.js';
import { presentCoverage } from './presentCoverage.js';
import { type AnswerRow, listAnswers } from '../../ground/questions/answers.js';
import {
  findCombinationSet,
  putCombinationSet,
  toCombinations,
  toStoredNodes,
} from '../../ground/questions/combinationSets.js';
import { recordEvent } from '../../ground/events/events.js';
import { lockProgress, type ProgressRow, updateProgress } from '../../ground/nodes/progress.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { countOpen } from '../../ground/questions/countOpen.js';
import type { QuestionedNode } from '../../ground/nodes/requireNode.js';
import { nextOpen } from '../../ground/questions/openQuestions.js';
import { earlierAnswer, kept, type RepeatableRequest } from '../../ground/nodes/repeatedRequest.js';
import { isOfOtherEpoch, revisionOf } from '../../ground/nodes/revision.js';
import { touchNetwork } from '../../ground/nodes/touchNetwork.js';

export interface CombinationsToSave {
  readonly user: UserRow;
  readonly question: QuestionedNode;
  readonly body: CombinationsSave;
  readonly loaded: string | undefined;
  readonly request: RepeatableRequest;
}

/** Saves the decisive combinations of a node in place of those before, and finds the first question that they leave. */
export async function saveCombinations(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { user, question, body, loaded, request }: CombinationsToSave,
): Promise<CombinationsSaved> {
  const { network, node, radices } = question;
  refuseOtherParents(question, body);
  const checked = checkCombinations(body.combinations, radices, node.states.length);
  if (checked.problem) throw new ApiError('invalid_combination', { message: combinationSentences(checked.problem) });

  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as CombinationsSaved;

    const before = await findCombinationSet(transaction, progress);
    if (loaded !== undefined && loaded !== revisionOf(progress.epoch, before?.revision ?? 0)) {
      if (isOfOtherEpoch(loaded, progress.epoch)) throw new ApiError('node_reset');
      throw new ApiError('stale_revision', {
        message: 'Somebody saved other combinations meanwhile. Load the page again.',
      });
    }
    const at = clock.now();
    const previous = toCombinations(before?.combinations ?? []);
    const next = carryOver(previous, checked.combinations, progress.revision + 1);
    const answers = await listAnswers(transaction, progress);
    const counted = countOpen(next, radices, answers);
    if (counted === 'budget') throw new ApiError('invalid_combination', { message: budgetSentence });

    const after: ProgressRow = {
      ...progress,
      revision: progress.revision + 1,
      open: BigInt(counted.open),
      closed: progress.columns - BigInt(counted.open),
      answered: counted.answered,
      modifiedAt: at,
    };
    const revision = (before?.revision ?? 0) + 1;
    const stored = next.map((combination) => store(combination, before?.combinations ?? [], { user, at }));
    await putCombinationSet(transaction, {
      networkId: network.id,
      assessmentId: progress.assessmentId,
      nodeKey: node.key,
      epoch: progress.epoch,
      revision,
      combinations: stored,
      authorId: user.id,
      savedAt: at,
    });
    await updateProgress(transaction, progress, after);
    await touchNetwork(transaction, network.id, user, at);

    const first = await nextOpen(transaction, { progress: after, radices, combinations: next }, 0);
    if (first === 'unknown') throw new ApiError('invalid_combination', { message: budgetSentence });

    const saved: CombinationsSaved = {
      success: true,
      nextQuestion: first ?? null,
      superseded: countSuperseded(previous, next, radices, answers),
      coverage: presentCoverage(coverageOf(next, radices)),
      revision: revisionOf(progress.epoch, revision),
    };
    await record(transaction, {
      user,
      question,
      request,
      progress,
      at,
      saved,
      before: before?.combinations ?? null,
      after: stored,
    });
    return saved;
  });
}

/** Indexes in `nodes` have a meaning only while client and server agree on the parents. */
function refuseOtherParents({ parents }: QuestionedNode, body: CombinationsSave): void {
  const ours = parents.map(({ displayName, states }) => JSON.stringify([displayName, states]));
  const theirs = body.parents.map(({ display_name, vars }) => JSON.stringify([display_name, vars]));
  if (ours.length !== theirs.length || ours.some((parent, index) => parent !== theirs[index])) {
    throw new ApiError('invalid_combination', {
      message: 'The parents are not those of this node. Load the page again.',
    });
  }
}

function store(
  { number, nodes, value, sequence }: SavedCombination,
  before: readonly StoredCombination[],
  { user, at }: { user: UserRow; at: Date },
): StoredCombination {
  const same = before.find(
    (earlier) =>
      earlier.sequence === sequence && JSON.stringify(earlier.nodes) === JSON.stringify(toStoredNodes(nodes)),
  );
  return {
    number,
    nodes: toStoredNodes(nodes),
    value: [...value],
    sequence,
    authorId: same?.authorId ?? user.id,
    savedAt: same?.savedAt ?? at.toISOString(),
  };
}

/** Direct answers that counted before and are decided by a later combination now. */
function countSuperseded(
  previous: readonly SavedCombination[],
  next: readonly SavedCombination[],
  radices: readonly number[],
  answers: readonly AnswerRow[],
): number {
  return answers.filter(({ iteration, sequence }) => {
    const configuration = configurationAt(Number(iteration), radices) ?? [];
    const counted = sequence > (winnerOf(previous, configuration)?.sequence ?? -1);
    return counted && sequence < (winnerOf(next, configuration)?.sequence ?? -1);
  }).length;
}

async function record(
  transaction: Transaction,
  given: {
    user: UserRow;
    question: QuestionedNode;
    request: RepeatableRequest;
    progress: ProgressRow;
    at: Date;
    saved: CombinationsSaved;
    before: readonly StoredCombination[] | null;
    after: readonly StoredCombination[];
  },
): Promise<void> {
  const { user, question, request, progress, at, saved, before, after } = given;
  await recordEvent(transaction, {
    type: 'combinations_saved',
    at,
    actor: user,
    networkId: question.network.id,
    assessmentId: progress.assessmentId,
    nodeKey: question.node.key,
    epoch: progress.epoch,
    metadata: { combinations: after.length },
    before,
    after,
    ...kept(request, saved),
  });
}
