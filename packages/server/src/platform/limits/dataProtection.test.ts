import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../database/schema/index.js';
import { unwritten } from '../config/siteTexts.js';
import { retention } from './retention.js';

const text = readFileSync(new URL('../../../../../docs/data-protection.md', import.meta.url), 'utf8');
const table = text.slice(text.indexOf('## What is stored'), text.indexOf('On the device'));
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, tables = '', , , long = '']) => ({
    tables: [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    long,
  }));

test('R-3320: the page about data protection lists every table of the database once', () => {
  const all = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
  expect(all.length).toBeGreaterThan(30);
  expect(rows.flatMap(({ tables }) => tables).toSorted()).toEqual(all.toSorted());
});

const days = (period: number) => period / 86_400_000;
const inWords = (period: number) =>
  days(period) === 1
    ? '1 day'
    : days(period) % 365 === 0
      ? `${(days(period) / 365) * 12} months`
      : `${days(period)} days`;

test.each([
  ['users', 'deletedAccounts'],
  ['users', 'unactivatedAccounts'],
  ['sessions', 'endedSessions'],
  ['links', 'endedSessions'],
  ['known_browsers', 'knownBrowsers'],
  ['mails', 'mails'],
  ['attempts', 'attempts'],
  ['audit_log', 'activities'],
  ['networks', 'deletedNetworks'],
  ['waiting_invitations', 'waitingInvitations'],
  ['events', 'activities'],
  ['visits', 'activities'],
] as const)('R-3320: and says how long the server keeps %s, which is %s', (name, period) => {
  expect(rows.find(({ tables }) => tables.includes(name))?.long).toContain(inWords(retention[period]));
});

test('R-3292: the page names what the log of the server has of a person, and all that the server speaks to', () => {
  const log = text.slice(text.indexOf('In the log that the server writes'), text.indexOf('## Recipients'));
  expect(log).toMatch(/^In the log .*internet\s+address/s);
  const recipients = text.slice(text.indexOf('## Recipients'), text.indexOf('## Measures'));
  expect([...recipients.matchAll(/`([A-Z_]+)`/g)].map(([, setting]) => setting)).toEqual(['OIDC_ISSUER', 'AUDIT_TO']);
});

test.each([
  ['en', /log of the server.*internet address/],
  ['de', /Protokoll des Servers.*Internetadresse/],
] as const)('R-3292: the default privacy text (%s) names the internet address in the log', (tag, sentence) => {
  const [, stored] = unwritten[tag].privacy;
  expect(stored?.text).toMatch(sentence);
});
