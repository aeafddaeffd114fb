import type { SavedAnswer } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { FilledTable } from './filledTable.js';
import { writeWithTables } from './writeWithTables.js';

/** A node below one of three states, answered as given for the first of its columns. */
function answered(standings: readonly SavedAnswer['standing'][], hasNumbers: boolean): FilledTable {
  const answers = standings.map(
    (standing, at) => [at + 1, { value: [60, 40], sequence: at, ...(standing && { standing }) }] as const,
  );
  return new FilledTable({ nodeKey: 'n', radices: [3], combinations: [], answers: new Map(answers) }, hasNumbers);
}

const writeAll = (tables: readonly FilledTable[]) =>
  writeWithTables(tables, (sources) => [0, 1, 2].map((column) => sources.get('n')?.(column)));

test('R-2774: how many columns stand for what cannot occur comes with what was written, each time anew', () => {
  const table = answered(['cannot_occur', 'answered', 'cannot_occur'], true);
  expect(writeAll([table])).toEqual({
    written: [undefined, [0.6, 0.4], undefined],
    impossible: [{ nodeKey: 'n', columns: 2 }],
  });
  expect(writeAll([table]).impossible).toEqual([{ nodeKey: 'n', columns: 2 }]);
});

test('R-2774: a table that stays open counts what cannot occur only if it is written all the same', () => {
  expect(writeAll([answered(['cannot_occur', 'answered'], true)]).impossible).toEqual([{ nodeKey: 'n', columns: 1 }]);
  expect(writeAll([answered(['cannot_occur', 'answered'], false)]).impossible).toEqual([]);
  expect(writeAll([answered(['answered'], true)]).impossible).toEqual([]);
});
