import type { ChoiceSpace, Choices } from './choices.js';

/** Lists and parents that share nothing with any other group. */
export interface Group {
  readonly lists: Choices[];
  readonly parents: number[];
}

/** Groups lists so that no two groups share a parent; `untouched`: parents no list names. No list may be empty. */
export function separate(
  lists: readonly Choices[],
  parents: readonly number[],
  { parentOf }: ChoiceSpace,
): { groups: Group[]; untouched: number[] } {
  const above = new Map<number, number>();
  const top = (parent: number) => {
    let highest = parent;
    for (let next = above.get(highest); next !== undefined && next !== highest; next = above.get(highest)) {
      highest = next;
    }
    return highest;
  };
  const topOf = (list: Choices) => top(parentOf[list[0] ?? 0] ?? 0);
  for (const list of lists) {
    for (const choice of list) {
      const parent = parentOf[choice] ?? 0;
      if (!above.has(parent)) above.set(parent, parent);
      above.set(top(parent), topOf(list));
    }
  }

  const groups = new Map<number, Group>();
  const untouched: number[] = [];
  for (const parent of parents) {
    if (!above.has(parent)) {
      untouched.push(parent);
      continue;
    }
    const highest = top(parent);
    const group = groups.get(highest);
    if (group) group.parents.push(parent);
    else groups.set(highest, { lists: [], parents: [parent] });
  }
  for (const list of lists) groups.get(topOf(list))?.lists.push(list);
  return { groups: [...groups.values()], untouched };
}
