import { configurationCount } from '../cpt/configuration.js';

/**
 * The columns of a table that lists them with the first parent varying fastest: each in our order, where the first
 * parent varies slowest. `counts` are the parents' numbers of states; their product must be one that can be allocated.
 */
export function firstParentFastest(counts: readonly number[]): Int32Array {
  let columns = Int32Array.of(0);
  for (const [parent, count] of counts.entries()) {
    const before = columns;
    const stride = configurationCount(counts.slice(parent + 1));
    columns = new Int32Array(before.length * count);
    for (let state = 0; state < count; state += 1) {
      const first = state * before.length;
      for (let place = 0; place < before.length; place += 1) {
        columns[first + place] = (before[place] ?? 0) + state * stride;
      }
    }
  }
  return columns;
}
