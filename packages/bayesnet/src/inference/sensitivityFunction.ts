import { nodeOf } from './model.js';
import type { Sensitivity } from './sensitivity.js';

/**
 * The posterior of an outcome as a function of one probability x: (a x + b) / (c x + d), while the others of its column
 * share the rest in the same proportions (Kjærulff and van der Gaag 2000). Scaled so that the denominator is 1 where x is
 * now; times the probability of the findings, they are the constants of the literature.
 */
export interface SensitivityFunction {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** The probability as it is in the table. */
  readonly now: number;
  /** The derivative of the posterior by x where it is now. */
  readonly slope: number;
}

/** The posterior of the outcome if the probability were `x`. */
export const outcomeAt = ({ a, b, c, d }: SensitivityFunction, x: number): number => (a * x + b) / (c * x + d);

/** A function for each number of a node's table, in its layout. */
export function sensitivityFunctions(sensitivity: Sensitivity, node: number): SensitivityFunction[] {
  const { states, table } = nodeOf(sensitivity.model, node);
  if (table.kind === 'none') return [];
  const [joint, evidence] = [sensitivity.ofJoint(node), sensitivity.ofEvidence(node)];
  return Array.from(table.values, (now, at) => {
    const start = at - (at % states);
    const column = table.values.subarray(start, start + states);
    const along = (derivatives: Float64Array) =>
      slopeAlong(column, derivatives.subarray(start, start + states), at - start);
    const [a, c] = [along(joint), along(evidence)];
    const b = sensitivity.value - a * now;
    return { a, b, c, d: 1 - c * now, now, slope: a - sensitivity.value * c };
  });
}

/** A column with one state at `x`: the others share the rest in their proportions, or evenly if they are all 0. */
export function movedColumn(column: Float64Array, state: number, x: number): Float64Array {
  const others = othersOf(column, state);
  return column.map((_, other) => (other === state ? x : (1 - x) * others[other]!));
}

/** The derivative by one state of a column; the others give way in proportion, or evenly if they are all 0. */
function slopeAlong(column: Float64Array, derivatives: Float64Array, state: number): number {
  const others = othersOf(column, state);
  return derivatives.reduce(
    (slope, derivative, other) => (other === state ? slope : slope - derivative * others[other]!),
    derivatives[state]!,
  );
}

/** What each of the other states has of what they have together; 0 for the state itself. */
function othersOf(column: Float64Array, state: number): Float64Array {
  const rest = column.reduce((sum, share, other) => (other === state ? sum : sum + share), 0);
  return column.map((share, other) => {
    if (other === state) return 0;
    return rest > 0 ? share / rest : 1 / (column.length - 1);
  });
}
