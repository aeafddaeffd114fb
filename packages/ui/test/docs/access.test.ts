import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessChecks } from '../../stories/docs/access/accessChecks.js';
import { keysTested } from '../../stories/docs/access/keysTested.js';
import { allGuides } from '../../stories/docs/allGuides.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guideOf = (name: string) => allGuides.find((each) => each.name === name)!.guide;

test.each(accessChecks)('R-3143: "$what" is what $file looks at', ({ file, says }) => {
  expect(read(file)).toContain(says);
});

test('R-3143: the keys that a page calls pressed one by one are those of the table that is executed', () => {
  const test = read('packages/ui/test/contract/keymaps.test.tsx');
  expect(test).toContain("expect(tables).toEqual(['sliderKeymap'])");
  expect(keysTested(guideOf('ProbabilitySlider'))).toMatch(
    /^7 of \d+ rows of the table pressed one by one; \d+ promises of its kind, slider/,
  );
});

test('R-3143: a component without keys of its own says so, and one with keys says what presses them', () => {
  expect(keysTested(guideOf('Spinner'))).toBe('it takes none of its own');
  expect(keysTested(guideOf('Tabs'))).toMatch(/^\d+ promises of its kind, tabs; its stories press keys$/);
});
