import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessChecks } from '../../stories/docs/access/accessChecks.js';
import { keysTested } from '../../stories/docs/access/keysTested.js';
import { allGuides } from '../../stories/docs/allGuides.js';

/** Keys by their names in tests, as tables of keys write them. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'space',
  Control: 'Ctrl',
  PageDown: 'page up and down',
  PageUp: 'page up and down',
};
/** In `userEvent.keyboard`, a bracket stands for itself where there are two. */
const KEY = /\{(Control|Shift)>\}([^]*?)\{\/\1\}|\{(\w+)[^}]*\}+|\[\[|[^]/g;
const PRESSES =
  /userEvent\s*\.(?:keyboard\((['"`])(.*?)\1|(tab\()|type\([^\n]*?(\{\w+\}))|\b(isReachedByKeys)(?!\.js| } from)/g;

function nameOf(key: string): string {
  if (key.startsWith('Arrow')) return 'arrow keys';
  if (/^\d$/.test(key)) return 'digits';
  if (/^\p{L}$/u.test(key)) return 'letters';
  return NAMES[key] ?? key.replace('[[', '[');
}

/** The keys in what `userEvent.keyboard` is given. */
const keysOf = (pressed: string): readonly string[] =>
  [...pressed.matchAll(KEY)].flatMap(([all, modifier, keys = '', named]) =>
    modifier ? keysIn(keys).map((key) => `${nameOf(modifier)} + ${key}`) : [nameOf(named ?? all)],
  );

/** The same below a modifier, with the letter itself. */
const keysIn = (pressed: string): readonly string[] =>
  [...pressed.matchAll(KEY)].map(([all, , , named]) =>
    /^\p{L}$/u.test(all) ? all.toUpperCase() : nameOf(named ?? all),
  );

/** Every key that the text of stories presses: by itself, among what is typed, or Tab through everything. */
function pressedIn(stories: string): readonly string[] {
  const keys = [...stories.matchAll(PRESSES)].flatMap(([, , pressed, tab, typed, reached]) =>
    tab || reached ? ['Tab'] : keysOf(pressed ?? typed ?? ''),
  );
  return [...new Set(keys)].sort((a, b) => Number(b === 'Tab') - Number(a === 'Tab') || a.localeCompare(b, 'en'));
}

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const saidOf = (name: string) => keysTested(name, allGuides.find((each) => each.name === name)!.guide);

test.each(accessChecks)('R-3143: "$what" is what $file looks at', ({ file, says }) => {
  expect(read(file)).toContain(says);
});

test('R-3143: the keys that a page calls pressed one by one are those of the table that is executed', () => {
  const test = read('packages/ui/test/contract/keymaps.test.tsx');
  expect(test).toContain('expect(Object.keys(sliderRows)).toEqual(sliderKeymap.map(({ keys }) => keys))');
  expect(saidOf('ProbabilitySlider')).toMatch(
    /^7 of \d+ rows of the table pressed one by one; \d+ promises of its kind, slider/,
  );
});

test('R-3143: a component without keys of its own says so, and one with keys says which its stories press', () => {
  expect(saidOf('Spinner')).toBe('it takes none of its own');
  expect(saidOf('Tabs')).toMatch(/^\d+ promises of its kind, tabs; its stories press .*arrow keys/);
  expect(saidOf('PasswordField')).toBe('Tab reaches it, and no story presses another key');
});

test('R-3143: a key counts as pressed by itself, with another, and at the end of what is typed', () => {
  const stories = `
import { isReachedByKeys } from '../plays/isReachedByKeys.js';
await userEvent.keyboard('{ArrowUp}{Control>}z{/Control} 7[[');
await userEvent.type(box, 'abc{Enter}');`;
  expect(pressedIn(stories)).toEqual(['[', 'arrow keys', 'Ctrl + Z', 'digits', 'Enter', 'space']);
  expect(pressedIn('play: isReachedByKeys,')).toEqual(['Tab']);
});

/** The keys that the stories of each component press, by its name. */
function pressedByStories(): readonly (readonly [name: string, keys: readonly string[]])[] {
  const stories = allGuides.flatMap(({ folder }) => {
    const at = `packages/ui/src/${folder}`;
    const files = readdirSync(path.join(root, at)).filter((file) => file.endsWith('.stories.tsx'));
    return files.map((file) => read(`${at}/${file}`));
  });
  return allGuides
    .filter(({ guide }) => guide.keyboard.length > 0)
    .map(({ name, exported }) => {
      const own = [...new Set(stories)].filter((text) => new RegExp(`\\bguide: ${exported}\\b`).test(text));
      return [name, pressedIn(own.join('\n'))];
    });
}

test('R-3143: of every component with keys, stories press some', () => {
  const pressed = pressedByStories();
  expect(pressed.length).toBeGreaterThan(40);
  expect(pressed.filter(([, keys]) => keys.length === 0)).toEqual([]);
});

// To update the file after changing stories: `vitest run --project unit packages/ui/test/docs -u`.
test('R-3143: the keys that a page calls pressed are those that the stories press', async () => {
  const lines = pressedByStories().map(([name, keys]) => `  ${name}: [${keys.map((key) => `'${key}'`).join(', ')}],\n`);
  const text = `/** The keys that the stories of each component press. Written by access.test.ts. */
// biome-ignore format: a test writes it
export const keysPressed: Readonly<Record<string, readonly string[]>> = {
${lines.join('')}};
`;
  await expect(text).toMatchFileSnapshot(path.join(root, 'packages/ui/stories/docs/access/keysPressed.ts'));
});
