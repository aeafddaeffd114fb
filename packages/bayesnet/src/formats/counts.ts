import { tolerances } from '../network/limits.js';
import { isAboveOne } from './numbers.js';
import type { ProblemList } from './problemList.js';
import type { RawNode, RawTable } from './rawNode.js';

interface FileShape {
  readonly states: number;
  readonly columns: number;
}

/**
 * Makes shares of the columns that hold counts, as programs leave them that learn from data, and says so. How many cases
 * each column stands for, by its place in the file; undefined if a number above 1 is a mistake and no count, of which
 * `tellInvalid` is called with the place.
 *
 * An answer to such a column is written as shares, beside counts: programs that read counts divide each column by its own
 * sum, so that it stands in no relation to the others, and the answer is not worth the cases whose numbers it replaces.
 */
export function readCounts(
  node: RawNode,
  table: RawTable,
  numbers: Float64Array,
  { states, columns }: FileShape,
  problems: ProblemList,
  tellInvalid: (place: number) => void,
): Float64Array | undefined {
  const cases = new Float64Array(columns);
  let valid = true;
  let isWhole = true;
  for (let column = 0; column < columns; column += 1) {
    const own = numbers.subarray(column * states, (column + 1) * states);
    const isLarge = own.some(isAboveOne);
    if (isLarge && !areCounts(own)) {
      valid = false;
      const placeOf = (state: number) => (node.ownStateSlowest ? state * columns + column : column * states + state);
      for (const [state, value] of own.entries()) if (isAboveOne(value)) tellInvalid(placeOf(state));
    } else if (isLarge || isOneEach(own)) {
      isWhole &&= own.every(Number.isInteger);
      const sum = sumOf(own);
      cases[column] = sum;
      for (let state = 0; state < states; state += 1) own[state] = (own[state] ?? 0) / sum;
    }
  }
  if (!valid) return undefined;
  const counted = cases.filter((sum) => sum > 0);
  const [first = 0] = counted;
  const params = { node: node.id, columns: counted.length };
  // One column of whole numbers may add up to 100 by chance; percentages tell of no cases.
  const isPercent = counted.every(isHundred) && (counted.length > 1 || !isWhole);
  problems.warning({
    code: 'counts',
    params: isPercent ? { reason: 'percent', ...params } : { reason: 'cases', ...params, cases: roundedCases(first) },
    offset: table.offset,
  });
  return isPercent ? cases.fill(0) : cases;
}

/**
 * Whether a column with a number above 1 holds counts (`990.0 10`), expected counts (`10.5 0.5`) or percentages (`99.9
 * 0.1`). A whole number beside a fraction below 1 is more likely one whose point is missing (`9 0.1`), fractions of two
 * cases or fewer are a slip (`1.2 0.3`), and more than can be counted one by one are no cases at all (1e308).
 */
function areCounts(column: Float64Array): boolean {
  const sum = sumOf(column);
  if (isHundred(sum)) return true;
  if (column.every(Number.isInteger)) return sum <= Number.MAX_SAFE_INTEGER;
  const isMixed =
    column.some((value) => isAboveOne(value) && Number.isInteger(value)) &&
    column.some((value) => value > 0 && value < 1);
  return !isMixed && sum > 2 && sum <= Number.MAX_SAFE_INTEGER;
}

/** Whether a column is `1 1`, `1 0 1` and the like, which beside counts is one, too. */
const isOneEach = (column: Float64Array) => sumOf(column) > 1 && column.every(Number.isInteger);

const isHundred = (sum: number) => Math.abs(sum - 100) <= tolerances.percentSum;

const sumOf = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);

/** Without the noise of adding: 0.1 and 0.2 would make a long sentence. */
const roundedCases = (sum: number) => Number(sum.toPrecision(12));
