import { checkTables, isState } from '../inference/checkQuestion.js';
import { between, type Computation } from '../inference/computation.js';
import { type InferenceProblem, isProblem } from '../inference/inferenceProblem.js';
import type { InferenceModel, Outcome } from '../inference/model.js';
import { type Posteriors, posteriorsIn, posteriorsOf } from '../inference/posteriors.js';
import { type InferenceQuestion, prepareInference, type PreparedInference } from '../inference/prepare.js';
import { type Conclusion, meanOfPosteriors, type PooledConclusion, posteriorOfJointPool } from './conclusions.js';
import { weightOf } from './panelColumn.js';
import { opinionsByExpert, type PanelTables, tablesOfExpert, tablesOfPool } from './panelTables.js';
import type { PooledColumn } from './pool.js';

/** What follows from the tables of one expert, or of a pool. */
export interface PanelPosterior {
  /** P(outcome | findings) of each outcome, in their order, or why there is none. */
  readonly shares: readonly number[] | InferenceProblem;
  /** How many of the panel's questions have numbers of which origin in these tables. */
  readonly columns: PanelTables['columns'];
}

export interface PanelPosteriors {
  /** By expert, in their order: all who gave numbers and have a weight. */
  readonly experts: ReadonlyMap<number, PanelPosterior>;
  /** What follows from the pooled tables, in the order of the pools. */
  readonly pools: readonly PanelPosterior[];
  /** The weighted mean of the experts' posteriors. */
  readonly mean: PooledConclusion;
  /** What follows from the weighted mean of their joint distributions. */
  readonly joint: PooledConclusion;
}

/** What is asked of every set of tables. */
export interface PanelInference extends Omit<InferenceQuestion, 'targets'> {
  readonly outcomes: readonly Outcome[];
  /**
   * One number for each expert of the panel, in any unit; 0 leaves the expert out.
   * @default all are equal
   */
  readonly weights?: readonly number[];
}

/**
 * The posteriors of every expert, of every pool, and of all experts together. Pooled tables are not pooled conclusions,
 * nor is the mean of conclusions what follows from the pooled joint distribution (Pennock and Wellman 1999): all of them
 * are given. An expert to whom the findings cannot occur is in neither of the last two.
 *
 * @param file the network with the numbers of its file
 * @param pools the panel's questions, pooled by one rule or several; what an expert leaves open comes from the first
 * @throws RangeError for a weight that is missing, below 0 or not finite
 */
export function* posteriorsOfPanel(
  file: InferenceModel,
  pools: readonly (readonly PooledColumn[])[],
  { outcomes, weights, ...about }: PanelInference,
): Computation<PanelPosteriors | InferenceProblem> {
  const unknown = outcomes.find(({ node, state }) => !isState(file.nodes[node], state));
  if (unknown) return { code: 'unknown-outcome', params: unknown };
  const [primary = []] = pools;
  const answering = [...opinionsByExpert(primary)].filter(
    ([expert, own]) =>
      weightOf(expert, weights) > 0 && [...own.values()].some(({ standing }) => standing === 'answered'),
  );
  const solver = new Solver({ ...about, targets: outcomes.map(({ node }) => node) });
  const all = pools.length + answering.length;
  let done = 0;
  const solve = function* ({ model }: PanelTables) {
    const found = yield* between(solver.solve(model), done / all, (done + 1) / all);
    done += 1;
    return found;
  };
  const sharesIn = (found: Posteriors) => outcomes.map(({ node, state }) => found.marginal(node)![state]!);
  const ofPools: PanelPosterior[] = [];
  for (const pooled of pools) {
    const tables = tablesOfPool(file, pooled);
    const found = yield* solve(tables);
    ofPools.push({ shares: isProblem(found) ? found : sharesIn(found), columns: tables.columns });
  }
  const experts = new Map<number, PanelPosterior>();
  const conclusions: Conclusion[] = [];
  for (const [expert, own] of answering) {
    const tables = tablesOfExpert(file, primary, own);
    const found = yield* solve(tables);
    const shares = isProblem(found) ? found : sharesIn(found);
    experts.set(expert, { shares, columns: tables.columns });
    if (!isProblem(found))
      conclusions.push({
        shares: sharesIn(found),
        logEvidence: found.logProbability,
        weight: weightOf(expert, weights),
      });
  }
  return { experts, pools: ofPools, mean: meanOfPosteriors(conclusions), joint: posteriorOfJointPool(conclusions) };
}

/** One question to models that have the same shape: what can be prepared once is. */
class Solver {
  readonly #question: InferenceQuestion;
  #prepared: PreparedInference | undefined;

  constructor(question: InferenceQuestion) {
    this.#question = question;
  }

  *solve(model: InferenceModel): Computation<Posteriors | InferenceProblem> {
    if (!this.#prepared) {
      const prepared = yield* between(prepareInference(model, this.#question), 0, 1 / 2);
      if (isProblem(prepared)) return prepared;
      this.#prepared = prepared;
    }
    const { parts } = this.#prepared;
    const needed = new Set(parts.flatMap(({ terms }) => terms.map(({ node }) => node)));
    // Another expert may have left open what the first one answered.
    if (checkTables(model, [...needed])) return yield* posteriorsOf(model, this.#question);
    return yield* posteriorsIn(this.#prepared, model);
  }
}
