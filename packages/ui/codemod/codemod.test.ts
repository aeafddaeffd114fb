import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codemod } from './codemod.js';

const old = `import { ActivityLog } from '@credence/ui';\n<ActivityLog describeType={a} />;\n`;
const now = old.replace('describeType', 'getTypeLabel').replace("ui'", "ui/screens'");

/** Writes files to a folder of their own, and runs the command there. */
function project(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'codemod-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const run = (...given: readonly string[]) => {
    const said: string[] = [];
    const code = codemod(
      given.map((each) => (each.startsWith('-') ? each : path.join(folder, each))),
      (line) => said.push(line.replaceAll(folder + path.sep, '').replaceAll(path.sep, '/')),
    );
    return { code, said };
  };
  return { run, read: (name: string) => readFileSync(path.join(folder, name), 'utf8') };
}

test('R-3114: folders are gone through, without what is installed or built', () => {
  const { run, read } = project({
    'src/a.tsx': old,
    'src/deep/b.jsx': old,
    'src/note.md': old,
    'src/dist/c.js': old,
    'src/node_modules/x/d.js': old,
  });
  expect(run('src')).toEqual({
    code: 0,
    said: [
      'src/a.tsx:1  ActivityLog → @credence/ui/screens',
      'src/a.tsx:2  ActivityLog: describeType → getTypeLabel',
      'src/deep/b.jsx:1  ActivityLog → @credence/ui/screens',
      'src/deep/b.jsx:2  ActivityLog: describeType → getTypeLabel',
      '2 files were changed.',
    ],
  });
  expect(['src/a.tsx', 'src/deep/b.jsx'].map(read)).toEqual([now, now]);
  expect(['src/note.md', 'src/dist/c.js', 'src/node_modules/x/d.js'].map(read)).toEqual([old, old, old]);
  expect(run('src').said).toEqual(['0 files were changed.']);
});

test('R-3114: with `--dry` it says the same and writes nothing', () => {
  const { run, read } = project({ 'a.tsx': old });
  expect(run('--dry', 'a.tsx').said).toEqual([
    'a.tsx:1  ActivityLog → @credence/ui/screens',
    'a.tsx:2  ActivityLog: describeType → getTypeLabel',
    '1 file would be changed.',
  ]);
  expect(read('a.tsx')).toBe(old);
});

test('R-3115: a file that cannot be read is named and left alone, and the others are written', () => {
  const broken = `import { ActivityLog } from '@credence/ui';\n<ActivityLog describeType={ />;\n`;
  const { run, read } = project({
    'src/a.tsx': broken,
    'src/b.tsx': old,
    'src/c.ts': `// @credence/ui\n${'\0'}${'{'.repeat(2000)}`,
  });
  const { code, said } = run('src');
  expect(code).toBe(1);
  expect(said.filter((line) => line.includes('Left alone')).map((line) => line.split('  ')[0])).toEqual([
    'src/a.tsx',
    'src/c.ts',
  ]);
  expect([read('src/a.tsx'), read('src/b.tsx')]).toEqual([broken, now]);
});

test('R-3115: without a file, with another option, or with a path that is not there it says so and writes nothing', () => {
  const { run, read } = project({ 'a.tsx': old });
  expect(run().said[0]).toContain('Usage: credence-codemod');
  expect(run('--force', 'a.tsx').code).toBe(2);
  expect(run('a.tsx', 'b.tsx')).toEqual({ code: 2, said: ['b.tsx is not there.'] });
  expect(read('a.tsx')).toBe(old);
});

test('R-3487: asked for help it says what it does, and that is no failure', () => {
  const { run } = project({});
  const usage = { code: 0, said: [expect.stringContaining('Usage: credence-codemod')] };
  expect([run('--help'), run('-h')]).toEqual([usage, usage]);
});

test('R-3487: a field for files that relied on the defaults it had is named, with what to write', () => {
  const page = `import { FileDrop } from '@credence/ui';
<form><FileDrop/></form>;
<FileDrop name="net" required={false} />;
<FileDrop name="net" accept="" required />;
<FileDrop {...rest} />;
createElement(FileDrop, { accept: '' });
`;
  expect(project({ 'page.tsx': page }).run('page.tsx').said).toEqual([
    'page.tsx:2  To do: FileDrop has no default any more for what is not given here. Write name="xmlFile" accept=".xml,.xdsl,.xmlbif,.bifxml,.bif" required for what it was.',
    'page.tsx:3  To do: FileDrop has no default any more for what is not given here. Write accept=".xml,.xdsl,.xmlbif,.bifxml,.bif" for what it was.',
    'page.tsx:5  To do: FileDrop: what is given here is made elsewhere. Look for name (has no default now), accept (has no default now), required (has no default now).',
    'page.tsx:6  To do: FileDrop has no default any more for what is not given here. Write name="xmlFile" required for what it was.',
    '0 files were changed.',
  ]);
});

