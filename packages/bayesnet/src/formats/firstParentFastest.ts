/**
 * The columns of a table that lists them with the first parent varying fastest: each in our order, where the first
 * parent varies slowest. `states` are the parents' numbers of states; their product must be one that can be allocated.
 */
export function firstParentFastest(states: readonly number[]): Int32Array {
  const strides = states.map((_, parent) => product(states.slice(parent + 1)));
  const columns = new Int32Array(product(states));
  for (let place = 0; place < columns.length; place += 1) {
    let rest = place;
    let column = 0;
    for (const [parent, count] of states.entries()) {
      column += (rest % count) * (strides[parent] ?? 0);
      rest = Math.floor(rest / count);
    }
    columns[place] = column;
  }
  return columns;
}

function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => all * factor, 1);
}
