import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveOneOutProducts, type CliqueFactor, Workspace } from './leaveOneOutProducts.js';
import { cellMap, stridesFor } from './cellMap.js';

const SIZES = [2, 3, 2, 2, 3, 2, 2, 2];
const VARIABLES = [...SIZES.keys()];
const CELLS = SIZES.reduce((product, size) => product * size, 1);

/** Tables over some of the variables: of the first alone, of the last alone, and of both. */
const tables = fc.array(fc.uniqueArray(fc.nat(VARIABLES.length - 1), { maxLength: 3 }), { minLength: 1, maxLength: 9 });

function itemOf(scope: readonly number[], index: number): CliqueFactor {
  const length = scope.reduce((product, variable) => product * SIZES[variable]!, 1);
  return {
    values: Float64Array.from({ length }, (_, cell) => ((7 * cell + 3 * index) % 5) / 4),
    map: cellMap(SIZES, stridesFor(VARIABLES, scope, SIZES)),
  };
}

test('R-2105: what all other tables make of a cell is their product, however they share variables', () => {
  fc.assert(
    fc.property(tables, (scopes) => {
      const items = scopes.map(itemOf);
      const found = leaveOneOutProducts(
        items,
        items.map(() => true),
        CELLS,
        new Workspace(CELLS),
      );
      const cellOf = ({ map: { high, low } }: CliqueFactor, cell: number) =>
        high[Math.floor(cell / low.length)]! + low[cell % low.length]!;
      for (const [index, item] of items.entries()) {
        const wanted = new Float64Array(item.values.length);
        for (let cell = 0; cell < CELLS; cell += 1) {
          const others = items.filter((each) => each !== item);
          wanted[cellOf(item, cell)]! += others.reduce((all, each) => all * each.values[cellOf(each, cell)]!, 1);
        }
        for (const [cell, value] of wanted.entries()) expect(found[index]?.[cell]).toBeCloseTo(value, 8);
      }
    }),
    { numRuns: 100 },
  );
});
