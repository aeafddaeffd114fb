import type { Budget } from './budget.js';
import { type ChoiceSpace, type Choices, conditionOn } from './choices.js';

/** The shared state of a search. */
export interface OpenSearch {
  readonly space: ChoiceSpace;
  readonly budget: Budget;
  /** Sets of lists known to leave nothing open. */
  readonly closed: Set<string>;
}

/** True if some configuration matches none of the lists. */
export function leavesOpen(lists: readonly Choices[], search: OpenSearch): boolean {
  const { space, budget, closed } = search;
  let left = lists;
  for (;;) {
    if (left.length === 0) return true;
    budget.spend(left.length);
    const seen = look(left, space);
    if (!seen) return false;
    const { free, ruledOut, forced } = seen;
    // A parent has a state that no list names: choose it, and every list naming this parent drops out.
    // A list that names a state already ruled out on its own adds nothing.
    const next = left.filter(
      (list) =>
        !list.some((choice) => free.has(space.parentOf[choice] ?? 0) || (list.length > 1 && ruledOut.has(choice))),
    );
    if (forced !== undefined && !free.has(space.parentOf[forced] ?? 0))
      left = conditionOn(next, [forced], space, budget);
    else if (next.length < left.length) left = next;
    else break;
  }

  const key = left
    .map((list) => list.join())
    .sort()
    .join(';');
  if (closed.has(key)) return false;
  for (const choice of branches(left, space)) {
    if (leavesOpen(conditionOn(left, [choice], space, budget), search)) return true;
  }
  closed.add(key);
  return false;
}

/** What is obvious at once; undefined if one list matches everything or every state of a parent is ruled out. */
function look(
  lists: readonly Choices[],
  { radices, first, parentOf }: ChoiceSpace,
): { free: Set<number>; ruledOut: Set<number>; forced: number | undefined } | undefined {
  const named = new Map<number, Set<number>>();
  const ruledOut = new Set<number>();
  for (const list of lists) {
    const [only] = list;
    if (only === undefined) return undefined;
    if (list.length === 1) ruledOut.add(only);
    for (const choice of list) {
      const parent = parentOf[choice] ?? 0;
      const states = named.get(parent);
      if (states) states.add(choice);
      else named.set(parent, new Set([choice]));
    }
  }

  const free = new Set<number>();
  let forced: number | undefined;
  for (const [parent, states] of named) {
    const radix = radices[parent] ?? 1;
    if (states.size < radix) {
      free.add(parent);
      continue;
    }
    const start = first[parent] ?? 0;
    const left = [...states].filter((choice) => !ruledOut.has(choice));
    if (left.length === 0) return undefined;
    if (left.length === 1) forced = left[0] ?? start;
  }
  return { free, ruledOut, forced };
}

/** The states to try, from the parent with the fewest left, starting with those named by the fewest lists. */
function branches(lists: readonly Choices[], { parentOf }: ChoiceSpace): number[] {
  const uses = new Map<number, number>();
  const ruledOut = new Set<number>();
  for (const list of lists) {
    for (const choice of list) uses.set(choice, (uses.get(choice) ?? 0) + 1);
    if (list.length === 1 && list[0] !== undefined) ruledOut.add(list[0]);
  }
  const byParent = new Map<number, number[]>();
  for (const choice of uses.keys()) {
    if (ruledOut.has(choice)) continue;
    const parent = parentOf[choice] ?? 0;
    byParent.set(parent, [...(byParent.get(parent) ?? []), choice]);
  }
  const use = (choices: readonly number[]) => choices.reduce((total, choice) => total + (uses.get(choice) ?? 0), 0);
  const [fewest = []] = [...byParent.values()].sort((a, b) => a.length - b.length || use(b) - use(a));
  return fewest.sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
}
