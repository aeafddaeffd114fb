import { configurationCount } from '../cpt/configuration.js';
import { Budget, COUNT_BUDGET, withinBudget } from './budget.js';
import type { Combination, PartialConfiguration } from './combination.js';

/**
 * How many configurations no combination matches; 'budget' where that is too hard to say. Follows the parents
 * down and never enumerates the table: states of a parent that no combination names count as one.
 */
export function countUndecided(
  combinations: readonly Combination[],
  radices: readonly number[],
  budget = new Budget(COUNT_BUDGET),
): number | 'budget' {
  const partial: PartialConfiguration[] = [];
  for (const { nodes } of combinations) {
    if (nodes === 'rest') return 0;
    partial.push(nodes);
  }
  return withinBudget(budget, (left) => count(partial, radices, 0, left, new Map()));
}

function count(
  active: readonly PartialConfiguration[],
  radices: readonly number[],
  parent: number,
  budget: Budget,
  known: Map<string, number>,
): number {
  budget.spend();
  if (active.length === 0) return configurationCount(radices.slice(parent));
  if (parent === radices.length || active.some((nodes) => isSatisfied(nodes, parent))) return 0;

  const key = `${parent}:${active
    .map((nodes) => keyFrom(nodes, parent))
    .sort()
    .join(';')}`;
  const before = known.get(key);
  if (before !== undefined) return before;

  const radix = radices[parent] ?? 1;
  const free = active.filter((nodes) => !nodes.has(parent));
  const named = new Set(active.flatMap((nodes) => nodes.get(parent) ?? []));
  let total = named.size < radix ? (radix - named.size) * count(free, radices, parent + 1, budget, known) : 0;
  for (const state of named) {
    const left = active.filter((nodes) => nodes.get(parent) === state || !nodes.has(parent));
    total += count(left, radices, parent + 1, budget, known);
  }
  known.set(key, total);
  return total;
}

/** True where a partial configuration names no parent from here on, and so matches everything below. */
export function isSatisfied(nodes: PartialConfiguration, parent: number): boolean {
  for (const named of nodes.keys()) if (named >= parent) return false;
  return true;
}

function keyFrom(nodes: PartialConfiguration, parent: number): string {
  return [...nodes]
    .filter(([named]) => named >= parent)
    .sort(([a], [b]) => a - b)
    .map(([named, state]) => `${named}=${state}`)
    .join(',');
}
