import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressLimits, type Limit, limits } from './limits.js';

const page = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n## Limits\n');
const rows = section
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => /^\| (?!what )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', most = '']) => ({ what, most }));

const ofAddress = addressLimits(1);
type Name = keyof typeof limits | keyof typeof ofAddress;

/** How the row begins that states a limit. */
const documented: Readonly<Record<Name, string>> = {
  passwordBySource: 'wrong passwords for one account, from one source',
  passwordByAccount: 'wrong passwords for one account, from all addresses together',
  addressByStudyLink: 'wrong addresses typed to the link',
  codeByAccount: 'wrong codes of the second factor',
  registrationMail: 'mails to one person: after a sign-up',
  activationMail: 'mails to one person: after a sign-up, the activation link again',
  passwordMail: 'mails to one person: after a sign-up, the activation link again, a forgotten password',
  addressMail: 'mails to one person: after a sign-up, the activation link again, a forgotten password, a new address',
  addressChanges: 'changes of address',
  missedInvitation: 'names without an account',
  manyMissedInvitations: 'names without an account',
  invitationsBySender: 'people whom one person invites to networks',
  expertsBySender: 'experts whom one person asks',
  invitationMailByAccount: 'mails with an invitation',
  mailsToOnePerson: 'mails from one person to another',
  invitationAnswered: 'mails to an owner',
  notedRefusals: 'refusals from one address',
  notedDownloads: 'downloads by one person',
  notedDashboards: 'looks of one person at the dashboard',
  notedResults: 'looks of one person at the dashboard, or at the results of one round',
  exportByAccount: 'downloads of all that is stored',
  questionnaireByAccount: 'questionnaires',
  wrongPasswords: 'wrong passwords from one address',
  wrongLinks: 'requests for a mail, and wrong links, from one address',
  registrations: 'sign-ups from one address',
  institutionLogins: "logins begun with the institution's from one address",
  mails: 'requests for a mail',
};

/** "10 in 15 minutes", "3 an hour". */
function inWords({ most, within }: Limit): string {
  const minutes = within / 60_000;
  const once = { 1: 'a minute', 60: 'an hour', 1440: 'a day' }[minutes];
  return `${most} ${once ?? (minutes % 60 === 0 ? `in ${minutes / 60} hours` : `in ${minutes} minutes`)}`;
}

const all: Readonly<Record<Name, Limit>> = { ...limits, ...ofAddress };

test.each(Object.keys(all) as Name[])('R-3291: the page about operation has the limit %s with its number', (name) => {
  const found = rows.filter(({ what }) => what.startsWith(documented[name]));
  expect(found).toHaveLength(1);
  const perPerson = name in ofAddress ? ' for each person' : '';
  expect(found[0]!.most).toMatch(new RegExp(`(?:^|, )${inWords(all[name])}${perPerson}(?:,|$)`));
});

test('R-3291: and none that there is not', () => {
  const others = rows.filter(({ what }) => !Object.values(documented).some((begins) => what.startsWith(begins)));
  expect(others).toEqual([{ what: 'open sessions of one person', most: '100' }]);
});
