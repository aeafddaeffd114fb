import { expect, test } from 'vitest';
import { roleWords, roleWordsIn } from './roleWords.ts';

test('R-2766: a word for a role in code, in SQL and in a comparison is found, and where', () => {
  const text = [
    "const heirs = eq(networkMembers.role, 'collaboration');",
    "sql`select id from network_members where role = 'invitation' and ended_at is null`;",
    "if (network.type === 'owned') share();",
    'const part = "owner";',
  ].join('\n');
  expect(roleWordsIn('a.ts', text)).toEqual([
    "a.ts:1 'collaboration'",
    "a.ts:2 'invitation'",
    "a.ts:3 'owned'",
    "a.ts:4 'owner'",
  ]);
});

test('R-2766: a permission, a comment, a key of a type and a longer word are none', () => {
  const text = [
    "memberMay('view');",
    "// Kept as 'invitation' in the table.",
    "type Facts = Entry['invitation'];",
    "recordEvent({ type: 'invitation_declined' });",
  ].join('\n');
  expect(roleWordsIn('a.ts', text)).toEqual([]);
});

test('R-2766: nowhere outside the table does code decide by the word for a role', async () => {
  const { ok, line, details } = await roleWords();
  expect([ok, details]).toEqual([true, '']);
  expect(Number(/(\d+) files/.exec(line)?.[1])).toBeGreaterThan(850);
});
