import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isRecentEnough } from './nodeVersion.js';

const checkout = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');

/** Loaded first, it makes Node say that it is another one. */
const pretending = (version: string) =>
  `data:text/javascript,Object.defineProperties(process,{version:{value:"v${version}"},versions:{value:{...process.versions,node:"${version}"}}})`;

test.each(['main.js', 'cli.js'])('B-273 the built %s refuses an older Node in one sentence', (built) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretending('20.20.2'), path.join(checkout, 'packages/server/dist', built)],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: '/nowhere/at/all' } },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Credence needs Node 22\.22 or 24\.15 and newer; this is v20\.20\.2\. [^\n]+\n$/);
});

const versions = ['18.20.8', '20.20.2', '21.7.3', '22.21.1', '22.22.0', '23.11.1', '24.14.9', '24.15.0', '26.0.0'];

test.each(versions)('B-273 the server and the script that brings its Node agree on %s', (version) => {
  const script = /node -e '([^']+)'/.exec(read('tools/with-tools.sh'))?.[1] ?? '';
  let status: number | undefined;
  runInNewContext(script, {
    process: { versions: { node: version }, exit: (code: number) => (status = code) },
    Number,
  });
  expect(status).toBe(isRecentEnough(version) ? 0 : 1);
});

const documents = ['README.md', 'docs/operate.md', 'docs/elicitation.md', 'docs/method.md', 'docs/embed.md'];

test.each(documents)('B-273 no command of %s runs on whatever Node the machine has', (document) => {
  const commands = [...read(document).matchAll(/.*\bnode (?:[\w-]+\/)+[\w./-]+\.(?:js|ts)\b.*/g)].map(([line]) => line);
  if (document === 'docs/operate.md') expect(commands.length).toBeGreaterThan(0);
  for (const line of commands) expect(line).toMatch(/with-tools\.sh node /);
});
