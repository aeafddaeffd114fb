import { expect, test } from 'vitest';
import { exported } from '../contract/exported.js';
import { propsText } from './propsText.js';

const rowOf = (text: string, prop: string) => text.split('\n').find((line) => line.startsWith(`| \`${prop}\` |`)) ?? '';
const exactly = exported.flatMap(({ name }) => /^Exact(\w+)Props$/.exec(name)?.[1] ?? []);

test('R-2721: the props of a slider that takes exact shares are those with and without `precision`', () => {
  const text = propsText(['ProbabilitySlider']);
  expect(text).toContain('- `ProbabilitySliderProps`: With whole percents');
  expect(text).toContain('- `ExactProbabilitySliderProps`: With `precision`');
  expect(rowOf(text, 'precision')).toContain("| `'percent' \\| 'exact'` | `'percent'` | Left out:");
  expect(rowOf(text, 'value')).toContain('| `number \\| null` or `Share \\| null` |');
  expect(rowOf(text, 'label')).toMatch(/^\| `label` \| `ReactNode` \| required \|/);
  expect(text).toContain('type Share = ');
});

test('R-2721: every component with two ways to use it has both in its props', () => {
  expect(exactly.length).toBeGreaterThan(2);
  for (const name of exactly) expect(propsText([name])).toContain(`\`Exact${name}Props\``);
});
