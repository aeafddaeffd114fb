import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../tools/run.ts';
import { consumer } from './consumer.ts';

test('R-3116, R-3483: the packed kit brings the command that renames what moved and asks for styles, and nothing to install for it', async () => {
  const folder = await consumer('codemod', {}, ['ui']);
  const file = path.join(folder, 'src/page.tsx');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `import { ActivityLog } from '@credence/ui';\n<ActivityLog describeType={a} />;\n`);
  writeFileSync(path.join(folder, 'src/main.tsx'), `import { CredenceProvider } from '@credence/ui';\n`);
  const command = path.join(folder, 'node_modules/.bin/credence-codemod');
  const { code, output } = await run(command, ['src'], { cwd: folder });
  expect([code, output.trim().split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^src\/main\.tsx:1 {2}To do: CredenceProvider: No file here imports the styles/),
      'src/page.tsx:1  ActivityLog → @credence/ui/screens',
      'src/page.tsx:2  ActivityLog: describeType → getTypeLabel',
      '1 file was changed.',
    ],
  ]);
  expect(readFileSync(file, 'utf8')).toContain('getTypeLabel={a}');

  const kit = path.join(folder, 'node_modules/@credence/ui');
  const { dependencies } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => /babel|magic-string/.test(name))).toEqual([]);
  const legal = readFileSync(path.join(kit, 'dist/codemod.js.LEGAL.txt'), 'utf8');
  expect(legal).toMatch(/^@babel\/parser [\d.]+ \(MIT\)$/m);
  expect(legal).toMatch(/^magic-string [\d.]+ \(MIT\)$/m);
});
