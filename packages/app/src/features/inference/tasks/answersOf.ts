import { casesFor } from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';

/** Where an answer stands: a column of a node or, if a combination decides several, the first of them. */
export interface NodeAnswer {
  /** The id of its node. */
  readonly node: string;
  /** Its first column, from 0. */
  readonly column: number;
  /** The number of the combination, if it is one. */
  readonly combination?: number;
}

/** One answer to a node's questions. */
export interface ColumnsOfAnswer {
  /** From 0; more than one for a combination. */
  readonly columns: readonly number[];
  readonly combination?: number;
  /** As many cases as the answer counts for. */
  readonly cases: number;
}

/** The answers of a node: each column that can occur, and the columns of each combination together. */
export function answersOf({ supposed, nodes }: WorkingModel, node: number): ColumnsOfAnswer[] {
  const model = supposed.nodes[node];
  if (model?.table.kind !== 'full') return [];
  const single: ColumnsOfAnswer[] = [];
  const combinations = new Map<number, { columns: number[]; cases: number }>();
  for (let column = 0; column < model.table.values.length / model.states; column += 1) {
    const { basis = 'none', combination, certainty, standing, cases } = nodes[node]?.columns[column] ?? {};
    if (standing === 'cannot_occur') continue;
    if (basis === 'combination' && combination !== undefined) {
      // What a combination says has no certainty of its own.
      const known = combinations.get(combination) ?? { columns: [], cases: casesFor(certainty ?? 1) };
      known.columns.push(column);
      combinations.set(combination, known);
    } else single.push({ columns: [column], cases: cases ?? casesFor(certainty) });
  }
  return [...single, ...[...combinations].map(([combination, each]) => ({ ...each, combination }))];
}
