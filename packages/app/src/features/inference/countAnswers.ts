import type { NetworkTables, NodeWithTable } from '@credence/api-client';

/** How many of a network's questions are answered, singly or by a combination. */
export interface AnswerCount {
  readonly answered: number;
  /** All questions, without those that cannot occur. */
  readonly questions: number;
}

/** Counts the answers that a computed figure rests on, so that it can say its n. */
export function countAnswers({ nodes }: Pick<NetworkTables, 'nodes'>): AnswerCount {
  const states = new Map(nodes.map(({ id, vars }) => [id, vars.length]));
  const counts = nodes.map((node) => countInNode(node, states));
  return {
    answered: counts.reduce((sum, { answered }) => sum + answered, 0),
    questions: counts.reduce((sum, { questions }) => sum + questions, 0),
  };
}

function countInNode({ table, parents }: NodeWithTable, states: ReadonlyMap<string, number>): AnswerCount {
  // A table that nobody has begun lists no columns.
  if (table.kind === 'none' && table.reason === 'open') {
    return { answered: 0, questions: parents.reduce((product, parent) => product * (states.get(parent) ?? 0), 1) };
  }
  if (table.kind !== 'full') return { answered: 0, questions: 0 };
  const asked = table.columns.filter(({ standing }) => standing !== 'cannot_occur');
  const sum = (columns: typeof asked) => columns.reduce((all, { count }) => all + count, 0);
  return {
    answered: sum(asked.filter(({ basis }) => basis === 'answered' || basis === 'combination')),
    questions: sum(asked),
  };
}
