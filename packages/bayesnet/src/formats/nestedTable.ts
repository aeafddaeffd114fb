import { limits } from '../network/limits.js';

/** What stands between two numbers, and between two columns. */
interface Signs {
  readonly number: string;
  readonly column: string;
}

/**
 * Columns in ascending order in brackets inside brackets: those of the first parent outermost, those of the node itself
 * innermost. Beyond as many parents as brackets may stand inside each other, in one bracket.
 *
 * @param parentStates the numbers of states of the parents
 */
export function nestedTable(
  columns: readonly (readonly string[])[],
  parentStates: readonly number[],
  signs: Signs,
): string {
  // Brackets inside each other are told from an attack by their number; without them the order is the same.
  if (parentStates.length >= limits.depth)
    return `(${columns.map((numbers) => numbers.join(signs.number)).join(signs.column)})`;
  let product = 1;
  const spans = parentStates.toReversed().map((states) => (product *= states));
  const times = (bracket: string, column: number) =>
    bracket.repeat(1 + spans.filter((span) => column % span === 0).length);
  return columns
    .map((numbers, column) => times('(', column) + numbers.join(signs.number) + times(')', column + 1))
    .join(signs.column);
}
