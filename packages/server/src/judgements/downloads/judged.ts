import {
  type AnswerParticulars,
  configurationAt,
  decide,
  type ExactShares,
  type GivingField,
  type SavedCombination,
  type AnswerStanding,
} from '@credence/bayesnet';
import type { StoredCombination } from '../../database/schema/index.js';
import type { NodeRow } from '../../networks/index.js';
import { type AnswerRow, judgementOf } from '../answers/answers.js';
import type { SetAsideRow } from '../answers/setAside.js';
import { toCombinations } from '../combinations/combinationSets.js';
import { type AnswerAsGiven, type CombinationAsGiven, identityOf } from './givenAnswers.js';

/** All that was ever said of one node, and what of it stands. */
export interface AnsweredNode {
  readonly node: NodeRow;
  /** In the order of its table. */
  readonly parents: readonly NodeRow[];
  /** The epochs that count: answers of another one were taken out by a reset. */
  readonly epochs: ReadonlySet<number>;
  /** Everything that was given, in the order of questions and time. */
  readonly given: readonly AnswerAsGiven[];
  readonly chosen: readonly CombinationAsGiven[];
  /** What stands now. */
  readonly answers: readonly AnswerRow[];
  readonly combinations: readonly StoredCombination[];
  readonly setAside: readonly SetAsideRow[];
}

/** What an answer gave way to. */
export type OvertakenBy = 'answer' | 'combination' | 'reset' | 'withdrawal';

/** What one person said of one question, or of all that a combination matches. */
export interface Judged extends Readonly<Pick<AnswerParticulars, GivingField>> {
  readonly question?: number;
  /** The combination's number. */
  readonly number?: number;
  /** The state of each parent; undefined where a combination leaves it open. */
  readonly states: readonly (number | undefined)[];
  /** Whether it is the combination for all that no other decides. */
  readonly isRest?: boolean;
  readonly given?: readonly number[];
  readonly certainty?: number | null | undefined;
  readonly comment?: string | undefined;
  readonly authorId: string;
  readonly time: string;
  readonly seconds?: number | null;
  readonly standing?: AnswerStanding | undefined;
  readonly exact?: ExactShares | undefined;
  readonly touched?: readonly boolean[] | undefined;
  /** Undefined for what counts. */
  readonly overtakenBy?: OvertakenBy | undefined;
}

/** All judgements of a node, each with whether it counts: its combinations, then its questions. */
export function* judgedOf(node: AnsweredNode): Generator<Judged> {
  const present = new Map(node.combinations.map((combination) => [identityOf(combination), combination]));
  for (const combination of node.combinations) yield ofCombination(node, combination, undefined);
  for (const { epoch, combination } of node.chosen) {
    const isOfReset = !node.epochs.has(epoch);
    if (!isOfReset && present.has(identityOf(combination))) continue;
    yield ofCombination(node, combination, isOfReset ? 'reset' : 'combination');
  }
  const combinations = toCombinations(node.combinations);
  const radices = node.parents.map(({ states }) => states.length);
  const standing = new Map(node.answers.map((answer) => [answer.iteration, answer]));
  for (const answer of node.given) {
    const states = configurationAt(Number(answer.iteration), radices) ?? [];
    yield ofAnswer(answer, states, whatOvertook(answer, states, node, { combinations, standing }));
  }
}

function ofCombination(
  { parents }: AnsweredNode,
  { number, nodes, value, selfEval, comment, authorId, savedAt, standing, exact, touched }: StoredCombination,
  overtakenBy: OvertakenBy | undefined,
): Judged {
  return {
    number,
    states: parents.map((_, parent) => (nodes === -1 ? undefined : nodes[parent])),
    isRest: nodes === -1,
    given: value,
    certainty: selfEval,
    comment,
    authorId,
    time: savedAt,
    standing,
    exact,
    touched,
    overtakenBy,
  };
}

function ofAnswer(answer: AnswerAsGiven, states: readonly number[], overtakenBy: OvertakenBy | undefined): Judged {
  const { iteration, sliders, selfEval, savedAt, standing, ...said } = answer;
  const isAnswer = standing === undefined || standing === 'answered';
  return {
    ...said,
    question: Number(iteration),
    states,
    given: sliders,
    // Nobody is asked for it where there are no numbers; the wire holds one all the same.
    certainty: isAnswer ? selfEval : undefined,
    time: savedAt,
    standing,
    overtakenBy,
  };
}

/** Why a given answer does not count; undefined if it does. */
function whatOvertook(
  { epoch, iteration, revision, authorId, standing: said, origin }: AnswerAsGiven,
  states: readonly number[],
  node: AnsweredNode,
  { combinations, standing }: { combinations: readonly SavedCombination[]; standing: ReadonlyMap<bigint, AnswerRow> },
): OvertakenBy | undefined {
  // Numbers that were adopted are taken out again without a reset.
  if (!node.epochs.has(epoch)) return origin === 'adopted' ? 'withdrawal' : 'reset';
  if (said === 'not_my_field') {
    const stands = node.setAside.some(
      (row) => row.iteration === iteration && row.userId === authorId && row.revision === revision,
    );
    return stands ? undefined : 'answer';
  }
  const answer = standing.get(iteration);
  if (!answer || answer.revision < revision) return 'withdrawal';
  if (answer.revision > revision) return 'answer';
  const decision = decide(states, combinations, { ...judgementOf(answer), sequence: answer.sequence });
  return decision?.by === 'answer' ? undefined : 'combination';
}
