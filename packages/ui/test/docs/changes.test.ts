import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moves } from '../../codemod/moves.js';
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
    ...{ text, components, breaks },
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

const names = kitFolders().flatMap(({ components }) => components);
const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

test('R-3142: the log of the kit ends with its first release', () => {
  expect(allChanges.at(-1)?.version).toBe('0.1.0');
});

test('R-3142: a component is as old as a release, or belongs to the next', () => {
  const released = new Set(allChanges.flatMap((change) => change.version ?? []));
  const later = kitFolders()
    .flatMap(({ guides }) => [...guides.values()])
    .filter(({ since }) => !released.has(since));
  expect(later.length).toBeGreaterThan(0);
  for (const { since } of later) expect(since > version, since).toBe(true);
});

/** The changesets of the kit, by name. */
const folder = path.resolve(import.meta.dirname, '../../../../.changeset');
const changesets = readdirSync(folder)
  .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
  .filter(([, text]) => readChangeset(text));

test('R-3406: each changeset of the kit ends with the components that it concerns, or with none', () => {
  expect(changesets.length).toBeGreaterThan(50);
  for (const [file, text] of changesets) {
    expect(text, file).toMatch(/\n\nComponents: (?:none|[A-Z]\w*!?(?:, [A-Z]\w*!?)*)\n$/);
    expect(readChangeset(text)?.text, file).not.toContain('Components:');
    expect(
      readChangeset(text)?.components.filter((name) => !names.includes(name)),
      file,
    ).toEqual([]);
  }
});

test('R-3406: a changeset of the kit is of no other package but its elements, so that its pages tell of nothing else', () => {
  const shared = changesets.filter(([, text]) => /^'@credence\/(?!ui'|elements')/m.test(text));
  expect(shared.map(([file]) => file)).toEqual([]);
});

test('R-3406: a changeset names a component in code only if it concerns it, or none at all', () => {
  const unfound = changesets.flatMap(([file, text]) => {
    const { components = [], text: said = '' } = readChangeset(text) ?? {};
    const named = names.filter((name) => said.includes(`\`${name}\``) || said.includes(`<${name} `));
    return named.filter((name) => components.length > 0 && !components.includes(name)).map((name) => [file, name]);
  });
  expect(unfound).toEqual([]);
});

test('R-3406: only what was released can break', () => {
  const released = new Set(allChanges.flatMap((change) => change.version ?? []));
  const since = new Map(
    kitFolders().flatMap(({ guides, components }) => components.map((name) => [name, [...guides.values()][0]?.since])),
  );
  const broken = allChanges.filter((change) => change.version === undefined).flatMap(({ breaks }) => breaks);
  expect(broken.length).toBeGreaterThan(10);
  expect(broken.filter((name) => !released.has(since.get(name) ?? ''))).toEqual([]);
});

test('R-3142: a component of which something moved finds on its page what it breaks', () => {
  const moved = Object.keys({ ...moves.props, ...moves.changed });
  expect(moved.length).toBeGreaterThan(4);
  const broken = new Set(allChanges.flatMap(({ breaks }) => breaks));
  expect(moved.filter((name) => !broken.has(name))).toEqual([]);
});

test('R-3406: the pages of components tell of what its code does not name, and of no other package', () => {
  const of = (name: string) =>
    changesOf([name], allChanges)
      .map(({ text }) => text)
      .join('\n');
  expect(of('DataTable')).toContain('useStoredSort');
  expect(of('QuestionExits')).toContain('cannotOccur');
  expect(of('ProbabilityQuestion')).toContain('cannotOccur');
  expect(of('CombinationEditor')).not.toContain('X-Too-Large-Nodes');
  expect(of('FileDrop')).not.toContain('newXmlbif');
});
