import { expect, test } from 'vitest';
import { cancerTables } from '../../test/cancerTables.js';
import { buildTables } from '../../test/tableBuilders.js';
import { countAnswers } from './countAnswers.js';

test('R-3681: answers and the columns of combinations count, what cannot occur is no question', () => {
  const { answered, questions } = countAnswers(cancerTables());
  expect([answered, questions]).toEqual([2, 10]);
  const extent = buildTables().nodes.filter(({ id }) => id === 'extent');
  expect(countAnswers({ nodes: extent })).toEqual({ answered: 47, questions: 53 });
});

test('R-3681: a table that nobody has begun counts with the questions it will have', () => {
  const nodes = cancerTables().nodes.map((node) =>
    node.id === 'n3' ? { ...node, table: { kind: 'none' as const, reason: 'open' as const } } : node,
  );
  expect(countAnswers({ nodes })).toEqual({ answered: 2, questions: 10 });
});
