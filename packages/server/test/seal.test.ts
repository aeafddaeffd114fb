import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '../src/database/schema/index.js';
import { operations } from '../src/operations.js';
import { compareWorlds } from './seal/compare.js';
import { appForThisTest, contract } from './testApp.js';

/** What is read of a study on a screen. Everything else, and files in all their forms, are compared in the sweep. */
const reads = contract.filter(
  ({ id, method, path }) => method === 'GET' && path.includes('study') && !id.startsWith('download'),
);
/** Two worlds, and one of them once more. */
const worlds = { timeout: 600_000 };

test('R-3511: whatever one expert said, everybody else reads the same, but for what a list names', worlds, async () => {
  const { leaks, tellings } = await compareWorlds(await appForThisTest(), 'closed', reads);
  expect(leaks).toEqual([]);
  expect(tellings).toBeGreaterThan(20 * reads.length);
});

test('R-3511: of what one expert said and took away, no row of the database is different', worlds, async () => {
  expect((await compareWorlds(await appForThisTest(), 'erased', [])).leaks).toEqual([]);
});

test('R-3511: the comparison finds a number of acts, the order of a list and a word in a mail', worlds, async () => {
  const leaking: Partial<typeof operations> = {
    // How many combinations somebody chose, as the log of an administrator once had it.
    getDashboard: async (call, services) => {
      const dashboard = await operations.getDashboard(call, services);
      const [said] = await services.database
        .select({ chosen: sql<number>`sum((${events.metadata} ->> 'combinations')::integer)::integer` })
        .from(events);
      return 'users' in dashboard ? { ...dashboard, questionnaireAnswers: said!.chosen } : dashboard;
    },
    // Who said more comes first.
    listCollaborators: async (call, services) => {
      const listed = await operations.listCollaborators(call, services);
      const { rows } = await services.database.execute<{ more: boolean }>(
        sql`select bool_or(comment = 'axolotl') as more from answers`,
      );
      if (!('collaborators' in listed) || !rows[0]!.more) return listed;
      return { ...listed, collaborators: listed.collaborators.toReversed() };
    },
    inviteExperts: async (call, services) => {
      const { rows } = await services.database.execute<{ words: string }>(
        sql`select string_agg(comment, ' ' order by comment) as words from answers`,
      );
      return operations.inviteExperts({ ...call, body: { ...call.body, message: rows[0]!.words } }, services);
    },
  };
  const server = await appForThisTest({ operations: leaking });
  const asked = contract.filter(({ id }) => id in leaking);
  const { leaks } = await compareWorlds(server, 'open', asked);
  expect([...new Set(leaks.map((leak) => /^\S+ \S+(?: \(mail\))?/.exec(leak)?.[0]))]).toEqual([
    'owner inviteExperts (mail)',
    'owner listCollaborators',
    'collaborator listCollaborators',
    'administrator getDashboard',
    'owningAdministrator getDashboard',
    'owningAdministrator inviteExperts (mail)',
    'owningAdministrator listCollaborators',
  ]);
});
