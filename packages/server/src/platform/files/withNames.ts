import { namesAlike, type NetworkNode } from '@credence/bayesnet';

/** What people call a node and its states. */
export interface GivenNames {
  readonly title: string;
  readonly states: readonly string[];
}

/**
 * Nodes of a file without names, under those that they were given: as ids too, because a number says nothing. Where ids
 * would not be told apart, they stay those of the file.
 */
export function withNames(
  nodes: readonly NetworkNode[],
  names: ReadonlyMap<string, GivenNames>,
): readonly NetworkNode[] {
  if (names.size === 0) return nodes;
  const titles = nodes.map(({ key, name }) => names.get(key)?.title ?? name);
  const alike = namesAlike(titles);
  const owners = new Map(nodes.map(({ id }, place) => [id, place]));
  return nodes.map((node, place) => {
    const name = titles[place] ?? node.name;
    const isUnclear = alike.has(place) || (owners.get(name) ?? place) !== place;
    const states = node.states.map(({ id }, state) => names.get(node.key)?.states[state] ?? id);
    return {
      ...node,
      id: isUnclear ? node.id : name,
      name,
      states:
        namesAlike(states).size > 0
          ? node.states
          : node.states.map((state, at) => ({ ...state, id: states[at] ?? state.id })),
    };
  });
}
