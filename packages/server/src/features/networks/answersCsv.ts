import {
  configurationAt,
  decide,
  decimalsOf,
  normalize,
  type SavedAnswer,
  type SavedCombination,
} from '@credence/bayesnet';
import type { StoredCombination } from '../../database/schema/index.js';
import type { NodeRow } from '../../ground/nodes/nodes.js';
import type { AnswerRow } from '../../ground/questions/answers.js';
import { toCombinations } from '../../ground/questions/combinationSets.js';
import { type Cell, toCsv } from './csv.js';

/** What was answered of one node. */
export interface AnsweredNode {
  readonly node: NodeRow;
  /** In the order of its table. */
  readonly parents: readonly NodeRow[];
  readonly answers: readonly AnswerRow[];
  readonly combinations: readonly StoredCombination[];
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
];

/**
 * Every answer and combination that counts, one line for each state of the node. `given` is what was entered, 1 to 99,
 * `share` the probability that the file gets. Nodes, parents and states are called as in the file.
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
      const chosen = parentsOf(node, combinations[at]);
      const { value: given, number, authorId, savedAt } = stored;
      const more = [undefined, undefined, undefined, names.get(authorId), savedAt, undefined] as const;
      yield* stateRows(node, { question: undefined, number, chosen, given, more });
    }
    for (const answer of [...node.answers].sort((a, b) => Number(a.iteration - b.iteration))) {
      yield* answerRows(node, answer, combinations, names);
    }
  }
}

function answerRows(
  node: AnsweredNode,
  answer: AnswerRow,
  combinations: readonly SavedCombination[],
  names: ReadonlyMap<string, string>,
): Iterable<readonly Cell[]> {
  const question = Number(answer.iteration);
  const radices = node.parents.map(({ states }) => states.length);
  const configuration = configurationAt(question, radices) ?? [];
  const saved: SavedAnswer = { value: answer.sliders, sequence: answer.sequence };
  const superseded = decide(configuration, combinations, saved)?.by !== 'answer';
  const chosen = configuration.map((state, parent) => nameOf(node.parents[parent], state)).join('; ');
  const { selfEval, comment, authorId, savedAt, seconds } = answer;
  return stateRows(node, {
    question,
    number: undefined,
    chosen,
    given: answer.sliders,
    more: [
      superseded ? 'yes' : undefined,
      selfEval ?? undefined,
      comment,
      names.get(authorId),
      savedAt.toISOString(),
      seconds,
    ],
  });
}

interface Judged {
  readonly question: number | undefined;
  /** The combination's number. */
  readonly number: number | undefined;
  readonly chosen: string;
  readonly given: readonly number[];
  readonly more: readonly Cell[];
}

function* stateRows({ node }: AnsweredNode, judged: Judged): Generator<readonly Cell[]> {
  const { question, number, chosen, given, more } = judged;
  const shares = decimalsOf(normalize(given));
  for (const [at, state] of node.states.entries()) {
    const share = shares[at] === undefined ? undefined : Number(shares[at]);
    yield [node.fileId, node.displayName, question, number, chosen, state, given[at], share, ...more];
  }
}

function parentsOf({ parents }: AnsweredNode, combination: SavedCombination | undefined): string {
  if (!combination || combination.nodes === 'rest') return '(all remaining)';
  return [...combination.nodes].map(([parent, state]) => nameOf(parents[parent], state)).join('; ');
}

const nameOf = (parent: NodeRow | undefined, state: number) => `${parent?.fileId ?? ''}=${parent?.states[state] ?? ''}`;
