import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeMail } from './letter.js';
import { type Letters, tags } from '@credence/text';
import { lettersIn } from './queueLetter.js';

const facts = {
  site: 'Larynx & friends',
  url: 'https://credence.test/forgot/?user=a%40b.c&secret=x',
  until: '5 December 2026',
  what: 'set',
  registeredAt: '20 November 2026 at 10:00',
  inviter: 'Dr. Chidi Okafor',
  inviterAddress: 'c.okafor@hno.example',
  network: 'Laryngeal carcinoma',
  address: 'ann@example.org',
  message: 'How often do they reach the nodes?',
  due: '11 December 2026',
  nodes: 3,
  purpose: 'Staging before treatment.',
  questions: 96,
  minutes: 35,
  closes: '31 December 2026 at 22:59 UTC',
  person: 'Ann Baker',
  owner: 'Dr. Chidi Okafor',
  sees: 'pool',
  withdrawal: 'until_final',
  wasRead: false,
  passed: [{ network: 'Laryngeal carcinoma', deputy: 'Ann Baker' }],
  stops: ['Hepar'],
  kept: 1,
  erased: 2,
  finished: 3,
  experts: 5,
} as const;
const names = Object.keys(lettersIn('en').letters) as (keyof Letters)[];

describe.each(tags)('letters in %s', (locale) => {
  test.each(names)('%s has a subject of one line, its link once to click and once to copy, and no picture', (name) => {
    const { letters } = lettersIn(locale);
    const mail = writeMail(letters[name](facts), 'ada@example.org', { name: facts.site, locale });
    expect(mail.subject).toMatch(/^[^\r\n]{10,90}$/);
    expect(mail.text).toContain(facts.url);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).toContain('href="https://credence.test/forgot/?user=a%40b.c&amp;secret=x"');
    expect(mail.html).not.toMatch(/<img|<script|src=|url\(/);
  });
});

test('people who chose no language are written to in English', () => {
  expect(lettersIn(null).locale).toBe('en');
  expect(lettersIn('xx').locale).toBe('en');
});

test('text typed by a person stays text in the HTML of a mail (B-058)', () => {
  const letter = { subject: '<img src=x onerror=alert(1)>', paragraphs: ['"<b>" & more'], note: 'n' };
  const { html } = writeMail(letter, 'ada@example.org', { name: '<i>', locale: 'en' });
  expect(html).not.toMatch(/<img|<b>|<i>/);
  expect(html).toContain('&lt;img src=x');
});

test('R-2530: a mail has the colours of the product’s light theme and no others', () => {
  const tokens = readFileSync(
    path.join(import.meta.dirname, '../../../../ui/src/foundations/theme/tokens.styles.ts'),
    'utf8',
  );
  const light = new Set([...tokens.matchAll(/light-dark\((#[\da-f]{6}),/g)].map(([, colour]) => colour));
  expect(light.size).toBeGreaterThan(20);
  const { letters } = lettersIn('en');
  const { html } = writeMail(letters.activation(facts), 'ada@example.org', { name: facts.site, locale: 'en' });
  const used = new Set(html.match(/#[\da-f]{6}\b/g));
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((colour) => !light.has(colour))).toEqual([]);
});
