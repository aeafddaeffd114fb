import { columnOfField, decimalsOf, distributionOf, givingFields, isAnswered } from '@credence/bayesnet';
import type { NodeRow } from '../../networks/index.js';
import { type Cell, type Separator, toCsv } from '../../platform/csv.js';
import { parentsCell } from '../../platform/parentsCell.js';
import { type AnsweredNode, type Judged, judgedOf } from './judged.js';

/** How the states of the parents are told: in one cell, or in a column for each parent. */
export type CsvLayout = 'table' | 'analysis';

export interface AnswersCsvForm {
  readonly layout: CsvLayout;
  readonly separator: Separator;
}

const before = ['node', 'node_name', 'question', 'combination'];
const after = [
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
  'counts',
  'overtaken_by',
  ...givingFields.map(columnOfField),
];

/**
 * Every answer and combination that anybody ever gave, and every question that somebody set aside, one line for each
 * state of the node, with whether it counts. `given` is what was entered, 1 to 99, `share` the probability that follows
 * from it; both are empty where no numbers were given. Nodes, parents and states are called as in the file.
 *
 * The layout for analysis has a column for each parent of an answered node, every name as it is, shares in the fewest
 * digits that read back as the same number, and no byte order mark, which R would take for a part of the first name.
 * @param names usernames by account
 */
export function answersCsv(
  nodes: readonly AnsweredNode[],
  names: ReadonlyMap<string, string>,
  { layout, separator }: AnswersCsvForm,
): Buffer {
  const isTable = layout === 'table';
  const form: RowForm = { conditions: isTable ? inOneCell : inColumns(nodes), isExact: !isTable };
  return toCsv(allRows(nodes, names, form), { separator, marked: isTable, isGuarded: isTable });
}

interface RowForm {
  readonly conditions: Conditions;
  /** Whether shares have all digits of a number, or as many as a file gets. */
  readonly isExact: boolean;
}

/** The columns that tell under which conditions something was said. */
interface Conditions {
  readonly head: readonly string[];
  readonly cells: (node: AnsweredNode, judged: Judged) => readonly Cell[];
}

const inOneCell: Conditions = {
  head: ['parents'],
  cells: ({ parents }, { states, isRest }) => [
    isRest
      ? '(all remaining)'
      : parentsCell(
          parents.flatMap((parent, at) =>
            states[at] === undefined ? [] : [[parent.fileId, parent.states[states[at]] ?? '']],
          ),
        ),
  ],
};

function inColumns(nodes: readonly AnsweredNode[]): Conditions {
  const parents = [...new Map(nodes.flatMap((node) => node.parents.map(({ key, fileId }) => [key, fileId]))).entries()];
  return {
    head: parents.map(([, fileId]) => `parent_${fileId}`),
    cells(node, { states }) {
      const parentStates = new Map(node.parents.map((parent, at) => [parent.key, stateOf(parent, states[at])]));
      return parents.map(([key]) => parentStates.get(key));
    },
  };
}

const stateOf = (parent: NodeRow, state: number | undefined) =>
  state === undefined ? undefined : parent.states[state];

function* allRows(
  nodes: readonly AnsweredNode[],
  names: ReadonlyMap<string, string>,
  { conditions, isExact }: RowForm,
): Generator<readonly Cell[]> {
  yield [...before, ...conditions.head, ...after];
  for (const node of nodes) {
    for (const judged of judgedOf(node)) {
      const { question, number } = judged;
      const start = [node.node.fileId, node.node.displayName, question, number, ...conditions.cells(node, judged)];
      yield* stateRows(node, start, { ...judged, author: names.get(judged.authorId) }, isExact);
    }
  }
}

function* stateRows(
  { node }: AnsweredNode,
  start: readonly Cell[],
  judged: Judged & { readonly author: string | undefined },
  isExact: boolean,
): Generator<readonly Cell[]> {
  const { question, certainty, comment, author, time, seconds, touched, overtakenBy, standing = 'answered' } = judged;
  // What was set before there turned out to be no numbers is none.
  const { given, exact } = isAnswered({ standing }) ? judged : {};
  const distribution = given && distributionOf(given, exact ?? undefined);
  const shares = isExact ? distribution : distribution && decimalsOf(distribution).map(Number);
  const superseded = question !== undefined && overtakenBy === 'combination' ? 'yes' : undefined;
  for (const [at, state] of node.states.entries()) {
    yield [
      ...start,
      state,
      given?.[at],
      shares?.[at],
      superseded,
      certainty ?? undefined,
      comment,
      author,
      time,
      seconds ?? undefined,
      standing,
      exact?.[at] ?? undefined,
      touched?.[at] === undefined ? undefined : touched[at] ? 'yes' : 'no',
      overtakenBy ? 'no' : 'yes',
      overtakenBy,
      ...givingFields.map((field) => judged[field]),
    ];
  }
}
