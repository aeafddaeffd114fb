import { limits } from '../network/limits.js';
import type { FullNode, Making } from '../formats/format.js';

/**
 * The nodes with ids that are short enough as they are written: a sign may take nine there, and no reader takes an id of
 * more than `limits.name`. What a node is called stays.
 */
export function withShortNames(nodes: readonly FullNode[], { nodeId, stateId }: Making): FullNode[] {
  const ids = shortNames(
    nodes.map(({ id }) => id),
    nodeId,
  );
  return nodes.map((node, place) => {
    const states = shortNames(
      node.states.map(({ id }) => id),
      stateId,
    );
    return {
      ...node,
      id: ids[place] ?? node.id,
      states: node.states.map((state, at) => ({ ...state, id: states[at] ?? state.id })),
    };
  });
}

/** Each name, cut and with a number that no other has where it would be written too long. */
export function shortNames(names: readonly string[], written: (name: string) => string): readonly string[] {
  const isTooLong = (name: string) => written(name).length > limits.name;
  if (!names.some(isTooLong)) return names;
  const taken = new Set(names.filter((name) => !isTooLong(name)));
  let number = 0;
  return names.map((name) => {
    if (!isTooLong(name)) return name;
    let short: string;
    do {
      number += 1;
      short = cut(name, `_${number}`, written);
    } while (taken.has(short));
    taken.add(short);
    return short;
  });
}

/** As many signs of a name as there is place for before an ending. */
function cut(name: string, ending: string, written: (name: string) => string): string {
  const signs = Array.from(name);
  while (signs.length > 0) {
    const short = signs.join('') + ending;
    const { length } = written(short);
    if (length <= limits.name) return short;
    // As many as take so much by the average, which few names need twice.
    signs.length -= Math.min(signs.length, Math.ceil(((length - limits.name) * signs.length) / length));
  }
  return ending;
}
