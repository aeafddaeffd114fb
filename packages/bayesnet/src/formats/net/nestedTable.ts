/**
 * Columns as NET nests them: the brackets of the first parent outermost, those of the node itself innermost.
 * `parentStates` are the numbers of states of the parents.
 */
export function nestedTable(columns: readonly (readonly string[])[], parentStates: readonly number[]): string {
  const blocks = parentStates.map((_, parent) => parentStates.slice(parent).reduce((size, states) => size * states, 1));
  const times = (sign: string, column: number) => sign.repeat(blocks.filter((size) => column % size === 0).length);
  return columns
    .map((numbers, column) => `${times('(', column)}(${numbers.join(' ')})${times(')', column + 1)}`)
    .join(' ');
}
