import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCommand } from './commands.js';

const hooks = path.join(import.meta.dirname, '../../../test/sourceHooks.mjs');

test('R-2668 restoring a file that is not there makes no database first', () => {
  const folder = path.join(tmpdir(), `credence-unmade-${process.pid}`);
  const { INIT_CWD: _, DATABASE_URL: __, ...env } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', hooks, path.join(import.meta.dirname, '../../cli.ts'), 'restore', 'missing.backup'],
    { encoding: 'utf8', cwd: import.meta.dirname, env: { ...env, DATA_DIR: folder } },
  );
  expect(stderr).toMatch(/^There is no file .*missing\.backup\. Nothing was changed\.\n$/);
  expect(status).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('R-2668 restoring a folder is refused', async () => {
  const { command, argument } = findCommand(['restore', import.meta.dirname])!;
  await expect('check' in command && command.check?.(argument)).rejects.toThrow(
    / is not a file\. Nothing was changed\.$/,
  );
});
