import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../build/workspace.ts';
import { sectionsOf } from '../sections.ts';
import { COPIED, isShipped } from './stage.ts';

/** What is written by hand of what an archive holds, laid out as there. */
function documents(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const each of [...COPIED.filter((file) => !file.startsWith('packages/')), 'deploy'])
    cpSync(inRoot(each), path.join(folder, each), { recursive: true, filter: isShipped });
  return folder;
}

test('R-3472: each link of a document in the archive leads to something in the archive', () => {
  const folder = documents();
  const files = globSync('**/*.md', { cwd: folder });
  const links = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link]) => ({
        file,
        link: link!,
      }),
    ),
  );
  expect(files).toContain('docs/deploy.md');
  expect(links.length).toBeGreaterThan(50);
  const dead = links.filter(({ file, link }) => {
    const [target = '', anchor] = link.split('#');
    const there = target === '' ? path.join(folder, file) : path.resolve(folder, path.dirname(file), target);
    if (!there.startsWith(folder) || !existsSync(there)) return true;
    return (
      anchor !== undefined && !sectionsOf(readFileSync(there, 'utf8')).some((section) => section.anchor === anchor)
    );
  });
  expect(dead).toEqual([]);
});
