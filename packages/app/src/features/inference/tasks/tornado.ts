import type { NodeState } from '@credence/api-client';
import {
  type Candidate,
  type InferenceProblem,
  type Computation,
  isProblem,
  type Sensitivity,
  sensitivityOf,
  variancesOf,
} from '@credence/bayesnet';
import { betaBand } from '../betaBand.js';
import type { WorkingModel } from '../workingModel.js';
import { answersOf, type ColumnsOfAnswer, type NodeAnswer } from './answersOf.js';
import type { InferenceTask } from './task.js';

export interface TornadoQuestion {
  readonly outcome: NodeState;
}

/** How far one answer moves the outcome. */
export interface StrongAnswer extends NodeAnswer {
  /** The state whose share moves the outcome furthest. */
  readonly state: number;
  /** The outcome at both ends of the band, the lower one first. */
  readonly low: number;
  readonly high: number;
}

export interface FoundTornado {
  /** The probability of the outcome now. */
  readonly now: number;
  /** The strongest first. */
  readonly answers: readonly StrongAnswer[];
  /** How many open columns count as equally likely. */
  readonly supposed: number;
}

/** As many bars as are read at a glance. */
const BARS = 10;
/** Those that could be among them by their variance. */
const LOOKED_AT = 60;

type Answer = Candidate & ColumnsOfAnswer;

/** The answers that move an outcome furthest, each within its own band: a combination is one answer. */
export const tornado: InferenceTask<TornadoQuestion, FoundTornado> = function* (
  network,
  { outcome },
): Computation<FoundTornado | InferenceProblem> {
  const { supposed, nodes, places } = network;
  const node = places.get(outcome.node);
  const found = yield* sensitivityOf(supposed, node === undefined ? undefined : { node, state: outcome.state });
  if (isProblem(found)) return found;
  const answers = nodes.flatMap((_, node) => answersOf(network, node).map((answer) => ({ ...answer, node })));
  const variances = variancesOf(supposed, answers, [found]);
  const likely = answers
    .map((answer, place) => ({ answer, variance: variances[place] ?? 0 }))
    .filter(({ variance }) => variance > 0)
    .toSorted((one, other) => other.variance - one.variance)
    .slice(0, LOOKED_AT);
  const bars = likely.map(({ answer }) => widest(answer, found, network));
  return {
    now: found.value,
    answers: bars.toSorted((one, other) => other.high - other.low - (one.high - one.low)).slice(0, BARS),
    supposed: nodes.reduce((sum, { columns }) => sum + columns.filter(isSupposed).length, 0),
  };
};

const isSupposed = ({ basis, standing }: WorkingModel['nodes'][number]['columns'][number]) =>
  basis === 'none' && standing !== 'cannot_occur';

/** Moves each state's share through its band, the other shares in proportion, and keeps the state that moves most. */
function widest(
  { node, columns, cases, combination }: Answer,
  found: Sensitivity,
  network: WorkingModel,
): StrongAnswer {
  const model = network.supposed.nodes[node];
  const states = model?.states ?? 0;
  const values = model && model.table.kind !== 'none' ? model.table.values : new Float64Array();
  const column = columns[0] ?? 0;
  const summed = (by: Float64Array) =>
    Array.from({ length: states }, (_, state) =>
      columns.reduce((sum, each) => sum + (by[each * states + state] ?? 0), 0),
    );
  const [joint, evidence] = [summed(found.ofJoint(node)), summed(found.ofEvidence(node))];
  const shares = Array.from(values.subarray(column * states, (column + 1) * states));

  // Both are linear in all columns of one node together: no product has two of them as factors.
  const outcomeIf = (state: number, share: number) => {
    const before = shares[state] ?? 0;
    let [above, below] = [found.value, 1];
    for (const [other, now] of shares.entries()) {
      const rest = before < 1 ? (now * (1 - share)) / (1 - before) : (1 - share) / (states - 1);
      const moved = (other === state ? share : rest) - now;
      above += (joint[other] ?? 0) * moved;
      below += (evidence[other] ?? 0) * moved;
    }
    return below > 0 ? above / below : found.value;
  };

  const bars = shares.map((share, state) => {
    const ends = betaBand(share, cases).map((end) => outcomeIf(state, end));
    return { state, low: Math.min(...ends, found.value), high: Math.max(...ends, found.value) };
  });
  const { state, low, high } = bars.reduce((best, bar) => (bar.high - bar.low > best.high - best.low ? bar : best));
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return {
    node: network.nodes[node]?.id ?? '',
    column,
    state,
    low: clamp(low),
    high: clamp(high),
    ...(combination === undefined ? {} : { combination }),
  };
}
