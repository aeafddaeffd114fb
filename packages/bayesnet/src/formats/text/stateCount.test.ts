import { expect, test } from 'vitest';
import { readNetworkFile } from '../../index.js';

const problemsOf = (text: string) => readNetworkFile(new TextEncoder().encode(text)).problems;

test.each([
  ['BIF', 'network n { }\nvariable A { type discrete [3] { T, F }; }'],
  ['DSC', 'belief network\nnode A { type: discrete [3] = { T, F }; }'],
])('R-3425: a number of states that is not that of their names is told in %s, where it is', (format, text) => {
  const at = text.indexOf('3');
  expect(problemsOf(text)).toMatchObject([
    {
      code: 'wrong-state-count',
      severity: 'warning',
      node: 'A',
      params: { node: 'A', found: 2, needed: 3 },
      position: { offset: at, line: 2 },
    },
  ]);
  expect(problemsOf(text)[0]?.message).toBe(
    `The file says on line 2, column ${format === 'BIF' ? 29 : 26} that the node “A” has 3 states, but names 2: ` +
      'the names count, so correct the number, or add a name that is missing.',
  );
  for (const same of ['2', ' 2 ', '02', 'n', '']) expect(problemsOf(text.replace('3', same))).toEqual([]);
});
