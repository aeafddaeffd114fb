import type { Computation } from './computation.js';
import { type InferenceModel, nodeOf } from './model.js';
import type { Sensitivity } from './sensitivity.js';
import { movedColumn, sensitivityFunctions } from './sensitivityFunction.js';

/** What the posterior of an outcome should be. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** A change of one probability that reaches a goal. */
export interface Change {
  /** The index of the node. */
  readonly node: number;
  /** The column of its table, from 0; for a noisy-MAX, the column of its parameters. */
  readonly column: number;
  readonly state: number;
  readonly from: number;
  readonly to: number;
  /** How far the log-odds move, which bounds what any posterior in the network does (Chan and Darwiche 2005). */
  readonly logOdds: number;
}

/** Which changes are looked for. */
export interface ChangesWanted {
  readonly goal: Goal;
  /** How many at most: each one is computed, which takes a propagation. */
  readonly most: number;
  /** @default every number counts */
  readonly mayChange?: (change: Change) => boolean;
}

/** How far a result may miss the goal by rounding. */
const ROUNDING = 1e-9;

/**
 * The single probabilities that reach the goal alone, the smallest change in log-odds first; the others of its column
 * share the rest in the same proportions. Each is computed before it is named: a function of one number may say that the
 * goal is met where the findings could no longer occur. Empty if none can, or if nothing has to change.
 */
export function* changesFor(
  sensitivity: Sensitivity,
  { goal, most, mayChange = () => true }: ChangesWanted,
): Computation<Change[]> {
  const found: Change[] = [];
  for (const change of candidates(sensitivity, goal)) {
    if (found.length === most) break;
    if (!mayChange(change)) continue;
    const share = yield* sensitivity.shareIn(changed(sensitivity.model, change));
    if (share !== undefined && isMet(goal, share)) found.push(change);
    yield found.length / most;
  }
  return found;
}

function isMet(goal: Goal, share: number): boolean {
  return 'atLeast' in goal ? share >= goal.atLeast - ROUNDING : share <= goal.atMost + ROUNDING;
}

/** What the functions of single numbers say, the smallest change first. */
function candidates(sensitivity: Sensitivity, goal: Goal): Change[] {
  const { model, value } = sensitivity;
  const threshold = 'atLeast' in goal ? goal.atLeast : goal.atMost;
  if ('atLeast' in goal ? value >= threshold : value <= threshold) return [];
  const changes: Change[] = [];
  for (const node of model.nodes.keys()) {
    const { states } = nodeOf(model, node);
    for (const [at, { a, b, c, d, now: from }] of sensitivityFunctions(sensitivity, node).entries()) {
      const state = at % states;
      // The second of two states changes with the first.
      if (states === 2 && state === 1) continue;
      const to = (b - threshold * d) / (threshold * c - a);
      if (!(to >= 0 && to <= 1)) continue;
      const logOdds = Math.abs(logit(to) - logit(from));
      changes.push({ node, column: Math.floor(at / states), state, from, to, logOdds });
    }
  }
  return changes.sort(
    (one, other) => one.logOdds - other.logOdds || Math.abs(one.to - one.from) - Math.abs(other.to - other.from),
  );
}

/** The model after a change. */
function changed(model: InferenceModel, { node, column, state, to }: Change): InferenceModel {
  const owner = nodeOf(model, node);
  if (owner.table.kind === 'none') return model;
  const values = owner.table.values.slice();
  const start = column * owner.states;
  values.set(movedColumn(values.subarray(start, start + owner.states), state, to), start);
  return { nodes: model.nodes.with(node, { ...owner, table: { ...owner.table, values } }) };
}

const logit = (probability: number) => Math.log(probability) - Math.log1p(-probability);