test('R-3487: what renders answers of an editor, or takes its codes, is told what they are now', () => {
  const page = `import { CombinationEditor } from '@credence/ui';
<CombinationEditor
  renderShares={shares}
  renderSliders={sliders}
  onError={show}
/>;
`;
  expect(project({ 'page.tsx': page }).run('page.tsx').said).toEqual([
    expect.stringMatching(/^page\.tsx:3 {2}To do: CombinationEditor: renderShares\. .*`\{ ppm \}`/),
    expect.stringMatching(/^page\.tsx:4 {2}To do: CombinationEditor: renderSliders\. .*`\{ ppm \}`/),
    expect.stringMatching(/^page\.tsx:5 {2}To do: CombinationEditor: onError\. .*'selectBeforeDone'/),
    '0 files were changed.',
  ]);
});

test('R-3483: whoever has the provider and imports no styles is told so, with the line', () => {
  const page = `import { useState } from 'react';\nimport { CredenceProvider } from '@credence/ui';\n`;
  const toDo = /^src\/page\.tsx:2 {2}To do: CredenceProvider: .*import '@credence\/ui\/styles\.css'.*styled/;
  const fonts = `import '@credence/ui/fonts.css';\n// '@credence/ui/style.css'\n`;
  const { code, said } = project({ 'src/page.tsx': page, 'src/main.ts': fonts }).run('src');
  expect([code, said]).toEqual([0, [expect.stringMatching(toDo), '0 files were changed.']]);

  const byRequire = `\nconst { CredenceProvider } = require('@credence/ui');\n`;
  expect(project({ 'src/page.tsx': byRequire }).run('src').said[0]).toMatch(toDo);
  const other = project({ 'src/page.tsx': page.replace('CredenceProvider', 'Button') });
  expect(other.run('src').said).toEqual(['0 files were changed.']);
});

test.each([
  ['main.ts', `import '@credence/ui/styles.css';`],
  ['main.ts', `import "@credence/ui/styles/base.css";`],
  ['main.ts', `export { Button } from '@credence/ui/styled';`],
  ['main.css', `@import '@credence/ui/styles.css';`],
  ['main.scss', `@import url(@credence/ui/styles.css);`],
])('R-3483: nothing is said of styles where %s has %s', (name, text) => {
  const page = `import { CredenceProvider } from '@credence/ui';\n`;
  expect(project({ 'src/page.tsx': page, [`src/${name}`]: text }).run('src').said).toEqual(['0 files were changed.']);
});

test('R-3115: whoever asks how certain somebody is, is told at each prop which word takes the place of which number', () => {
  const page = `import { type Certainty, CertaintyField } from '@credence/ui';
const before: Certainty = -1;
<CertaintyField
  defaultValue={-2}
  lastValue={before}
  onValueChange={keep}
/>;
`;
  const { code, said } = project({ 'page.tsx': page }).run('page.tsx');
  expect([code, said.at(-1)]).toEqual([0, '0 files were changed.']);
  expect(said.map((line) => line.split('.').slice(0, 2).join('.'))).toEqual([
    expect.stringMatching(/^page\.tsx:1 {2}To do: Certainty: It is a word/),
    expect.stringMatching(/^page\.tsx:4 {2}To do: CertaintyField: defaultValue$/),
    expect.stringMatching(/^page\.tsx:5 {2}To do: CertaintyField: lastValue$/),
    expect.stringMatching(/^page\.tsx:6 {2}To do: CertaintyField: onValueChange$/),
    '0 files were changed.',
  ]);
  for (const line of said.slice(0, -1))
    for (const pair of [
      "'uncertain' takes the place of -2",
      "'ratherUncertain' of -1",
      "'ratherCertain' of 1",
      "'certain' of 2",
    ])
      expect(line).toContain(pair);
});

test('R-3115: whoever has words of their own for the choices is told that their keys are others', () => {
  const page = `import type { PartialLabels } from '@credence/ui';
const mine = { certaintyField: { choices: {} } } satisfies PartialLabels;
`;
  expect(project({ 'page.ts': page }).run('page.ts').said[0]).toMatch(
    /^page\.ts:1 {2}To do: PartialLabels: .*`certaintyField\.choices`, their keys are words now: 'uncertain' takes/,
  );
});
