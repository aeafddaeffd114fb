import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roles } from '../packages/server/src/roles/roles.ts';
import { roleMap, roleMapFile } from './roleMap.ts';

test('R-2765: the application reads of a `type` what the table of roles says: run `npm run generate` if it does not', () => {
  expect(readFileSync(roleMapFile, 'utf8')).toBe(roleMap());
});

test('R-2765: a role that shares its `type` with one of the specification changes nothing of what the `type` permits', () => {
  const planted = { ...roles, observer: { member: 'observation', type: 'collaboration', may: ['view'] } } as const;
  expect(roleMap(planted)).toBe(roleMap());
  const more = { ...roles, owner: { ...roles.owner, may: ['view'] } } as const;
  expect(roleMap(more)).toContain("  owned: ['view'],");
});
