import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { writeMail } from '../../packages/server/src/platform/mail/letter.js';
import type { Letters } from '../../packages/text/src/letters.js';
import { cutTexts, sticksOut } from '../../packages/ui/walls/overflow.js';
import { stringsIn, untranslated } from '../../packages/ui/walls/strings.js';
import { invented } from './language.js';

/** What a mail is about, without end: names as long as the server takes them. */
const facts = {
  site: 'Larynx',
  url: `https://credence.test/forgot/?user=a%40b.c&secret=${'x'.repeat(64)}`,
  until: '5',
  what: 'set',
  registeredAt: '20',
  inviter: 'Dr. Chidi Okafor',
  inviterAddress: 'c.okafor@hno.example',
  network: 'Laryngeal carcinoma',
  address: 'ann@example.org',
  message: 'How often?',
  due: '11',
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

const { letters, dates } = await invented.mails();
const names = Object.keys(letters) as (keyof Letters)[];
const site = { name: facts.site, locale: dates };

beforeAll(() => page.viewport(320, 800));
afterAll(() => page.viewport(1024, 768));

/** Opens the page of a mail, as a mail program does: within its own. */
function open(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const opened = document.createElement('div');
  opened.style.cssText = body.style.cssText;
  opened.append(...body.childNodes);
  document.body.append(opened);
  return opened;
}

test('R-2737: there are all mails', () => {
  expect(names.length).toBeGreaterThan(14);
});

test.each(names)('R-2737: the mail %s is whole in 320 px and says the same as text, without plain English', (name) => {
  const letter = letters[name](facts);
  const { text, html } = writeMail(letter, facts.address, site);
  const opened = open(html);
  const shown = stringsIn(opened);
  const room = [...sticksOut(), ...[...cutTexts()].map((element) => element.tagName)];
  opened.remove();

  expect(room).toEqual([]);
  expect(shown).toEqual([
    letter.subject,
    ...letter.paragraphs,
    ...(letter.action ? [letter.action.label, letter.action.url] : []),
    letter.note,
    facts.site,
  ]);
  for (const string of shown.slice(1)) expect(text).toContain(string);
  // The address of a link is not for reading, but has to be whole.
  const left = shown.filter(
    (string) => !string.startsWith('https:') && untranslated(string, [facts.site]) !== undefined,
  );
  expect(left).toEqual([]);
});

test('R-2737: a mail that is wider would be found', () => {
  // A box and not a text: the width of a text depends on the fonts of the machine.
  const opened = open('<body><p style="width:400px">[Ƥŕéśś ťĥíś ƀúťťóń ťó áćťíṽáťé ťĥé áććóúńť]</p></body>');
  const room = sticksOut();
  opened.remove();
  expect(room.length).toBeGreaterThan(0);
});
