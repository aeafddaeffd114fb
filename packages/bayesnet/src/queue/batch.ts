import { configurationOfColumn } from '../cpt/configuration.js';
import { iterationOf } from '../cpt/iteration.js';
import { fewestChanges } from '../elicitation/fewestChanges.js';
import { SECONDS_PER_STATE } from '../elicitation/time.js';
import { type InferenceModel, nodeOf } from '../inference/model.js';
import type { Candidate } from './candidate.js';

/** After this many answers, what matters most has changed enough to rank again. */
export const BATCH = 20;

/** A question in a node that was not asked about just before takes this much longer, as a share of its own time. */
const SWITCHING = 1;

/** How a batch is chosen. */
export interface BatchOptions {
  /** The node of the question just answered, by index: going on with it costs nothing extra. */
  readonly current?: number;
  /** @default 20 */
  readonly size?: number;
  /**
   * Seconds this person needs per state.
   * @default 22
   */
  readonly pace?: number;
  /**
   * The price of going to another node, as a share of the question's own time.
   * @default 1
   */
  readonly switching?: number;
}

/**
 * The candidates to ask next, those first that take away most variance per second. A question about a node that none of
 * those before is about pays for the change of node. They are grouped by node; within a node, combinations come first and
 * then columns such that as few parents as possible change from one to the next. Of equals, the earlier one is chosen.
 */
export function batchOf(
  model: InferenceModel,
  candidates: readonly Candidate[],
  variances: readonly number[],
  { current, size = BATCH, pace = SECONDS_PER_STATE, switching = SWITCHING }: BatchOptions = {},
): Candidate[] {
  const groups = new Map<number, Candidate[]>(current === undefined ? [] : [[current, []]]);
  const left = new Set(candidates.keys());
  for (let chosen = 0; chosen < size && left.size > 0; chosen += 1) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const place of left) {
      const { node } = candidates[place]!;
      const seconds = pace * nodeOf(model, node).states * (groups.has(node) ? 1 : 1 + switching);
      const worth = variances[place]! / seconds;
      if (worth > most) [best, most] = [place, worth];
    }
    left.delete(best);
    const candidate = candidates[best]!;
    const group = groups.get(candidate.node);
    if (group) group.push(candidate);
    else groups.set(candidate.node, [candidate]);
  }
  return [...groups].flatMap(([node, group]) => inOrder(model, node, group));
}

function inOrder(model: InferenceModel, node: number, group: readonly Candidate[]): Candidate[] {
  const radices = nodeOf(model, node).parents.map((parent) => nodeOf(model, parent).states);
  const combinations = group.filter(({ columns }) => columns.length !== 1);
  const byIteration = new Map(
    group
      .filter(({ columns }) => columns.length === 1)
      .map((candidate) => [
        iterationOf(configurationOfColumn(candidate.columns[0]!, radices) ?? [], radices),
        candidate,
      ]),
  );
  const iterations = [...byIteration.keys()].sort((a, b) => a - b);
  return [...combinations, ...fewestChanges(iterations, radices).map((iteration) => byIteration.get(iteration)!)];
}
