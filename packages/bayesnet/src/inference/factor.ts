/** A table over some variables: the first varies slowest, the last fastest. */
export interface Factor {
  readonly variables: readonly string[];
  readonly values: Float64Array;
}

/** The number of states of each variable. */
export type Sizes = ReadonlyMap<string, number>;

export const cellsOf = (variables: Iterable<string>, sizes: Sizes): number => {
  let cells = 1;
  for (const variable of variables) cells *= sizes.get(variable) ?? 1;
  return cells;
};

/** The product of factors over `variables`, summing out every variable not in `kept`. */
export function multiply(
  factors: readonly Factor[],
  kept: readonly string[],
  summed: readonly string[],
  sizes: Sizes,
): Factor {
  const variables = [...kept, ...summed];
  const lengths = variables.map((variable) => sizes.get(variable) ?? 1);
  const strides = factors.map((factor) => stridesOf(factor, variables, sizes));
  const perCell = cellsOf(summed, sizes);
  const values = new Float64Array(cellsOf(kept, sizes));
  const states = new Array<number>(variables.length).fill(0);
  const at = factors.map(() => 0);
  for (let step = 0; step < values.length * perCell; step += 1) {
    let product = 1;
    for (const [index, { values: cells }] of factors.entries()) product *= cells[at[index] ?? 0] ?? 0;
    const cell = Math.floor(step / perCell);
    values[cell] = (values[cell] ?? 0) + product;
    advance(states, lengths, strides, at);
  }
  return { variables: kept, values };
}

/** Advances by one step: the last variable varies fastest, and each factor's position moves along. */
function advance(states: number[], lengths: readonly number[], strides: readonly number[][], at: number[]): void {
  for (let variable = states.length - 1; variable >= 0; variable -= 1) {
    const state = (states[variable] ?? 0) + 1;
    const wraps = state === lengths[variable];
    states[variable] = wraps ? 0 : state;
    for (const [index, stride] of strides.entries())
      at[index] = (at[index] ?? 0) + (stride[variable] ?? 0) * (wraps ? 1 - state : 1);
    if (!wraps) return;
  }
}

/** How far a factor's position moves per state of each variable; 0 if it does not depend on it. */
function stridesOf(factor: Factor, variables: readonly string[], sizes: Sizes): number[] {
  const own = new Map<string, number>();
  let stride = 1;
  for (const variable of factor.variables.toReversed()) {
    own.set(variable, stride);
    stride *= sizes.get(variable) ?? 1;
  }
  return variables.map((variable) => own.get(variable) ?? 0);
}
