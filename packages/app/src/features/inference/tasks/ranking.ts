import type { NodeState } from '@credence/api-client';
import {
  between,
  type Candidate,
  casesFor,
  type Computation,
  configurationOfColumn,
  type Evidence,
  type InferenceProblem,
  isProblem,
  iterationOf,
  type Outcome,
  planOf,
  prepareInference,
  type Sensitivity,
  sensitivityIn,
  variancesOf,
} from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';

export interface RankQuestion {
  readonly outcomes: readonly NodeState[];
  /** The findings of each typical case; without any, one case of which nothing is known. */
  readonly cases: readonly (readonly NodeState[])[];
  /** The nodes that are asked about, by id. */
  readonly nodes: readonly string[];
  /** Questions that this user leaves to others. */
  readonly passed: readonly QuestionOfNode[];
  /** The node of the question answered last: going on with it costs nothing extra. */
  readonly current?: string;
}

export interface QuestionOfNode {
  readonly node: string;
  readonly iteration: number;
}

/** The questions of a network and what they move. */
export interface Ranking {
  readonly outcomes: readonly Outcome[];
  readonly cases: readonly Evidence[];
  /** The answers, a combination as one, and what is left to others. */
  readonly said: readonly Candidate[];
  /** The open questions, in the order of the file. */
  readonly open: readonly Candidate[];
  /** The first of them in the order that matters. */
  readonly plan: readonly Candidate[];
  /** What each open question is to blame for, by outcome. */
  readonly variances: readonly (readonly number[])[];
  /** How many columns are decided. */
  readonly decided: number;
}

/** As far ahead as one looks: sixteen batches. */
const FAR = 320;

/** What the outcomes depend on, with open columns equally likely. */
export interface Dependence extends Pick<Ranking, 'outcomes' | 'cases'> {
  /** By outcome, one for each case. */
  readonly found: readonly (readonly Sensitivity[])[];
}

/** How much each outcome changes with each probability of the network, in each typical case. */
export function* dependence(
  { supposed, places }: WorkingModel,
  question: Pick<RankQuestion, 'outcomes' | 'cases'>,
): Computation<Dependence | InferenceProblem> {
  const outcomes = question.outcomes.flatMap(({ node, state }) => {
    const place = places.get(node);
    return place === undefined ? [] : [{ node: place, state }];
  });
  if (outcomes.length === 0) return { code: 'no-outcome', params: {} };
  const unknown = outcomes.find(({ node, state }) => state >= (supposed.nodes[node]?.states ?? 0));
  if (unknown) return { code: 'unknown-outcome', params: unknown };
  const given = question.cases.length > 0 ? question.cases : [[]];
  const cases = given.map((findings) => evidenceOf({ places }, findings));
  const targets = [...new Set(outcomes.map(({ node }) => node))];
  const found: Sensitivity[][] = outcomes.map(() => []);
  for (const [index, evidence] of cases.entries()) {
    const share = (part: number) => (index + part) / cases.length;
    const prepared = yield* between(prepareInference(supposed, { targets, evidence }), share(0), share(1 / 3));
    if (isProblem(prepared)) return prepared;
    for (const [place, outcome] of outcomes.entries()) {
      const sensitivity = yield* between(sensitivityIn(prepared, outcome), share(1 / 3), share(1));
      if (isProblem(sensitivity)) return sensitivity;
      found[place]?.push(sensitivity);
    }
  }
  return { outcomes, cases, found };
}

/** Ranks the open questions by what they move, with open columns equally likely. */
export function* ranking(model: WorkingModel, question: RankQuestion): Computation<Ranking | InferenceProblem> {
  const { supposed, places } = model;
  const depends = yield* dependence(model, question);
  if (isProblem(depends)) return depends;
  const { outcomes, cases, found } = depends;
  const { said, open, decided } = questionsOf(model, question);
  const variances = found.map((each) => variancesOf(supposed, open, each));
  const sums = open.map((_, place) => variances.reduce((sum, each) => sum + (each[place] ?? 0), 0));
  const current = question.current === undefined ? undefined : places.get(question.current);
  const plan = planOf(supposed, open, sums, FAR, current === undefined ? {} : { current });
  return { outcomes, cases, said, open, plan, variances, decided };
}

/** A column that nobody decided is a question; those that one combination decides are one answer. */
export function questionsOf(
  { supposed, nodes, places }: Pick<WorkingModel, 'supposed' | 'nodes' | 'places'>,
  { nodes: asked, passed }: RankQuestion,
): Pick<Ranking, 'said' | 'open' | 'decided'> {
  const leftOut = new Set(passed.map(({ node, iteration }) => `${places.get(node) ?? ''} ${iteration}`));
  const open: Candidate[] = [];
  const said: Candidate[] = [];
  let decided = 0;
  for (const node of asked.flatMap((id) => places.get(id) ?? [])) {
    const model = supposed.nodes[node];
    if (model?.table.kind !== 'full') continue;
    const combinations = new Map<number, { node: number; columns: number[]; cases: number }>();
    const { columns = [] } = nodes[node] ?? {};
    for (let column = 0; column < model.table.values.length / model.states; column += 1) {
      const { basis = 'none', combination, certainty, standing, cases: counted } = columns[column] ?? {};
      if (standing === 'cannot_occur') {
        decided += 1;
        continue;
      }
      const cases = casesFor(certainty);
      if (basis === 'answered') said.push({ node, columns: [column], cases });
      else if (basis === 'combination') {
        // What a combination says has no certainty of its own.
        const known = combinations.get(combination ?? 0) ?? { node, columns: [], cases: casesFor(certainty ?? 1) };
        known.columns.push(column);
        combinations.set(combination ?? 0, known);
      } else {
        // Counts of the file are known as well as they say; of shares nobody knows.
        const question = { node, columns: [column], cases: counted ?? casesFor() };
        const isLeft = leftOut.has(`${node} ${iterationIn(supposed, node, column)}`);
        (isLeft ? said : open).push(question);
        continue;
      }
      decided += 1;
    }
    said.push(...combinations.values());
  }
  return { open, said, decided };
}

/** The number by which a column is asked about. */
export function iterationIn(model: WorkingModel['supposed'], node: number, column: number): number {
  const radices = model.nodes[node]?.parents.map((parent) => model.nodes[parent]?.states ?? 0) ?? [];
  return iterationOf(configurationOfColumn(column, radices) ?? [], radices);
}

/** Findings by index. A node that the network no longer has is left out: it says nothing. */
export function evidenceOf({ places }: Pick<WorkingModel, 'places'>, findings: readonly NodeState[]): Evidence {
  return new Map(
    findings.flatMap(({ node, state }) => {
      const place = places.get(node);
      return place === undefined ? [] : [[place, state]];
    }),
  );
}
