import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allChanges } from '../../stories/docs/changes/allChanges.js';
import {
  byVersion,
  type Change,
  changesOf,
  readChangelog,
  readChangeset,
} from '../../stories/docs/changes/readChanges.js';
import { kitFolders } from './kitFolders.js';

/** As `@changesets/changelog-git` writes it. */
const LOG = `# @credence/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: \`Button\` takes an \`icon\`,
  before its words.

  Components: Button!, IconButton
- 5d6e7f8: The whole kit in Dutch.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @credence/bayesnet@0.3.0

## 0.1.0

First release.
`;

describe('the change log', () => {
  test('R-3142: is read version by version, without commits and without what follows from other packages', () => {
    expect(readChangelog(LOG)).toEqual([
      {
        version: '0.3.0',
        text: '`Button` takes an `icon`, before its words.',
        components: ['Button', 'IconButton'],
        breaks: ['Button'],
      },
      { version: '0.3.0', text: 'The whole kit in Dutch.', components: [], breaks: [] },
      { version: '0.1.0', text: 'First release.', components: [], breaks: [] },
    ]);
  });

  test('R-3142: a changeset is not released yet, and counts only if it is of the kit', () => {
    const of = (name: string) => readChangeset(`---\n'${name}': minor\n---\n\nSo it is\nnow.\n\nComponents: none\n`);
    expect(of('@credence/ui')).toEqual({ version: undefined, text: 'So it is now.', components: [], breaks: [] });
    expect(of('@credence/bayesnet')).toBeUndefined();
  });

  const change = (text: string, components: readonly string[], breaks: readonly string[] = []): Change => ({
    version: undefined,
    text,
    components,
    breaks,
  });

  test('R-3406: a component has the changes that are said to concern it, and no others', () => {
    const changes = [
      change('`Button` in code alone.', []),
      change('Its size is gone.', ['Button', 'Tabs'], ['Button', 'Tabs']),
      change('`IconButton` alone.', ['IconButton']),
    ];
    expect(changesOf(['Button'], changes)).toEqual([change('Its size is gone.', ['Button', 'Tabs'], ['Button'])]);
  });

  test('R-3406: what breaks a component comes first in its version', () => {
    const changes = [change('new', ['Tabs']), change('gone', ['Tabs'], ['Tabs'])];
    const released = { ...change('went', ['Tabs'], ['Tabs']), version: '0.2.0' };
    expect(byVersion([...changes, released]).map(([version, of]) => [version, of.map(({ text }) => text)])).toEqual([
      ['Unreleased', ['gone', 'new']],
      ['0.2.0', ['went']],
    ]);
  });
});

const components = kitFolders().flatMap((folder) => folder.components);
const released = new Set(allChanges.flatMap((change) => change.version ?? []));
const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

test('R-3142: the log of the kit ends with its first release', () => {
  expect(allChanges.at(-1)?.version).toBe('0.1.0');
});

test('R-3142: a component is as old as a release, or belongs to the next', () => {
  const versions = kitFolders().flatMap(({ guides }) => [...guides.values()].map(({ since }) => since));
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter((since) => !released.has(since) && since <= version)).toEqual([]);
});

/** The components of the kit that a text names in code. */
const namedIn = (text: string) =>
  components.filter((name) => text.includes(`\`${name}\``) || text.includes(`<${name} `));

/** What a changeset of the kit has against the rules for its pages; none for one of another package. */
function problemsOf(changeset: string): readonly string[] {
  const change = readChangeset(changeset);
  if (!change) return [];
  const hasList = /\n\nComponents: (?:none|[A-Z]\w*!?(?:, [A-Z]\w*!?)*)\n$/.test(changeset);
  return [
    ...(hasList && !change.text.includes('Components:') ? [] : ['no list of components at its end']),
    ...(/^'@credence\/(?!ui'|elements')/m.test(changeset) ? ['another package'] : []),
    ...change.components.filter((name) => !components.includes(name)).map((name) => `unknown: ${name}`),
    ...namedIn(change.text)
      .filter((name) => change.components.length > 0 && !change.components.includes(name))
      .map((name) => `named, not listed: ${name}`),
  ];
}

const changeset = (text: string, ...packages: readonly string[]) =>
  `---\n${['ui', ...packages].map((name) => `'@credence/${name}': minor\n`).join('')}---\n\n${text}\n`;

test.each([
  ['the whole kit', changeset('First release.\n\nComponents: none'), []],
  ['its elements too', changeset('`Tabs` wrap.\n\nComponents: Tabs!, Button', 'elements'), []],
  ['no list', changeset('`Tabs` wrap.'), ['no list of components at its end']],
  ['a list in the text', changeset('Tabs wrap. Components: Tabs'), ['no list of components at its end']],
  ['no such component', changeset('They wrap.\n\nComponents: Tubs'), ['unknown: Tubs']],
  ['one left out', changeset('`Tabs` and <Button kind> wrap.\n\nComponents: Tabs'), ['named, not listed: Button']],
  ['another package', changeset('All read BIF.\n\nComponents: none', 'bayesnet'), ['another package']],
])('R-3406: the list of components at the end of a changeset is checked: %s', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test('R-3406: each changeset of the kit ends with the components that it concerns, and is of no other package', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const problems = files.map((file) => [file, problemsOf(readFileSync(path.join(folder, file), 'utf8'))] as const);
  expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
});

test('R-3406: only what was released can break', () => {
  const versions = new Map(
    kitFolders().flatMap((folder) => folder.components.map((name) => [name, [...folder.guides.values()][0]?.since])),
  );
  const neverReleased = (changes: readonly Change[]) =>
    changes
      .filter((change) => change.version === undefined)
      .flatMap(({ breaks }) => breaks)
      .filter((name) => !released.has(versions.get(name) ?? ''));
  const next = { version: undefined, text: 'Gone.', components: [] };
  expect(neverReleased([{ ...next, breaks: ['Button', 'NotReleased'] }])).toEqual(['NotReleased']);
  expect(neverReleased(allChanges)).toEqual([]);
});
