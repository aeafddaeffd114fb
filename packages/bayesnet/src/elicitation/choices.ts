import type { Budget } from './budget.js';
import type { Combination, PartialConfiguration } from './combination.js';

/** A partial configuration for searches: one number for each state that it names, in the order of the parents. */
export type Choices = readonly number[];

/** The numbers that stand for the states of the parents. */
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

/** What the combinations name, the rest left out; one that names what the parents do not have matches nothing. */
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

/** What is left of the lists once some parents have their states: those that still match, without these parents. */
export function given(lists: readonly Choices[], fixed: Choices, space: ChoiceSpace, budget: Budget): Choices[] {
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
