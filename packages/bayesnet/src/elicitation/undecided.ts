import { Budget, withinBudget } from './budget.js';
import { type ChoiceSpace, type Choices, choiceSpace, choicesOfAll, conditionOn } from './choices.js';
import type { Combination } from './combination.js';
import { separate } from './separate.js';

/**
 * How many configurations no combination matches; 'budget' if too hard to compute. Never enumerates the table: groups
 * of combinations that share no parent are counted separately and multiplied.
 */
export function countUndecided(
  combinations: readonly Combination[],
  radices: readonly number[],
  budget = new Budget(),
): number | 'budget' {
  if (combinations.some(({ nodes }) => nodes === 'rest')) return 0;
  const space = choiceSpace(radices);
  const parents = radices.map((_, parent) => parent);
  return withinBudget(budget, () => countOpen(choicesOfAll(combinations, space), parents, startCount(space, budget)));
}

/** The shared state of one count, or of several over the same parents. */
export interface Count {
  readonly space: ChoiceSpace;
  readonly budget: Budget;
  /** Cached counts. */
  readonly known: Map<string, number>;
}

export const startCount = (space: ChoiceSpace, budget: Budget): Count => ({ space, budget, known: new Map() });

/** How many configurations of these parents match none of the lists; the lists name no other parent. */
export function countOpen(lists: readonly Choices[], parents: readonly number[], count: Count): number {
  count.budget.spend(lists.length + 1);
  if (lists.some(({ length }) => length === 0)) return 0;
  const { groups, untouched } = separate(withoutIdle(lists), parents, count.space);
  let open = product(untouched, count);
  // Smallest group first: if it leaves nothing, the others need not be counted.
  for (const group of groups.sort((a, b) => a.lists.length - b.lists.length)) {
    if (open === 0) break;
    open *= countGroup(group.lists, group.parents, count);
  }
  return open;
}

/** Drops the lists that add nothing because one of the states they name is already ruled out on its own. */
function withoutIdle(lists: readonly Choices[]): readonly Choices[] {
  const ruledOut = new Set(lists.flatMap((list) => (list.length === 1 ? list : [])));
  if (ruledOut.size === 0) return lists;
  return lists.filter((list) => list.length === 1 || !list.some((choice) => ruledOut.has(choice)));
}

const product = (parents: readonly number[], { space }: Count) =>
  parents.reduce((total, parent) => total * (space.radices[parent] ?? 1), 1);

function countGroup(lists: readonly Choices[], parents: readonly number[], count: Count): number {
  if (lists.length === 1) return product(parents, count) - 1;
  const key = lists
    .map((list) => list.join())
    .sort()
    .join(';');
  const before = count.known.get(key);
  if (before !== undefined) return before;

  const { parentOf, radices } = count.space;
  const pivot = mostNamed(lists, count.space);
  const radix = radices[pivot] ?? 1;
  const naming = lists.filter((list) => list.some((choice) => parentOf[choice] === pivot));
  const others = lists.filter((list) => !list.some((choice) => parentOf[choice] === pivot));
  const open =
    radix <= 2 || naming.length > 3 * radix
      ? countByState(lists, others, pivot, parents, count)
      : countByCombination(naming, others, parents, count);
  count.known.set(key, open);
  return open;
}

/** Counts state by state: better if the parent has two states, or if very many lists name it. */
function countByState(
  lists: readonly Choices[],
  others: readonly Choices[],
  pivot: number,
  parents: readonly number[],
  count: Count,
): number {
  const { parentOf, radices } = count.space;
  const rest = parents.filter((parent) => parent !== pivot);
  const named = new Set(lists.flatMap((list) => list.filter((choice) => parentOf[choice] === pivot)));
  const unnamed = (radices[pivot] ?? 1) - named.size;
  let open = unnamed > 0 ? unnamed * countOpen(others, rest, count) : 0;
  for (const choice of named) open += countOpen(conditionOn(lists, [choice], count.space, count.budget), rest, count);
  return open;
}

/**
 * Counts what the other lists leave open, minus what each list naming the parent takes of it: better if the parent has
 * many states, since lists with different states are disjoint.
 */
function countByCombination(
  naming: readonly Choices[],
  others: readonly Choices[],
  parents: readonly number[],
  count: Count,
): number {
  let open = countOpen(others, parents, count);
  const earlier = [...others];
  for (const list of [...naming].sort((a, b) => a.length - b.length)) {
    open -= countTaken(list, earlier, parents, count);
    earlier.push(list);
  }
  return open;
}

/** How many configurations of these parents match `list` and none of the earlier ones. */
export function countTaken(
  list: Choices,
  earlier: readonly Choices[],
  parents: readonly number[],
  count: Count,
): number {
  const { parentOf } = count.space;
  const named = new Set(list.map((choice) => parentOf[choice]));
  const rest = parents.filter((parent) => !named.has(parent));
  return countOpen(conditionOn(earlier, list, count.space, count.budget), rest, count);
}

function mostNamed(lists: readonly Choices[], { parentOf, radices }: ChoiceSpace): number {
  const named = new Array<number>(radices.length).fill(0);
  for (const list of lists) {
    for (const choice of list) {
      const parent = parentOf[choice] ?? 0;
      named[parent] = (named[parent] ?? 0) + 1;
    }
  }
  return named.indexOf(Math.max(...named));
}
