import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwritten } from '../config/siteTexts.js';
import { retention } from './retention.js';

const operate = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
const table = operate.slice(operate.indexOf('## How long things are kept'), operate.indexOf('## The database'));
const rows = new Map(table.split('\n').flatMap((line) => (line.startsWith('| ') ? [cellsOf(line)] : [])));

function cellsOf(line: string): [string, string] {
  const [, what = '', long = ''] = line.split('|');
  return [what.trim(), long.trim()];
}

const days = (period: number) => period / 86_400_000;
/** "30 days", and "24 months" for two years. */
const inWords = (period: number, [day, month]: readonly [string, string]) =>
  days(period) % 365 === 0 ? `${(days(period) / 365) * 12} ${month}` : `${days(period)} ${day}`;

const documented: Readonly<Record<Exclude<keyof typeof retention, 'attempts'>, string>> = {
  unactivatedAccounts: 'accounts that were never activated, with all registrations of their address',
  deletedAccounts: 'deleted accounts',
  deletedNetworks: 'deleted networks, with their answers',
  resets: 'a reset, until it can no longer be undone',
  adoptions: 'numbers of a study in its network, until they can no longer be taken out',
  waitingInvitations: 'invitations to addresses without an account, with the address',
  endedSessions: 'sessions and mailed links',
  knownBrowsers: 'browsers known from a sign-in',
  mails: 'the record that a mail was sent',
  repeatedRequests: 'the stored response to a repeated request',
  updateBackups: 'the backup that an update makes before it changes tables',
  activities: 'visits to questions, all other activities and the audit log',
};

test.each(Object.entries(documented))('R-2848: operate.md says how long the server keeps %s', (period, row) => {
  expect(rows.get(row)).toContain(inWords(retention[period as keyof typeof documented], ['days', 'months']));
});

/** What the default privacy text says of each period, in its words for days and months. */
const promised = {
  en: {
    words: ['days', 'months'],
    says: {
      unactivatedAccounts: 'Accounts that are not activated: *.',
      endedSessions: 'Sessions and mailed links: * after',
      knownBrowsers: 'Browsers that we recognise: * after',
      deletedNetworks: 'Deleted networks: *.',
      waitingInvitations: 'Invitations to an address without an account: *.',
      resets: 'A reset can be undone for *.',
      activities: 'How long questions were open, all other activities and the security log: *.',
      deletedAccounts: 'A deleted account: *,',
    },
    record: [
      /Answers, combinations, .* every change to them: as long as their network/,
      /erased network, how many changes/,
    ],
  },
  de: {
    words: ['Tage', 'Monate'],
    says: {
      unactivatedAccounts: 'Nicht aktivierte Konten: *.',
      endedSessions: 'Sitzungen und verschickte Links: * nach',
      knownBrowsers: 'Wiedererkannte Browser: * nach',
      deletedNetworks: 'Gelöschte Netze: *.',
      waitingInvitations: 'Einladungen an eine Adresse ohne Konto: *.',
      resets: 'Ein Zurücksetzen lässt sich * lang',
      activities: 'Wie lange Fragen geöffnet waren, alle anderen Aktivitäten und das Sicherheitsprotokoll: *.',
      deletedAccounts: 'Ein gelöschtes Konto: *,',
    },
    record: [
      /Antworten, Kombinationen, .* jede Änderung daran: so lange wie ihr Netz/,
      /gelöschten Netz: die Zahl der Änderungen/,
    ],
  },
} as const;

test.each(Object.entries(promised))(
  'R-2848: the privacy text (%s) promises what the server does',
  (tag, { words, says, record }) => {
    const text = unwritten[tag as keyof typeof promised].privacy.map((section) => section.text).join(' ');
    for (const [period, sentence] of Object.entries(says))
      expect(text).toContain(sentence.replace('*', inWords(retention[period as keyof typeof says], words)));
    for (const sentence of record) expect(text).toMatch(sentence);
  },
);
