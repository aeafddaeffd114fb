import { expect, test } from 'vitest';
import { roleWords, roleWordsIn } from './roleWords.ts';

test('R-2766: a role that code or SQL decides by is found, and where', () => {
  const text = [
    "const heirs = eq(networkMembers.role, 'collaboration');",
    "sql`select id from network_members where role = 'invitation' and ended_at is null`;",
    "if (network.type === 'owned') share();",
    "sql`role not in ('expert', 'invitation')`;",
    "if ('owned' !== entry.network?.type) return;",
    "if (['owned', 'collaboration'].includes(network.type)) show();",
    "    case 'collaboration':",
    "const own = list.filter(({ type }) => type == 'owned');",
  ].join('\n');
  expect(roleWordsIn('a.ts', text)).toEqual([
    "a.ts:1 'collaboration'",
    "a.ts:2 'invitation'",
    "a.ts:3 'owned'",
    "a.ts:4 'expert'",
    "a.ts:5 'owned'",
    "a.ts:6 'owned'",
    "a.ts:7 'collaboration'",
    "a.ts:8 'owned'",
  ]);
});

test('R-2766: a permission, a comment and a role that is given or named are none', () => {
  const text = [
    "memberMay('view');",
    "// A role = 'invitation' in the table.",
    "type Facts = Entry['invitation'];",
    "recordEvent({ type: 'invitation_declined' });",
    "const row = { type: 'owned' };",
    "const type = 'owned';",
    "fetchTyped('invitation');",
    "if (outcome === 'invitation') told();",
  ].join('\n');
  expect(roleWordsIn('a.ts', text)).toEqual([]);
});

test('R-2766: nowhere outside the table does code decide by the word for a role', async () => {
  const { ok, line, details } = await roleWords();
  expect([ok, details]).toEqual([true, '']);
  expect(Number(/(\d+) files/.exec(line)?.[1])).toBeGreaterThan(850);
});
