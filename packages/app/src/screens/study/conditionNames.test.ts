import { expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { namedQuestions } from '../../features/meaning/namedQuestions.js';
import { cancerTables } from '../../test/cancerTables.js';
import { inOneLine, listQuestions } from './conditionNames.js';

test('R-3543: a condition is named by its state, with the parent where another node has a state of that name', () => {
  const { nodes } = cancerTables();
  const tables = { nodes: nodes.map((node) => (node.id === 'n1' ? { ...node, vars: ['low', 'high'] } : node)) };
  const nameOf = listQuestions(tables, namedQuestions(tables, english), english);
  expect(inOneLine(nameOf({ nodeId: 'n3', iteration: 1 }))).toBe('Cancer, low, Smoker: yes');
});
