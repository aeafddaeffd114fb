import { type Evidence, type InferenceModel, nodeOf } from './model.js';

/**
 * The nodes that a posterior of `targets` or the probability of the evidence may depend on: these and their ancestors,
 * ascending. All others are barren: summed out, they leave nothing (Shachter 1986).
 */
export function relevantNodes(model: InferenceModel, targets: Iterable<number>, evidence: Evidence): number[] {
  const found = new Set([...targets, ...evidence.keys()]);
  for (const node of found) for (const parent of nodeOf(model, node).parents) found.add(parent);
  return [...found].sort((a, b) => a - b);
}

/**
 * Splits terms into groups that share no free variable: what stands in another group than a target is d-separated from
 * it by the findings.
 */
export function separateTerms<Term extends { readonly free: readonly number[] }>(terms: readonly Term[]): Term[][] {
  const byVariable = new Map<number, Term[]>();
  for (const term of terms) {
    for (const variable of term.free) {
      const sharing = byVariable.get(variable);
      if (sharing) sharing.push(term);
      else byVariable.set(variable, [term]);
    }
  }
  const seen = new Set<Term>();
  const groups: Term[][] = [];
  for (const first of terms) {
    if (seen.has(first)) continue;
    const group = new Set([first]);
    for (const term of group) {
      seen.add(term);
      for (const variable of term.free) {
        for (const other of byVariable.get(variable) ?? []) group.add(other);
        byVariable.delete(variable);
      }
    }
    groups.push([...group]);
  }
  return groups;
}
