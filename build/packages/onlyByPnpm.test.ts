import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { inRoot } from '../workspace.ts';
import { PUBLISHED } from './pack.ts';

test.each(PUBLISHED)('R-2374: `npm pack` of %s is refused, with what to run instead', async (name) => {
  const { code, output } = await run('npm', ['pack', '--dry-run'], { cwd: inRoot('packages', name) });
  expect(code).not.toBe(0);
  expect(output).toContain(`sh tools/with-tools.sh pnpm --filter @credence/${name} pack`);
});
