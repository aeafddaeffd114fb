import { readdirSync, readFileSync } from 'node:fs';
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
  expect(test).toContain('expect(Object.keys(sliderRows)).toEqual(sliderKeymap.map(({ keys }) => keys))');
  expect(keysTested(guideOf('ProbabilitySlider'))).toMatch(
    /^7 of \d+ rows of the table pressed one by one; \d+ promises of its kind, slider/,
  );
});

test('R-3143: a component without keys of its own says so, and one with keys says what presses them', () => {
  expect(keysTested(guideOf('Spinner'))).toBe('it takes none of its own');
  expect(keysTested(guideOf('Tabs'))).toMatch(/^\d+ promises of its kind, tabs; its stories press keys$/);
});

/** Every press of a key in the text of stories: by itself, among what is typed, or of Tab through everything. */
const PRESSES = /userEvent\.(?:keyboard|tab)\(|userEvent\.type\([^\n]*\{\w+\}|\bisReachedByKeys(?!\.js| } from)/;

test('R-3143: of every component that says so, the stories press keys', () => {
  const stories = allGuides.flatMap(({ folder }) => {
    const at = `packages/ui/src/${folder}`;
    const files = readdirSync(path.join(root, at)).filter((file) => file.endsWith('.stories.tsx'));
    return files.map((file) => read(`${at}/${file}`));
  });
  const saying = allGuides.filter(({ guide }) => keysTested(guide).includes('its stories press keys'));
  expect(saying.length).toBeGreaterThan(40);
  const silent = saying.filter(({ exported }) => {
    const own = stories.filter((text) => new RegExp(`\\bguide: ${exported}\\b`).test(text));
    return !own.some((text) => PRESSES.test(text));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
