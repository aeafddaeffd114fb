import { readFileSync } from 'node:fs';
import { login } from '@credence/text/english/app/login';
import { question } from '@credence/text/english/app/question';
import { refusals } from '@credence/text/english/refusals';
import { expect, test } from 'vitest';
import { type Fault, faults } from './faults.js';

const page = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n## When something breaks\n');
const rows = section
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));

const cannotSave = [question.waitsForRoom, refusals.storage_unavailable];

/** What people are told meanwhile. */
const onScreen: Readonly<Record<Fault, readonly string[]>> = {
  disk_full: cannotSave,
  database_away: [...cannotSave, refusals.reading_unavailable],
  database_read_only: cannotSave,
  database_busy: [question.waitsForRoom, refusals.unavailable],
  pooler_refuses: [...cannotSave, refusals.reading_unavailable],
  replica_unused: [],
  clock_jumped: [login.sessionEnded, refusals.round_not_open],
  erasing_held: [],
};

const quoted = (cell: string) => [...cell.matchAll(/“([^”]+)”/g)].map(([, words]) => words);
const verbatim = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words);

test('R-3339: the page about operation has a table of what breaks', () => {
  expect(rows[0]).toEqual(['what breaks', 'what people see', 'what the log says', 'what to do']);
});

test.each(Object.keys(faults) as Fault[])(
  'R-3339: of %s the page quotes what the screen and the log say, and says what to do as the log does',
  (fault) => {
    const { began, over, todo } = faults[fault];
    const about = rows.filter(([, , log = '']) => verbatim(log).includes(began));
    expect(about).toHaveLength(1);
    const [, seen = '', log = '', remedy = ''] = about[0]!;
    expect(quoted(seen)).toEqual(onScreen[fault]);
    expect(verbatim(log)).toEqual([began, over]);
    expect(remedy.startsWith(todo)).toBe(true);
  },
);
