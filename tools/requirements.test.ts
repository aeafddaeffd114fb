import { expect, test } from 'vitest';
import { cited, group, statements, untold } from './requirements.ts';

const document = `# Requirements
Text about R-999.
## Routes
- **R-101** one
- **R-102** two, like R-101
## Bad input
- **B-115** three
`;

test('finds the statements but not the prose around them', () => {
  expect(statements(document)).toEqual([
    { id: 'R-101', heading: 'Routes' },
    { id: 'R-102', heading: 'Routes' },
    { id: 'B-115', heading: 'Bad input' },
  ]);
});

test('counts ids that are written out', () => {
  expect([...cited(["test('R-101, B-115: refuses', …)", 'R-1181 XR-102 R-10'])]).toEqual(['R-101', 'B-115', 'R-1181']);
});

test('lists uncited statements by heading', () => {
  const open = untold(statements(document), new Set(['R-101']));

  expect([...group(open)]).toEqual([
    ['Routes', ['R-102']],
    ['Bad input', ['B-115']],
  ]);
});
