import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moves } from '../../codemod/moves.js';
import { allChanges } from '../../stories/docs/changes/allChanges.js';
import { changesOf, readChangelog, readChangeset } from '../../stories/docs/changes/readChanges.js';
import { kitFolders } from './kitFolders.js';

/** As `@changesets/changelog-git` writes it. */
const LOG = `# @credence/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: \`Button\` takes an \`icon\`,
  before its words.
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
      { version: '0.3.0', text: '`Button` takes an `icon`, before its words.' },
      { version: '0.3.0', text: 'The whole kit in Dutch.' },
      { version: '0.1.0', text: 'First release.' },
    ]);
  });

  test('R-3142: a changeset is not released yet, and counts only if it is of the kit', () => {
    const of = (name: string) => readChangeset(`---\n'${name}': minor\n---\n\nSo it is\nnow.\n`);
    expect(of('@credence/ui')).toEqual({ version: undefined, text: 'So it is now.' });
    expect(of('@credence/bayesnet')).toBeUndefined();
  });

  test('R-3142: a component has the changes that name it in code, and no others', () => {
    const changes = ['`Button` is round.', '`<Button>` too.', 'Button in words.', '`IconButton` alone.'].map(
      (text) => ({
        version: undefined,
        text,
      }),
    );
    expect(changesOf(['Button'], changes).map(({ text }) => text)).toEqual(['`Button` is round.', '`<Button>` too.']);
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

test('R-3142: what is not released yet stands on the pages of the components that it names', () => {
  const found = changesOf(names, allChanges).filter((change) => change.version === undefined);
  expect(found.length).toBeGreaterThan(10);
});

test('R-3142: a component of which something moved finds on its page what changed', () => {
  const moved = Object.keys({ ...moves.props, ...moves.changed });
  expect(moved.length).toBeGreaterThan(4);
  expect(moved.filter((name) => changesOf([name], allChanges).length === 0)).toEqual([]);
});

test('R-3142: what is not released yet names components in code, so that their pages find it', () => {
  const inWords = names.filter((name) => /[a-z][A-Z]/.test(name));
  const unfound = allChanges
    .filter(({ version: brought }) => brought === undefined)
    .flatMap(({ text }) => text.replaceAll(/`[^`]*`/g, '').match(/\b\w+\b/g) ?? [])
    .filter((word) => inWords.includes(word));
  expect(inWords.length).toBeGreaterThan(50);
  expect(unfound).toEqual([]);
});
