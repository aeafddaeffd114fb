import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../build/workspace.ts';

const document = readFileSync(inRoot('docs/deploy.md'), 'utf8');
const deployed = (file: string) => readFileSync(inRoot('deploy', file), 'utf8');

test.for(['nginx.conf', 'Caddyfile'])('R-3209: docs/deploy.md shows %s as it comes with the archive', (file) => {
  const [first, ...rest] = deployed(file).split('\n');
  expect(first).toMatch(/^# \/etc\//);
  expect(document).toContain(`\n${rest.join('\n')}\`\`\`\n`);
});

test('R-3209: docs/deploy.md names each file that comes along by where it lies', () => {
  const named = [...document.matchAll(/deploy\/([\w.-]+)/g)].map(([, name]) => name);
  const there = readdirSync(inRoot('deploy'));
  expect(named.filter((name) => !there.includes(name!))).toEqual([]);
  for (const unit of ['credence.service', 'credence-backup.service', 'credence-backup.timer'])
    expect(named).toContain(unit);
});

test('R-3342: docs/deploy.md makes the folder for the data before anything needs it', () => {
  const before = document.indexOf('/var/lib/credence\n```');
  expect(before).toBeGreaterThan(document.indexOf('## 2. Unpack'));
  expect(before).toBeLessThan(document.indexOf('## 3. Settings'));
  expect(deployed('credence.env')).toContain('\nDATA_DIR=/var/lib/credence\n');
});

test.for(['nginx.conf', 'Caddyfile'])('R-3255: %s adds no Strict-Transport-Security to that of the server', (file) => {
  expect(deployed(file)).not.toContain('Strict-Transport-Security');
});

test('R-3209: the settings that come along are those that docs/operate.md has, with all that production needs', () => {
  const operate = readFileSync(inRoot('docs/operate.md'), 'utf8');
  const names = [...deployed('credence.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'SITE_CONFIG', 'DATA_DIR']));
  for (const name of names) expect(operate).toContain(`| \`${name}\` |`);
});
