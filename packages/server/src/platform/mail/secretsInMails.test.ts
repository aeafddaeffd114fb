import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Letters, tags } from '@credence/text';
import { expect, test } from 'vitest';
import { writeMail } from './letter.js';
import { lettersIn } from './queueLetter.js';

const url = 'https://credence.test/page#secret=s3cr3t';

/** Whatever any letter wants to know. */
const facts = {
  site: 'Credence',
  url,
  address: 'new@example.org',
  registeredAt: '1 May',
  what: 'set',
  until: '1 May',
  inviter: 'Ann',
  inviterAddress: 'ann@example.org',
  network: 'Larynx',
  message: 'Please.',
  due: '1 May',
  nodes: 2,
  purpose: 'Staging.',
  questions: 3,
  minutes: 4,
  closes: '1 May',
  sees: 'pool',
  withdrawal: 'until_final',
  person: 'Ann',
  owner: 'Ann',
  finished: 1,
  experts: 2,
  wasRead: true,
  passed: [],
  stops: [],
  kept: 0,
  erased: 0,
};

test.each(tags.flatMap((locale) => Object.keys(lettersIn(locale).letters).map((kind) => [locale, kind])))(
  'R-3740: the only address in a mail is that of its button (%s, %s)',
  (locale, kind) => {
    const write = lettersIn(locale).letters[kind as keyof Letters] as (
      given: typeof facts,
    ) => ReturnType<Letters['activation']>;
    const letter = write(facts);
    const { text, html } = writeMail(letter, 'ada@example.org', { name: 'Credence', locale });
    const found = `${text} ${html}`.match(/https?:[^\s"<]+/g) ?? [];
    expect(new Set(found)).toEqual(new Set(letter.action ? [url] : []));
  },
);

test('R-3740: no address that the product writes below PUBLIC_URL has a query, so no secret is in one', () => {
  const source = fileURLToPath(new URL('../../', import.meta.url));
  const addresses = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(/\$\{[^}]*publicUrl\}.*?`/g) ?? []);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
});
