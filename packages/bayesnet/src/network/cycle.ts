/**
 * A cycle in a directed graph: its nodes in the order of the arcs, or undefined if there is none.
 * Iterative, so that chains of any length are fine.
 *
 * @param parents for each node, the indices of its parents
 */
export function findCycle(parents: readonly (readonly number[])[]): number[] | undefined {
  // 0: unvisited, 1: on the path, 2: done.
  const state = new Uint8Array(parents.length);
  const path: number[] = [];
  const next: number[] = [];
  for (let root = 0; root < parents.length; root += 1) {
    if (state[root] !== 0) continue;
    path.push(root);
    next.push(0);
    state[root] = 1;
    while (path.length > 0) {
      const node = path.at(-1) ?? 0;
      const index = next.at(-1) ?? 0;
      const parent = parents[node]?.[index];
      if (parent === undefined) {
        state[node] = 2;
        path.pop();
        next.pop();
      } else {
        next[next.length - 1] = index + 1;
        // The path leads from child to parent; the arcs point the other way.
        if (state[parent] === 1) return path.slice(path.indexOf(parent)).reverse();
        if (state[parent] === 0) {
          path.push(parent);
          next.push(0);
          state[parent] = 1;
        }
      }
    }
  }
  return undefined;
}
