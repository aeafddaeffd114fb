import { nodeOf } from './model.js';
import type { Sensitivity } from './sensitivity.js';
import { sensitivityFunctions } from './sensitivityFunction.js';

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

/**
 * Every single probability that could reach the goal alone, the smallest change in log-odds first; the others of its
 * column share the rest in the same proportions. Empty if none can, or if nothing has to change.
 */
export function changesFor(sensitivity: Sensitivity, goal: Goal): Change[] {
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
      changes.push({
        node,
        column: Math.floor(at / states),
        state,
        from,
        to,
        logOdds: Math.abs(logit(to) - logit(from)),
      });
    }
  }
  return changes.sort(
    (one, other) => one.logOdds - other.logOdds || Math.abs(one.to - one.from) - Math.abs(other.to - other.from),
  );
}

const logit = (probability: number) => Math.log(probability) - Math.log1p(-probability);
