import type { Budget } from './budget.js';
import type { Combination, PartialConfiguration } from './combination.js';

/** A partial configuration encoded for searches: one number per named state, in parent order. */
export type Choices = readonly number[];

/** The numbering of the parents' states. */
export interface ChoiceSpace {
  readonly radices: readonly number[];
  /** The number of each parent's first state. */
  readonly first: readonly number[];
  /** The parent of each number. */
  readonly parentOf: readonly number[];
}

export function choiceSpace(radices: readonly number[]): ChoiceSpace {
  const first: number[] = [];
  const parentOf: number[] = [];
  for (const [parent, radix] of radices.entries()) {
    first.push(parentOf.length);
    for (let state = 0; state < radix; state += 1) parentOf.push(parent);
  }
  return { radices, first, parentOf };
}

/** The choices of every combination except the rest. One that names a missing parent or state matches nothing. */
export function choicesOfAll(combinations: readonly Combination[], space: ChoiceSpace): Choices[] {
  return combinations.flatMap(({ nodes }) => {
    const choices = nodes === 'rest' ? undefined : choicesOf(nodes, space);
    return choices ? [choices] : [];
  });
}

export function choicesOf(nodes: PartialConfiguration, { radices, first }: ChoiceSpace): Choices | undefined {
  const choices: number[] = [];
  for (const [parent, state] of nodes) {
    if (state >= (radices[parent] ?? 0)) return undefined;
    choices.push((first[parent] ?? 0) + state);
  }
  return choices.sort((a, b) => a - b);
}

/** The lists that still match once some parents are fixed, with those parents removed. */
export function conditionOn(lists: readonly Choices[], fixed: Choices, space: ChoiceSpace, budget: Budget): Choices[] {
  const { parentOf } = space;
  budget.spend(lists.length);
  const states = new Map(fixed.map((choice) => [parentOf[choice], choice]));
  const left: Choices[] = [];
  for (const list of lists) {
    let named = 0;
    let agrees = true;
    for (const choice of list) {
      const state = states.get(parentOf[choice]);
      if (state === undefined) continue;
      named += 1;
      if (state !== choice) agrees = false;
    }
    if (agrees) left.push(named === 0 ? list : list.filter((choice) => !states.has(parentOf[choice])));
  }
  return left;
}
