import { readFileSync } from 'node:fs';
import { login } from '@credence/text/english/app/login';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/errors.js';
import { faults } from '../../platform/faults/faults.js';
import { awayLine } from './requireInstitution.js';

const page = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');

test('R-3256: the page about operation has what people see and the log says while the institution’s login is away', () => {
  const row = page.split('\n').find((line) => line.startsWith("| the institution's login is away |"));
  const name = /of the name “([^”]+)”/.exec(row ?? '')?.[1] ?? '';
  expect(row).toContain(`"${new ApiError('institution_unavailable', { name }).message}"`);
  expect(row).toContain(`\`${awayLine}\``);
});

test('R-3256: the page says what whoever is signed in reads while the database is away', () => {
  const [, about = ''] = /\*\*The database away, and who is signed in\.\*\*([\s\S]*?)\n\n/.exec(page) ?? [];
  expect(about.replaceAll('\n', ' ')).toContain(`"${login.sessionEnded}"`);
  expect(page).toContain(`\`${faults.database_away.began}\``);
});
