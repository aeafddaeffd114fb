import type { NetworkTables } from '@credence/api-client';
import type { InferenceProblem } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { german } from '@credence/text/german/app';
import { problemSentence } from './problemSentence.js';

const node = (id: string, display_name: string, vars: string[]): NetworkTables['nodes'][number] => ({
  id,
  display_name,
  vars,
  parents: [],
  table: { kind: 'none', reason: 'open' },
});
const nodes = [node('n1', 'Sex', ['male', 'female']), node('n2', 'Pregnancy', ['not_pregnant', 'pregnant'])];
const problem: InferenceProblem = {
  code: 'impossible-evidence',
  params: {
    findings: [
      { node: 'n1', state: 0 },
      { node: 'n2', state: 1 },
    ],
    by: { node: 'n2', state: 1, conditions: [{ node: 'n1', state: 0 }] },
  },
};

test('R-2577: findings that zeros forbid are told with the answer that forbids them, by the names people know', () => {
  expect(problemSentence(problem, { nodes }, english)).toBe(
    'The findings of Sex, Pregnancy cannot occur together. Pregnancy has 0 % for “pregnant” where Sex is “male”: change that, or one of the findings.',
  );
  expect(problemSentence(problem, { nodes }, german)).toBe(
    'Die Befunde „Sex“, „Pregnancy“ können nicht zusammen vorkommen. „Pregnancy“ hat für „pregnant“ 0 %, wenn „Sex“ „male“ ist: Ändern Sie das oder einen der Befunde.',
  );
});
