import { readFileSync } from 'node:fs';
import { sentenceOf } from '@credence/bayesnet';
import { login } from '@credence/text/english/app/login';
import { refusals } from '@credence/text/english/refusals';
import { expect, test } from 'vitest';
import { faults } from '../../platform/faults/faults.js';
import { groupsLeftOutLine } from './answerInstitutionLogin.js';
import { awayLine } from './requireInstitution.js';

const page = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');

test('R-3256: the page about operation has what people see and the log says while the institution’s login is away', () => {
  const row = page.split('\n').find((line) => line.startsWith("| the institution's login is away |"));
  const name = /of the name “([^”]+)”/.exec(row ?? '')?.[1] ?? '';
  const said = sentenceOf(refusals, { code: 'institution_unavailable', params: { name } }, '');
  expect(row).toContain(`"${said}"`);
  expect(row).toContain(`\`${awayLine}\``);
});

test('R-3256: the page says what whoever is signed in reads while the database is away', () => {
  const [, about = ''] = /\*\*The database away, and who is signed in\.\*\*([\s\S]*?)\n\n/.exec(page) ?? [];
  expect(about.replaceAll('\n', ' ')).toContain(`"${login.sessionEnded}"`);
  expect(page).toContain(`\`${faults.database_away.began}\``);
});

test('R-3564: the page has what people read whose address is not verified or missing, what trusting it risks, and the line about groups that are left out', () => {
  const text = page.replaceAll(/\s+/g, ' ');
  for (const reason of ['address-unverified', 'address-missing'])
    expect(text).toContain(`"${sentenceOf(refusals, { code: 'institution_refused', params: { reason } }, '')}"`);
  expect(text).toContain(`\`${groupsLeftOutLine}\``);
  expect(text).toMatch(
    /\| `OIDC_TRUST_EMAIL_OF` \|[^|]*\|[^|]*Whoever can set an address there comes here under it \|/,
  );
  expect(text).toContain('**What you risk.** Whoever can set the e-mail address of a person at that provider');
});
