import {
  configurationAt,
  decide,
  decimalsOf,
  distributionOf,
  type ExactShares,
  isAnswered,
  type SavedCombination,
  type Standing,
} from '@credence/bayesnet';
import type { StoredCombination } from '../../database/schema/index.js';
import type { NodeRow } from '../../ground/nodes/nodes.js';
import { type AnswerRow, judgementOf } from '../../ground/questions/answers.js';
import { toCombinations } from '../../ground/questions/combinationSets.js';
import type { SetAsideRow } from '../../ground/questions/setAside.js';
import { type Cell, toCsv } from './csv.js';

/** What was answered of one node. */
export interface AnsweredNode {
  readonly node: NodeRow;
  /** In the order of its table. */
  readonly parents: readonly NodeRow[];
  readonly answers: readonly AnswerRow[];
  readonly combinations: readonly StoredCombination[];
  readonly setAside: readonly SetAsideRow[];
}

const head = [
  'node',
  'node_name',
  'question',
  'combination',
  'parents',
  'state',
  'given',
  'share',
  'superseded',
  'certainty',
  'comment',
  'author',
  'time',
  'seconds',
  'standing',
  'exact_ppm',
  'touched',
];

/**
 * Every answer and combination that counts, and every question that somebody set aside, one line for each state of the
 * node. `given` is what was entered, 1 to 99, `share` the probability that the file gets; both are empty where no numbers
 * were given. Nodes, parents and states are called as in the file.
 * @param names usernames by account
 */
export function answersCsv(nodes: readonly AnsweredNode[], names: ReadonlyMap<string, string>): Buffer {
  return toCsv(allRows(nodes, names));
}

function* allRows(nodes: readonly AnsweredNode[], names: ReadonlyMap<string, string>): Generator<readonly Cell[]> {
  yield head;
  for (const node of nodes) {
    const combinations = toCombinations(node.combinations);
    for (const [at, stored] of node.combinations.entries()) {
      const { value: given, authorId, savedAt, selfEval: certainty } = stored;
      const chosen = parentsOf(node, combinations[at]);
      yield* stateRows(node, { ...stored, given, certainty, chosen, author: names.get(authorId), time: savedAt });
    }
    for (const answer of [...node.answers].sort((a, b) => Number(a.iteration - b.iteration))) {
      yield* stateRows(node, ofAnswer(node, answer, combinations, names));
    }
    for (const { iteration, userId, savedAt } of node.setAside) {
      const question = Number(iteration);
      const [author, time] = [names.get(userId), savedAt.toISOString()];
      const chosen = namesOf(node, configurationOf(node, question));
      yield* stateRows(node, { question, chosen, author, time, standing: 'not_my_field' });
    }
  }
}

function ofAnswer(
  node: AnsweredNode,
  answer: AnswerRow,
  combinations: readonly SavedCombination[],
  names: ReadonlyMap<string, string>,
): Judged {
  const question = Number(answer.iteration);
  const configuration = configurationOf(node, question);
  const decision = decide(configuration, combinations, { ...judgementOf(answer), sequence: answer.sequence });
  return {
    question,
    chosen: namesOf(node, configuration),
    given: answer.sliders,
    superseded: decision?.by !== 'answer',
    certainty: answer.selfEval,
    comment: answer.comment,
    author: names.get(answer.authorId),
    time: answer.savedAt.toISOString(),
    seconds: answer.seconds,
    standing: answer.standing,
    exact: answer.exact,
    touched: answer.touched,
  };
}

/** What one person said of one question, or of all that a combination matches. */
interface Judged {
  readonly question?: number;
  /** The combination's number. */
  readonly number?: number;
  /** The states of the parents, in words. */
  readonly chosen: string;
  readonly given?: readonly number[];
  readonly superseded?: boolean;
  readonly certainty?: number | null | undefined;
  readonly comment?: string;
  readonly author: string | undefined;
  readonly time: string;
  readonly seconds?: number;
  readonly standing?: Standing | null;
  readonly exact?: ExactShares | null;
  readonly touched?: readonly boolean[] | null;
}

function* stateRows({ node }: AnsweredNode, judged: Judged): Generator<readonly Cell[]> {
  const { question, number, chosen, superseded, certainty, comment, author, time, seconds, touched } = judged;
  const standing = judged.standing ?? 'answered';
  // What was set before there turned out to be no numbers is none.
  const { given, exact } = isAnswered({ standing }) ? judged : {};
  const shares = given && decimalsOf(distributionOf(given, exact ?? undefined));
  for (const [at, state] of node.states.entries()) {
    const share = shares?.[at] === undefined ? undefined : Number(shares[at]);
    yield [
      ...[node.fileId, node.displayName, question, number, chosen, state, given?.[at], share],
      ...[superseded ? 'yes' : undefined, certainty ?? undefined, comment, author, time, seconds],
      ...[standing, exact?.[at] ?? undefined, touched?.[at] === undefined ? undefined : touched[at] ? 'yes' : 'no'],
    ];
  }
}

function parentsOf(node: AnsweredNode, combination: SavedCombination | undefined): string {
  if (!combination || combination.nodes === 'rest') return '(all remaining)';
  return [...combination.nodes].map(([parent, state]) => nameOf(node.parents[parent], state)).join('; ');
}

const configurationOf = ({ parents }: AnsweredNode, question: number): readonly number[] =>
  configurationAt(
    question,
    parents.map(({ states }) => states.length),
  ) ?? [];

const namesOf = ({ parents }: AnsweredNode, configuration: readonly number[]): string =>
  configuration.map((state, parent) => nameOf(parents[parent], state)).join('; ');

const nameOf = (parent: NodeRow | undefined, state: number) => `${parent?.fileId ?? ''}=${parent?.states[state] ?? ''}`;
