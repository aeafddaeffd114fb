import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditTypes } from './auditTypes.js';

const page = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n#### Entries of the audit log\n');
const rows = [...section.split('\n#')[0]!.matchAll(/^\| `(\w+)` \| (.+) \| .*\|$/gm)];

test('R-3290: the page about operation lists each type of the audit log once, and none that there is not', () => {
  expect(rows.map(([, type]) => type).toSorted()).toEqual([...auditTypes].toSorted());
});
