import { readFileSync } from 'node:fs';
import { account } from '@credence/text/english/app/account';
import { dashboard } from '@credence/text/english/app/dashboard';
import { inference } from '@credence/text/english/app/inference';
import { share } from '@credence/text/english/app/share';
import { study } from '@credence/text/english/app/study';
import { refusals } from '@credence/text/english/refusals';
import { expect, test } from 'vitest';
import { workerLines } from '../../platform/files/pool.js';
import { mailLines } from '../../platform/mail/mailServer.js';

const doc = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
const [, section = ''] = /^## When something breaks$([\s\S]*?)^## /m.exec(doc) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const column = (number: number) => rows.map((row) => row[number]).join('\n');

test('R-3348: each line of the log about mails and workers that fail is in the table, with what people see', () => {
  expect(rows[0]?.slice(1, 5)).toEqual(['what breaks', 'what people see', 'what the log says', 'what to do']);
  for (const line of [...Object.values(mailLines), ...Object.values(workerLines)])
    expect(column(3)).toContain(`\`${line}\``);
  const seen = [
    account.mailsWait,
    dashboard.lateMails(12, 48),
    study.people.undelivered,
    inference.stopped,
    share.mailWaits,
    share.undelivered,
    study.people.mailWaits,
    refusals.unavailable,
    refusals.too_complex,
    refusals.too_demanding,
  ];
  for (const sentence of seen) expect(column(2)).toContain(`"${String(sentence)}"`);
});
