import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../workspace.ts';
import { sheetsOf } from './writeSheets.ts';

const kit = inRoot('packages', 'ui');
const sheets = await sheetsOf(kit);
const later = [...sheets.keys()].filter((name) => name.endsWith('.later'));

/** The classes that a sheet has rules for. */
const classesIn = (sheet: string) => new Set(sheets.get(sheet)?.match(/\.c\w+-\w+/g));
test('R-3180: what a component opens later is in a second sheet, which has no rule of the first', () => {
  expect(later.toSorted()).toEqual([
    'styles/CombinationEditor.later',
    'styles/ProbabilityQuestion.later',
    'styles/ProbabilitySlider.later',
    'styles/StateList.later',
  ]);
  for (const name of later) {
    const own = classesIn(name.replace('.later', ''));
    expect([...classesIn(name)].filter((each) => own.has(each))).toEqual([]);
  }
});

test('R-3180: the sliders of the combination editor come later, with all that the sheet of a slider holds', () => {
  const slider = classesIn('styles/ProbabilitySlider');
  const [atOnce, after] = [classesIn('styles/CombinationEditor'), classesIn('styles/CombinationEditor.later')];
  expect([...slider].filter((each) => !atOnce.has(each) && !after.has(each))).toEqual([]);
  expect([...slider].filter((each) => after.has(each)).length).toBeGreaterThan(20);
});

test.each(later)('R-3181: the page of the component names %s', (name) => {
  const component = name.replace(/^styles\/|\.later$/g, '');
  expect(readFileSync(`${kit}/docs/${component}.md`, 'utf8')).toContain(`${name}.css`);
});
